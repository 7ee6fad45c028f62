import { dayMs } from '@doorstep/contract';
import type { Store } from '@doorstep/core';
import { hmacSha256 } from '@doorstep/hmac';
import ipaddr from 'ipaddr.js';
import { randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';

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

/** Distinguishes visitors: IPv4 /24, IPv6 /56 (usually a household); `unknown` for an invalid address. */
export function networkPrefix(ip: string): string {
  if (isIPv4(ip)) return networkOfIPv4(ip); // the common case, called several times per request
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return networkOfIPv4(address.toString());
  const [first = 0, second = 0, third = 0, fourth = 0] = address.parts;
  return `${[first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

/** The networks of one customer (IPv6 /48, IPv4 /20) and of one provider (/32, /16). */
export function widerPrefixes(ip: string): [site: string, provider: string] {
  const prefix = networkPrefix(ip);
  if (prefix.endsWith('/24')) {
    const third = prefix.indexOf('.', prefix.indexOf('.') + 1) + 1;
    const provider = prefix.slice(0, third);
    return [`${provider}${Number.parseInt(prefix.slice(third), 10) & 0xf0}.0/20`, `${provider}0.0/16`];
  }
  const [network = '', length] = prefix.split('/');
  if (length !== '56') return [`${network}/site`, `${network}/provider`];
  const [first, second, third] = network.split(':');
  return [`${first}:${second}:${third}::/48`, `${first}:${second}::/32`];
}

function networkOfIPv4(address: string): string {
  return `${address.slice(0, address.lastIndexOf('.'))}.0/24`;
}
