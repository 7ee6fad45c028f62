import { createHmac, randomInt } from 'node:crypto';
import type { LookupKey, LookupKeyStore } from '@doorstep/core';
import { subKey } from '../secrets/sub-key.ts';

const letters = 'ABCDEFGHJKMNPQRTUVWXYZ';

/** A new key in the form that clients of the protocol know: `AA11-AA11-AA11-AA11`, 2^62 of them. */
export function makeLookupKey(pick: (below: number) => number = randomInt): string {
  const group = () => {
    const [first, second] = [letters[pick(letters.length)], letters[pick(letters.length)]];
    return `${first}${second}${String(pick(100)).padStart(2, '0')}`;
  };
  return [group(), group(), group(), group()].join('-');
}

export function isLookupKey(text: string): boolean {
  return /^[A-Z]{2}\d{2}(-[A-Z]{2}\d{2}){3}$/.test(text);
}

/** What the store keeps of a key. */
export function hashLookupKey(key: string, masterSecret: string): string {
  return createHmac('sha256', subKey(masterSecret, 'lookup-key')).update(key).digest('hex');
}

/** The key of the demo, the same at every start of one installation, so that it can be shown again. */
export function demoLookupKey(masterSecret: string): string {
  const stream = createHmac('sha256', subKey(masterSecret, 'demo-lookup-key')).update('key').digest();
  let at = 0;
  return makeLookupKey((below) => (stream[at++] ?? 0) % below);
}

/** How long an answer of the store is believed: a new key works, and a revoked one stops, within this time. */
const believedMs = 1000;
const mostBelieved = 1000;

/** Finds a key that is not revoked. */
export type FindLookupKey = (key: string) => Promise<LookupKey | null>;

export function createKeyFinder(store: LookupKeyStore, masterSecret: string): FindLookupKey {
  const believed = new Map<string, { key: Promise<LookupKey | null>; until: number }>();
  return (text) => {
    const keyHash = hashLookupKey(text, masterSecret);
    const known = believed.get(keyHash);
    if (known !== undefined && known.until > Date.now()) return known.key;
    if (believed.size >= mostBelieved) believed.clear();
    const key = store.findByHash(keyHash);
    believed.set(keyHash, { key, until: Date.now() + believedMs });
    // An outage is not an answer: the next one asks again.
    key.catch(() => believed.delete(keyHash));
    return key;
  };
}
