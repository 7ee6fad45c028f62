import type { Context } from '../context.ts';
import { canonicalVersion } from '../home/canonical-address.ts';
import { homeKeys, streetHashOf, type HomeIdentity } from '../home/home-keys.ts';
import type { ResolvedAddress } from './resolve-address.ts';
import type { CheckedSubmission } from './submission-input.ts';
import { isUnitMissing } from './address-hold-reasons.ts';

export function identifyHome(
  { secrets }: Pick<Context, 'secrets'>,
  scopeSecret: string,
  { resolved, noFixedAddress = false }: Pick<CheckedSubmission, 'resolved' | 'noFixedAddress'>,
): HomeIdentity {
  if (!noFixedAddress && !isFlatUnknown(resolved)) {
    return homeKeys(secrets, scopeSecret, resolved.address, resolved.knowledge);
  }
  // People without an address and unnamed flats cannot be told apart: each request gets its own home, and staff check
  // it.
  const hash = secrets.keyedHash(scopeSecret, `nobody's|${secrets.newId()}`);
  return {
    keys: [{ kind: 'address', version: canonicalVersion, hash }],
    buildingHash: hash,
    doorHash: streetHashOf(hash),
  };
}

/** Whether an address has several homes and the visitor did not name theirs. */
export function isFlatUnknown({ address, hasKnownUnit }: Pick<ResolvedAddress, 'address' | 'hasKnownUnit'>): boolean {
  return 'units' in address && isUnitMissing({ units: address.units, unit: address.unit, hasKnownUnit });
}
