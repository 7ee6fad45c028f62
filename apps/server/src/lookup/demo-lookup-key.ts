import { createHmac } from 'node:crypto';
import type { Secrets, Store } from '@doorstep/core';
import { subKey } from '../secrets/sub-key.ts';

const letters = 'ABCDEFGHJKMNPQRTUVWXYZ';

/** Derived from the secret, so that every start can show it again. */
function demoLookupKey(masterSecret: string): string {
  const bytes = createHmac('sha256', subKey(masterSecret, 'demo-lookup-key')).update('key').digest();
  const letter = (at: number) => letters[(bytes[at] ?? 0) % letters.length];
  const digit = (at: number) => (bytes[at] ?? 0) % 10;
  return [0, 4, 8, 12].map((at) => `${letter(at)}${letter(at + 1)}${digit(at + 2)}${digit(at + 3)}`).join('-');
}

export async function ensureDemoLookupKey(parts: {
  store: Store;
  secrets: Secrets;
  masterSecret: string;
}): Promise<string> {
  const { store, secrets } = parts;
  const key = demoLookupKey(parts.masterSecret);
  const keyHash = secrets.hash(key);
  if ((await store.lookupKeys.list()).some((each) => each.keyHash === keyHash)) return key;
  await store.lookupKeys.insert({
    id: secrets.newId(),
    name: 'Demo',
    keyHash,
    ending: key.slice(-4),
    origins: [],
    createdAt: await store.now(),
    revokedAt: null,
  });
  return key;
}
