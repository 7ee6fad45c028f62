import type { LookupKey, LookupKeyStore, Secrets } from '@doorstep/core';
import { LRUCache } from 'lru-cache';

export function isLookupKey(text: string): boolean {
  return /^[A-Z]{2}\d{2}(-[A-Z]{2}\d{2}){3}$/.test(text);
}

/** The delay until a new key works, or a revoked one stops. */
const cachedMs = 1000;
const maxCached = 1000;

/** Null for an unknown or revoked key. */
export type FindLookupKey = (key: string) => Promise<LookupKey | null>;

/** Queries the store at most once per second and key: every key press sends a Find. */
export function createKeyFinder(
  store: Pick<LookupKeyStore, 'findByHash'>,
  secrets: Pick<Secrets, 'hash'>,
): FindLookupKey {
  const cache = new LRUCache<string, Promise<LookupKey | null>>({ max: maxCached, ttl: cachedMs });
  return (text) => {
    const keyHash = secrets.hash(text);
    const cached = cache.get(keyHash);
    if (cached !== undefined) return cached;
    const key = store.findByHash(keyHash);
    cache.set(keyHash, key);
    // Do not cache an outage.
    key.catch(() => cache.delete(keyHash));
    return key;
  };
}
