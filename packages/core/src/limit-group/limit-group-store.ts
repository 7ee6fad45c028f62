import type { OfferInput } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/** Offers that share one allowance: what a home had of one counts for all. Its id is that of their scope. */
export interface LimitGroup {
  id: string;
  name: string;
  /** In the place of each offer's own. */
  limits: OfferInput['limits'];
  /** What they were before, latest last: what was given then was given rightly. */
  pastLimits: OfferInput['limits'][];
  /** Counts up with every change. */
  version: number;
  createdAt: Instant;
}

export interface LimitGroupStore {
  list(): Promise<LimitGroup[]>;
  find(id: string): Promise<LimitGroup | null>;
  insert(group: LimitGroup, scopeSecret: string): Promise<void>;
  /** @returns false when `version` is no longer the stored one; nothing is written then. */
  save(group: Pick<LimitGroup, 'id' | 'name' | 'limits' | 'pastLimits' | 'version'>): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    limitGroups: LimitGroupStore;
  }
}
