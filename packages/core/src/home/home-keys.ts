import { unitKey } from '@doorstep/address-language';
import type { Address, RetrievedAddress } from '@doorstep/contract';
import type { FormKnowledge } from '../addresses.ts';
import type { Secrets } from '../secrets.ts';
import { canonicalAddress, canonicalVersion, comparedAddress } from './canonical-address.ts';
import type { HomeKey } from './home-store.ts';

export interface HomeIdentity {
  keys: HomeKey[];
  /** Starts with its `streetHashOf`, which buildings in other towns with the same street and number share. */
  buildingHash: string;
  /** Hash of street, number, unit and town, without postcode and country. */
  doorHash: string;
}

/** In characters; enough to tell street and number apart within one offer. */
const streetHashLength = 16;
const buildingHashLength = 64;

export function streetHashOf(buildingHash: string): string {
  return buildingHash.slice(0, streetHashLength);
}

const nothingKnown: FormKnowledge = { needsTown: false, isAmbiguous: false, alsoAs: [] };

/**
 * Every key of the home at an address, hashed with the secret of its scope: the canonical address, in every town and
 * postcode that the data lists the building under, and the id of a stable register if the data has one.
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
  const { street, door } = comparedAddress(address);
  return {
    keys,
    buildingHash: (
      hash(`street|${version}|${street}`).slice(0, streetHashLength) + hash(`building|${version}|${own.building}`)
    ).slice(0, buildingHashLength),
    doorHash: hash(`door|${version}|${door}`).slice(0, streetHashLength),
  };
}
