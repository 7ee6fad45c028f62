import type { Address, Assurance, RetrievedAddress, Submission, TypedAddress } from '@doorstep/contract';
import type { Addresses } from '../addresses.ts';
import { DoorstepError } from '../errors.ts';
import { canonicalAddress, canonicalUnit, parseTypedAddress } from '../home/index.ts';

export interface ResolvedAddress {
  address: Address | RetrievedAddress;
  assurance: Assurance;
  /** The unit came from the data, not from the visitor. */
  hasKnownUnit: boolean;
}

/**
 * What a submission says of its address, and how far that is proven. The server's signature alone makes it
 * `retrieved`; whatever the visitor edited afterwards is an address typed by hand, which the data may know (`matched`).
 * @throws DoorstepError `request_invalid` with `address_forged` or `address_expired`.
 */
export async function resolveAddress(
  addresses: Addresses,
  { address: { proof, typed }, unit }: Submission,
): Promise<ResolvedAddress> {
  if (proof !== undefined && proof !== '') {
    const outcome = addresses.verifyProof(proof);
    if (outcome.kind === 'forged') throw invalid('address_forged');
    if (outcome.kind === 'expired') throw invalid('address_expired');
    if (typed === undefined || isSamePlace(outcome.address, typed)) return withUnit(addresses, outcome.address, unit);
  }
  if (typed === undefined) throw invalid('address_missing');
  const match = await addresses.match(typed, unit);
  if (match !== null) {
    const resolved = await withUnit(addresses, match, unit === '' ? parseTypedAddress(typed, '').unit : unit);
    return { ...resolved, assurance: 'matched' };
  }
  return { address: parseTypedAddress(typed, unit), assurance: 'typed', hasKnownUnit: false };
}

/** What a proof says, without its end: for recognising a submission that is sent again later. */
export function provenAddress(addresses: Addresses, proof: string): RetrievedAddress | null {
  const outcome = addresses.verifyProof(proof);
  return outcome.kind === 'forged' ? null : outcome.address;
}

async function withUnit(addresses: Addresses, address: RetrievedAddress, typedUnit: string): Promise<ResolvedAddress> {
  if (address.unit !== '') return { address, assurance: 'retrieved', hasKnownUnit: true };
  if (canonicalUnit(typedUnit) === '') return { address, assurance: 'retrieved', hasKnownUnit: false };
  if (address.units.kind === 'named') {
    const [line1 = '', line2 = ''] = address.lines;
    const { city, postcode, countryCode: country } = address;
    const known = await addresses.match(
      { line1, line2: line2 === city ? '' : line2, city, postcode, country },
      typedUnit,
    );
    if (known !== null && canonicalUnit(known.unit) === canonicalUnit(typedUnit)) {
      return { address: known, assurance: 'retrieved', hasKnownUnit: true };
    }
  }
  return { address: { ...address, unit: typedUnit.trim() }, assurance: 'retrieved', hasKnownUnit: false };
}

function isSamePlace(proven: RetrievedAddress, typed: TypedAddress): boolean {
  const { building } = canonicalAddress(proven);
  return canonicalAddress(parseTypedAddress(typed, '')).building === building;
}

function invalid(code: 'address_forged' | 'address_expired' | 'address_missing'): DoorstepError {
  return new DoorstepError('request_invalid', { fields: [{ field: 'address', code }] });
}
