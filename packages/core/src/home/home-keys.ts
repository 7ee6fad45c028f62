import type { Address, RetrievedAddress } from '@doorstep/contract';
import type { Secrets } from '../secrets.ts';
import { canonicalAddress, canonicalUnit, canonicalVersion } from './canonical-address.ts';
import type { HomeKey } from './home-store.ts';

export interface HomeIdentity {
  keys: HomeKey[];
  buildingHash: string;
}

/**
 * Every key that can be computed for the home at an address, hashed with the secret of its scope: the canonical
 * address always, and the id of a stable register where the data has one.
 */
export function homeKeys(secrets: Secrets, scopeSecret: string, address: Address | RetrievedAddress): HomeIdentity {
  const hash = (text: string) => secrets.keyedHash(scopeSecret, text);
  const { home, building } = canonicalAddress(address);
  const keys: HomeKey[] = [
    { kind: 'address', version: canonicalVersion, hash: hash(`address|${canonicalVersion}|${home}`) },
  ];
  if ('registerId' in address && address.registerId !== null) {
    const register = `register|${address.provider}|${address.dataset}|${address.registerId}|${canonicalUnit(address.unit)}`;
    keys.push({ kind: 'register', version: 1, hash: hash(register) });
  }
  return { keys, buildingHash: hash(`building|${canonicalVersion}|${building}`) };
}
