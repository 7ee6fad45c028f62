import type {
  Address,
  Assurance,
  FieldErrorCode,
  RetrievedAddress,
  Submission,
  TypedAddress,
} from '@doorstep/contract';
import type { Addresses, FormKnowledge } from '../addresses.ts';
import { DoorstepError } from '../errors.ts';
import { canonicalAddress, canonicalUnit, firstReading, parseTypedAddress } from '../home/index.ts';
import { isCopyOf } from './is-copy-of.ts';

export interface ResolvedAddress {
  address: Address | RetrievedAddress;
  assurance: Assurance;
  /** The unit came from the data, not from the visitor. */
  hasKnownUnit: boolean;
  /** As it was retrieved, without the visitor's unit; null unless the assurance is `retrieved`. */
  retrieved: RetrievedAddress | null;
  /** It was chosen by its id, and the lookup could not say whether there is such an address. */
  isUnverified: boolean;
  /** A typed address as it was read when its first keys were made; null for any other. */
  firstRead: Address | null;
  /** What the data knows of other places with the same form. */
  knowledge: FormKnowledge;
}

type Found = Omit<ResolvedAddress, 'knowledge'>;

/**
 * What a submission says of its address, and how far that is proven. The server's signature, or its own Retrieve, alone
 * makes it `retrieved`; whatever the visitor edited afterwards is an address typed by hand, which the data may know
 * (`matched`).
 * @throws DoorstepError `request_invalid` with `address_forged`, `address_expired`, `address_unknown`, or (an id that
 * cannot be retrieved just now and comes without a copy) `address_unconfirmed`.
 */
export async function resolveAddress(
  addresses: Addresses,
  submission: Pick<Submission, 'address' | 'unit'>,
): Promise<ResolvedAddress> {
  const found = await findAddress(addresses, submission);
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
    if (typed === undefined || isSamePlace(outcome.address, typed)) return withUnit(addresses, outcome.address, unit);
  } else if (id !== undefined && id !== '') {
    const outcome = await addresses.retrieve(id);
    if (outcome.kind === 'unknown') throw invalid('address_unknown');
    if (outcome.kind === 'unavailable') {
      if (typed === undefined) throw invalid('address_unconfirmed');
      return { ...(await resolveTyped(addresses, typed, unit)), isUnverified: true };
    }
    const { address, variants } = outcome;
    const isUnedited =
      typed === undefined || variants.some((lines) => isCopyOf(typed, lines)) || isSamePlace(address, typed);
    if (isUnedited) return withUnit(addresses, address, unit);
  }
  if (typed === undefined) throw invalid('address_missing');
  return resolveTyped(addresses, typed, unit);
}

async function resolveTyped(addresses: Addresses, typed: TypedAddress, unit: string): Promise<Found> {
  const match = await addresses.match(typed, unit);
  if (match !== null) {
    const resolved = await withUnit(addresses, match, unit === '' ? parseTypedAddress(typed, '').unit : unit);
    return { ...resolved, assurance: 'matched', retrieved: null };
  }
  return {
    address: parseTypedAddress(typed, unit),
    firstRead: firstReading(typed, unit),
    assurance: 'typed',
    hasKnownUnit: false,
    retrieved: null,
    isUnverified: false,
  };
}

/** What a proof says, without its end: for recognising a submission that is sent again later. */
export function provenAddress(addresses: Addresses, proof: string): RetrievedAddress | null {
  const outcome = addresses.verifyProof(proof);
  return outcome.kind === 'forged' ? null : outcome.address;
}

async function withUnit(addresses: Addresses, retrieved: RetrievedAddress, typedUnit: string): Promise<Found> {
  const asRetrieved = { assurance: 'retrieved', retrieved, isUnverified: false, firstRead: null } as const;
  if (retrieved.unit !== '') return { ...asRetrieved, address: retrieved, hasKnownUnit: true };
  if (canonicalUnit(typedUnit) === '') return { ...asRetrieved, address: retrieved, hasKnownUnit: false };
  if (retrieved.units.kind === 'named') {
    const [line1 = '', line2 = ''] = retrieved.lines;
    const { city, postcode, countryCode: country } = retrieved;
    const known = await addresses.match(
      { line1, line2: line2 === city ? '' : line2, city, postcode, country },
      typedUnit,
    );
    if (known !== null && canonicalUnit(known.unit) === canonicalUnit(typedUnit)) {
      return { ...asRetrieved, address: known, hasKnownUnit: true };
    }
  }
  return { ...asRetrieved, address: { ...retrieved, unit: typedUnit.trim() }, hasKnownUnit: false };
}

function isSamePlace(proven: RetrievedAddress, typed: TypedAddress): boolean {
  const { building } = canonicalAddress(proven);
  return canonicalAddress(parseTypedAddress(typed, '')).building === building;
}

function invalid(code: FieldErrorCode): DoorstepError {
  return new DoorstepError('request_invalid', { fields: [{ field: 'address', code }] });
}

/** Of somebody without a fixed address, who collects what they asked for. */
export const withoutAddress: ResolvedAddress = {
  address: {
    organisation: '',
    unit: '',
    buildingName: '',
    number: '',
    street: '',
    locality: '',
    city: '',
    district: '',
    region: '',
    postcode: '',
    countryCode: '',
    lines: [],
    latitude: null,
    longitude: null,
  },
  assurance: 'typed',
  hasKnownUnit: false,
  knowledge: { needsTown: false, isAmbiguous: false, alsoAs: [] },
  retrieved: null,
  isUnverified: false,
  firstRead: null,
};
