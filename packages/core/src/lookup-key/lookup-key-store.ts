import type { Instant } from '../instant.ts';

export interface LookupKey {
  id: string;
  name: string;
  keyHash: string;
  /** Last group of the key, to identify a key in a list. */
  ending: string;
  /** Origins that pages may call from, such as `https://shop.example`; empty means any. */
  origins: string[];
  createdAt: Instant;
  revokedAt: Instant | null;
}

export interface LookupKeyStore {
  insert(key: LookupKey): Promise<void>;
  list(): Promise<LookupKey[]>;
  /** A key that is not revoked, by its hash. */
  findByHash(keyHash: string): Promise<LookupKey | null>;
  /** @returns false when there is no such key. */
  revoke(id: string, at: Instant): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    lookupKeys: LookupKeyStore;
  }
}
