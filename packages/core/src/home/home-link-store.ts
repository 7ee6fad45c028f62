import type { Instant } from '../instant.ts';

/** A decision of staff about two homes. */
export interface HomeLink {
  id: string;
  scopeId: string;
  /** `merged`: the first counts as the second. `apart`: two homes, however similar. */
  kind: 'merged' | 'apart';
  homeId: string;
  otherId: string;
  reason: string;
  /** Name of the person who decided. */
  actor: string;
  at: Instant;
  undoneAt: Instant | null;
  undoneBy: string | null;
}

export interface HomeLinkStore {
  insert(link: Omit<HomeLink, 'undoneAt' | 'undoneBy'>): Promise<void>;
  find(id: string): Promise<HomeLink | null>;
  /** Links of these homes, undone ones included, oldest first. */
  ofHomes(homeIds: string[]): Promise<HomeLink[]>;
  /** @returns false if it was already undone. */
  undo(id: string, by: { at: Instant; actor: string }): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    homeLinks: HomeLinkStore;
  }
}
