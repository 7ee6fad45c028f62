import { randomBytes } from 'node:crypto';
import type { Store } from '@doorstep/core';
import { hmacSha256 } from '@doorstep/hmac';
import { networkPrefix, widerPrefixes } from './network-prefix.ts';

const dayMs = 86_400_000;

/** The network of an address as it may be stored: a hash that groups one day's requests (UTC), equal in all processes. */
export type HashNetwork = (ip: string) => Promise<string>;

/** The same for a network itself, as `networkPrefix` names it. */
export type HashPrefix = (prefix: string) => Promise<string>;

/**
 * Hashes with the day's salt from the store, which is read once a day. Salts are random and destroyed after their day, so
 * that nobody who has the database and every secret can find out later whose hash it is.
 */
export function createPrefixHashes(
  { networkSalts }: Pick<Store, 'networkSalts'>,
  now: () => number = Date.now,
): HashPrefix {
  let current: { day: number; salt: Promise<Buffer> } | null = null;

  function saltOf(day: number): Promise<Buffer> {
    if (current?.day === day) return current.salt;
    const kept = networkSalts.ofDay(day, randomBytes(32).toString('hex'));
    // One object for the whole day: preparing a key takes longer than hashing with it.
    const made = { day, salt: kept.then((salt) => Buffer.from(salt, 'hex')) };
    current = made;
    // The next caller tries again after an error; those who waited for this one get the error.
    made.salt.catch(() => {
      if (current === made) current = null;
    });
    return made.salt;
  }

  return async (prefix) => {
    const salt = await saltOf(Math.floor(now() / dayMs));
    return hmacSha256(salt, prefix, 'hex').slice(0, 32);
  };
}

export function createNetworkHashes(store: Pick<Store, 'networkSalts'>, now: () => number = Date.now): HashNetwork {
  const hash = createPrefixHashes(store, now);
  return (ip) => hash(networkPrefix(ip));
}

/** The same of the two wider networks of an address: see `widerPrefixes`. */
export type HashWiderNetworks = (ip: string) => Promise<string[]>;

export function createWiderNetworkHashes(store: Pick<Store, 'networkSalts'>): HashWiderNetworks {
  const hash = createPrefixHashes(store);
  return (ip) => Promise.all(widerPrefixes(ip).map(hash));
}
