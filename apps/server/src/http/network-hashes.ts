import { randomBytes } from 'node:crypto';
import type { Store } from '@doorstep/core';
import { hmacSha256 } from '@doorstep/hmac';
import { networkPrefix, widerPrefixes } from './network-prefix.ts';

const dayMs = 86_400_000;

/** A storable hash of an address's network, equal in all processes and for one day (UTC). */
export type HashNetwork = (ip: string) => Promise<string>;

export type HashPrefix = (prefix: string) => Promise<string>;

/**
 * Salts are random and deleted after their day, so nobody can reverse old hashes, even with the database and all
 * secrets.
 */
export function createPrefixHashes(
  { networkSalts }: Pick<Store, 'networkSalts'>,
  now: () => number = Date.now,
): HashPrefix {
  let current: { day: number; salt: Promise<Buffer> } | null = null;

  function saltOf(day: number): Promise<Buffer> {
    if (current?.day === day) return current.salt;
    const kept = networkSalts.ofDay(day, randomBytes(32).toString('hex'));
    // One key object per day: creating one takes longer than hashing.
    const made = { day, salt: kept.then((salt) => Buffer.from(salt, 'hex')) };
    current = made;
    // The next caller retries after an error; concurrent callers receive it.
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

export type HashWiderNetworks = (ip: string) => Promise<string[]>;

export function createWiderNetworkHashes(store: Pick<Store, 'networkSalts'>): HashWiderNetworks {
  const hash = createPrefixHashes(store);
  return (ip) => Promise.all(widerPrefixes(ip).map(hash));
}
