import type { Address, RetrievedAddress } from '@doorstep/contract';
import type { FormKnowledge } from '../addresses.ts';
import type { Secrets } from '../secrets.ts';
import { canonicalAddress2 } from './canonical-address-2.ts';
import { canonicalAddress, canonicalUnit, canonicalVersion } from './canonical-address.ts';
import type { HomeKey } from './home-store.ts';

export interface HomeIdentity {
  keys: HomeKey[];
  buildingHash: string;
}

/** One version of the canonical form. */
export interface CanonicalVersion {
  version: number;
  of: typeof canonicalAddress;
}

/**
 * Every version in use, oldest first. A new one stands beside the old ones: a home keeps the keys that it has, and is
 * given the new ones when it is next met.
 */
export const canonicalVersions: readonly CanonicalVersion[] = [
  { version: canonicalVersion, of: canonicalAddress },
  { version: 2, of: canonicalAddress2 },
];

const nothingKnown: FormKnowledge = { needsTown: false, isAmbiguous: false, alsoAs: [] };

/**
 * Every key that can be computed for the home at an address, hashed with the secret of its scope: the canonical
 * address always, in every version and in every town and postcode that the data lists the building under, and the id of
 * a stable register where the data has one.
 */
export function homeKeys(
  secrets: Pick<Secrets, 'keyedHash'>,
  scopeSecret: string,
  address: Address | RetrievedAddress,
  {
    knowledge = nothingKnown,
    versions = canonicalVersions,
    firstRead = null,
  }: {
    knowledge?: FormKnowledge;
    versions?: readonly CanonicalVersion[];
    /** A typed address as it was read when there was one version: its key of then is looked up too. */
    firstRead?: Address | null;
  } = {},
): HomeIdentity {
  const hash = (text: string) => secrets.keyedHash(scopeSecret, text);
  const { needsTown, alsoAs } = knowledge;
  const listed = [
    { ...address, hasTown: needsTown },
    ...alsoAs.map(({ city, postcode, needsTown: hasTown }) => ({ ...address, city, postcode, hasTown })),
  ];
  const keys = new Map<string, HomeKey>();
  for (const { version, of } of versions) {
    for (const each of listed) {
      const key = hash(`address|${version}|${of(each, each.hasTown).home}`);
      keys.set(key, { kind: 'address', version, hash: key });
    }
  }
  if (firstRead !== null) {
    const key = hash(`address|${canonicalVersion}|${canonicalAddress(firstRead, needsTown).home}`);
    keys.set(key, { kind: 'address', version: canonicalVersion, hash: key });
  }
  if ('registerId' in address && address.registerId !== null) {
    const register = `register|${address.provider}|${address.dataset}|${address.registerId}|${canonicalUnit(address.unit)}`;
    const key = hash(register);
    keys.set(key, { kind: 'register', version: 1, hash: key });
  }
  // A building is counted under its first form for as long as there are versions: its homes are then counted together.
  const building = canonicalAddress(address, needsTown).building;
  return { keys: [...keys.values()], buildingHash: hash(`building|${canonicalVersion}|${building}`) };
}
