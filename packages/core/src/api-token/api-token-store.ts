import type { ApiScope } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/** How a program authenticates. The token itself is not stored. */
export interface ApiToken {
  id: string;
  name: string;
  tokenHash: string;
  /** Last letters of the token, to identify a token in a list. */
  ending: string;
  scopes: ApiScope[];
  /** Null: all offers. */
  offerIds: string[] | null;
  createdAt: Instant;
  expiresAt: Instant | null;
  usedAt: Instant | null;
  revokedAt: Instant | null;
}

export interface ApiTokenStore {
  insert(token: ApiToken): Promise<void>;
  /** Oldest first. */
  list(): Promise<ApiToken[]>;
  /** Of a token that is not revoked. */
  findByHash(tokenHash: string): Promise<ApiToken | null>;
  /** Notes that it was used, unless that was noted after `unlessSince`. */
  touch(id: string, at: Instant, unlessSince: Instant): Promise<void>;
  /** @returns false when there is no such token, or it was revoked before. */
  revoke(id: string, at: Instant): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    apiTokens: ApiTokenStore;
  }
}
