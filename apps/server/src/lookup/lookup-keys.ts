import type { LookupKey, LookupKeyStore, Secrets } from '@doorstep/core';
import { LRUCache } from 'lru-cache';

/** Whether a text has the form of a created key: `AA11-AA11-AA11-AA11`, in capitals. */
export function isLookupKey(text: string): boolean {
  return /^[A-Z]{2}\d{2}(-[A-Z]{2}\d{2}){3}$/.test(text);
}

/** A new key works, and a revoked one stops, within this time. */
const cachedMs = 1000;
const maxCached = 1000;

/** Finds a key, written in capitals, unless it is unknown or revoked. */
export type FindLookupKey = (key: string) => Promise<LookupKey | null>;

/** Asks the store at most once a second for each key: a Find is sent at every key press. */
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
    // An outage is not an answer: the next call asks again.
    key.catch(() => cache.delete(keyHash));
    return key;
  };
}
