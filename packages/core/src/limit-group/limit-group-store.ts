import type { Listed, ListPart, OfferInput } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/** Offers that share one allowance: a unit of one counts for all. The id is that of their scope. */
export interface LimitGroup {
  id: string;
  name: string;
  /** Replace each offer's own limits. */
  limits: OfferInput['limits'];
  /** Earlier limits, latest last; units given under them remain valid. */
  pastLimits: OfferInput['limits'][];
  /** Rises with each change. */
  version: number;
  createdAt: Instant;
}

export interface LimitGroupStore {
  part(part: ListPart): Promise<Listed<LimitGroup>>;
  find(id: string): Promise<LimitGroup | null>;
  insert(group: LimitGroup, scopeSecret: string): Promise<void>;
  /** @returns false if `version` is no longer the stored one; then nothing is written. */
  save(group: Pick<LimitGroup, 'id' | 'name' | 'limits' | 'pastLimits' | 'version'>): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    limitGroups: LimitGroupStore;
  }
}
