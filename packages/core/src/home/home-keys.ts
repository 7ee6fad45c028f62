import { unitKey } from '@doorstep/address-language';
import type { Address, RetrievedAddress } from '@doorstep/contract';
import type { FormKnowledge } from '../addresses.ts';
import type { Secrets } from '../secrets.ts';
import { canonicalAddress, canonicalVersion } from './canonical-address.ts';
import type { HomeKey } from './home-store.ts';

export interface HomeIdentity {
  keys: HomeKey[];
  buildingHash: string;
}

const nothingKnown: FormKnowledge = { needsTown: false, isAmbiguous: false, alsoAs: [] };

/**
 * Every key that can be computed for the home at an address, hashed with the secret of its scope: the canonical
 * address always, in every town and postcode that the data lists the building under, and the id of a stable register
 * where the data has one.
 */
export function homeKeys(
  secrets: Pick<Secrets, 'keyedHash'>,
  scopeSecret: string,
  address: Address | RetrievedAddress,
  knowledge: FormKnowledge = nothingKnown,
): HomeIdentity {
  const version = canonicalVersion;
  const hash = (text: string) => secrets.keyedHash(scopeSecret, text);
  const { needsTown, alsoAs } = knowledge;
  const own = canonicalAddress(address, needsTown);
  const elsewhere = alsoAs.map(({ city, postcode, needsTown: hasTown }) =>
    canonicalAddress({ ...address, city, postcode }, hasTown),
  );
  const keys: HomeKey[] = [...new Set([own, ...elsewhere].map(({ home }) => home))].map((home) => ({
    kind: 'address',
    version,
    hash: hash(`address|${version}|${home}`),
  }));
  if ('registerId' in address && address.registerId !== null) {
    const register = `register|${address.provider}|${address.dataset}|${address.registerId}|${unitKey(address.unit, address.countryCode.toUpperCase())}`;
    keys.push({ kind: 'register', version, hash: hash(register) });
  }
  return { keys, buildingHash: hash(`building|${version}|${own.building}`) };
}
