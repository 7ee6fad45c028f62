import type { LookupKey, LookupKeyStore, Secrets } from '@doorstep/core';

/** Whether a text has the form of a created key: `AA11-AA11-AA11-AA11`, in capitals. */
export function isLookupKey(text: string): boolean {
  return /^[A-Z]{2}\d{2}(-[A-Z]{2}\d{2}){3}$/.test(text);
}

/** How long an answer of the store is believed: a new key works, and a revoked one stops, within this time. */
const believedMs = 1000;
const maxBelieved = 1000;

/** Finds a key, written in capitals, unless it is unknown or revoked. */
export type FindLookupKey = (key: string) => Promise<LookupKey | null>;

/** Asks the store at most once a second for each key: a Find is sent at every key press. */
export function createKeyFinder(
  store: Pick<LookupKeyStore, 'findByHash'>,
  secrets: Pick<Secrets, 'hash'>,
): FindLookupKey {
  const believed = new Map<string, { key: Promise<LookupKey | null>; until: number }>();
  return (text) => {
    const keyHash = secrets.hash(text);
    const known = believed.get(keyHash);
    if (known !== undefined && known.until > Date.now()) return known.key;
    if (believed.size >= maxBelieved) believed.clear();
    const key = store.findByHash(keyHash);
    believed.set(keyHash, { key, until: Date.now() + believedMs });
    // An outage is not an answer: the next one asks again.
    key.catch(() => believed.delete(keyHash));
    return key;
  };
}
