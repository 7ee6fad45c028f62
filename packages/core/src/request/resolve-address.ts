import {
  addressKinds,
  completeTyped,
  parseTypedAddress,
  postcodeKey,
  unitKey,
  writtenUnit,
} from '@doorstep/address-language';
import {
  type Address,
  type Assurance,
  DoorstepError,
  type FieldErrorCode,
  type RetrievedAddress,
  type Submission,
  type TypedAddress,
  addressKinds as allKinds,
} from '@doorstep/contract';
import type { Addresses, FormKnowledge } from '../addresses.ts';
import { withPlainPostcode } from '../home/address-letters.ts';
import type { Offer } from '../offer/offer.ts';
import { contradictsUnit, isCopyOf, isUnedited } from './is-unedited.ts';
import { emptyAddress } from './plain-address.ts';

export interface ResolvedAddress {
  address: Address | RetrievedAddress;
  assurance: Assurance;
  /** The unit came from the data, not from the visitor. */
  hasKnownUnit: boolean;
  retrieved: RetrievedAddress | null;
  /** Chosen by its id, which the lookup could not verify. */
  isUnverified: boolean;
  knowledge: FormKnowledge;
}

type Found = Omit<ResolvedAddress, 'knowledge'>;

/**
 * The address of a submission, and how far it is proven. It is `retrieved` only by the server's signature or its own
 * Retrieve. If the visitor edited it afterwards, even the flat, second line or town, it counts as typed, and the data
 * may know it (`matched`).
 * @throws DoorstepError `request_invalid` with `address_forged`, `address_expired`, `address_unknown`, or
 * `address_unconfirmed` (the id cannot be retrieved at the moment and there is no copy); `rate_limited` for a sender
 * who has asked for too many and sends no copy.
 */
export async function resolveAddress(
  addresses: Addresses,
  submission: Pick<Submission, 'address' | 'unit'>,
): Promise<ResolvedAddress> {
  const { address, unit } = submission;
  const typed = address.typed === undefined ? {} : { typed: withPlainPostcode(address.typed) };
  const found = await findAddress(addresses, { address: { ...address, ...typed }, unit });
  return { ...found, knowledge: addresses.formKnowledge(found.address) };
}

async function findAddress(
  addresses: Addresses,
  { address: { proof, id, typed }, unit }: Pick<Submission, 'address' | 'unit'>,
): Promise<Found> {
  if (proof !== undefined && proof !== '') {
    const outcome = addresses.verifyProof(proof);
    if (outcome.kind === 'forged') throw invalid('address_forged');
    if (outcome.kind === 'expired') throw invalid('address_expired');
    const { address } = outcome;
    if (typed === undefined ? !contradictsUnit(address, unit) : isUnedited(address, typed, unit))
      return withUnit(addresses, address, unit);
    return typed === undefined
      ? resolveTyped(addresses, withoutUnit(address), unit)
      : resolveTyped(addresses, requireWhole(typed, address), unit);
  } else if (id !== undefined && id !== '') {
    const outcome = await addresses.retrieve(id);
    if (outcome.kind === 'unknown') throw invalid('address_unknown');
    if (outcome.kind === 'limited' && typed === undefined)
      throw new DoorstepError('rate_limited', { retryAfterSeconds: outcome.retryAfterSeconds });
    if (outcome.kind !== 'found') {
      if (typed === undefined) throw invalid('address_unconfirmed');
      return { ...(await resolveTyped(addresses, typed, unit)), isUnverified: true };
    }
    const { address, variants } = outcome;
    const isCopy = typed === undefined || variants.some((lines) => isCopyOf(typed, lines));
    if (isCopy ? !contradictsUnit(address, unit) : isUnedited(address, typed, unit))
      return withUnit(addresses, address, unit);
    return resolveTyped(addresses, isCopy ? withoutUnit(address) : requireWhole(typed, address), unit);
  }
  if (typed === undefined) throw invalid('address_missing');
  return resolveTyped(addresses, requireWhole(typed), unit);
}

/**
 * Completes a typed or edited address. Errors of postcode and region do not count if the data has the same value,
 * because the visitor cannot correct that.
 */
function requireWhole(given: TypedAddress, found?: Address): TypedAddress {
  const { typed, errors } = completeTyped({ ...given, region: given.region || found?.region });
  const isFound = (part: 'postcode' | 'region') =>
    found !== undefined && typed[part] !== '' && postcodeKey(typed[part]) === postcodeKey(found[part]);
  const fields = errors.filter(
    ({ field }) =>
      !(field === 'address.postcode' && isFound('postcode')) && !(field === 'address.region' && isFound('region')),
  );
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
  return typed;
}

async function resolveTyped(addresses: Addresses, typed: TypedAddress, unit: string): Promise<Found> {
  const read = parseTypedAddress(typed, '');
  const match = (await addresses.match(typed, unit)) ?? (await matchAsRead(addresses, { typed, unit, read }));
  if (match !== null && !contradictsUnit(match, unit)) {
    const resolved = await withUnit(addresses, match, unit === '' ? writtenUnit(typed) : unit);
    return { ...resolved, assurance: 'matched', retrieved: null };
  }
  return {
    address: unit === '' ? read : parseTypedAddress(typed, unit),
    assurance: 'typed',
    hasKnownUnit: false,
    retrieved: null,
    isUnverified: false,
  };
}

/** Matches numbers in words: `Unit Twenty One, Twelve High Street` is flat 21 of number 12. */
async function matchAsRead(
  addresses: Addresses,
  { typed, unit, read }: { typed: TypedAddress; unit: string; read: Address },
): Promise<RetrievedAddress | null> {
  const { number, street, buildingName, unit: inLines } = read;
  const text = `${typed.line1} ${typed.line2}`;
  if (number === '' || street === '' || (text.includes(number) && text.includes(inLines))) return null;
  const asRead = { ...typed, line1: `${number} ${street}`, line2: buildingName };
  return addresses.match(asRead, unit === '' ? inLines : unit);
}

/** A proof's address even after its expiry, to recognise a repeated submission; null if forged. */
export function provenAddress(addresses: Addresses, proof: string): RetrievedAddress | null {
  const outcome = addresses.verifyProof(proof);
  return outcome.kind === 'forged' ? null : outcome.address;
}

async function withUnit(addresses: Addresses, retrieved: RetrievedAddress, typedUnit: string): Promise<Found> {
  const asRetrieved = { assurance: 'retrieved', retrieved, isUnverified: false } as const;
  const country = retrieved.countryCode.toUpperCase();
  if (retrieved.unit !== '') return { ...asRetrieved, address: retrieved, hasKnownUnit: true };
  if (unitKey(typedUnit, country) === '') return { ...asRetrieved, address: retrieved, hasKnownUnit: false };
  if (retrieved.units.kind === 'named') {
    const [line1 = '', line2 = ''] = retrieved.lines;
    const { city, postcode } = retrieved;
    const known = await addresses.match(
      { line1, line2: line2 === city ? '' : line2, city, postcode, country },
      typedUnit,
    );
    if (known !== null && unitKey(known.unit, country) === unitKey(typedUnit, country)) {
      return { ...asRetrieved, address: known, hasKnownUnit: true };
    }
  }
  return { ...asRetrieved, address: { ...retrieved, unit: typedUnit.trim() }, hasKnownUnit: false };
}

function withoutUnit(address: RetrievedAddress): TypedAddress {
  const { number, street, buildingName, lines, city, region, postcode, countryCode: country } = address;
  const isStreetFirst = lines.some((line) => line.includes(`${street} ${number}`));
  const place = [number, street].filter((part) => part !== '');
  const line1 = (isStreetFirst ? place.toReversed() : place).join(' ');
  return line1 === ''
    ? { line1: buildingName, line2: '', city, region, postcode, country }
    : { line1, line2: buildingName, city, region, postcode, country };
}

function invalid(code: FieldErrorCode): DoorstepError {
  return new DoorstepError('request_invalid', { fields: [{ field: 'address', code }] });
}

export const withoutAddress: ResolvedAddress = {
  address: emptyAddress,
  assurance: 'typed',
  hasKnownUnit: false,
  knowledge: { needsTown: false, isAmbiguous: false, alsoAs: [] },
  retrieved: null,
  isUnverified: false,
};

/**
 * Refuses kinds of address that the offer does not accept: PO box, military post, care-of or business.
 * @param name The recipient's name, which may contain a care-of or a business.
 * @throws DoorstepError `request_invalid` with `po_box_refused` and the like.
 */
export function requireAcceptedKind({ definition }: Pick<Offer, 'definition'>, address: Address, name: string): void {
  const refused = allKinds.filter((kind) => definition.addressPolicy[kind] === 'refused');
  const fields = addressKinds(address, name, refused).map(({ kind, isInName }) => ({
    field: isInName ? 'contact.name' : 'address',
    code: `${kind}_refused` as const,
  }));
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
}
