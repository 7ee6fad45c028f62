// What staff find under Homes: a home that was asked for again in another spelling, and people who object to "already asked".
import type { AddressRecord } from '@doorstep/address-index';
import type { ClaimKind } from '@doorstep/contract';
import { makeClaim, refuseClaim, upholdClaim, type Context, type Offer, type ServiceRequest } from '@doorstep/core';
import { demoSubmission, nameOf, type DemoSubmission } from './demo-submission.ts';

/** Of so many visitors one asks again, and one objects. */
const visitorsPerDoubt = 37;

export function asksAgain(number: number): boolean {
  return number % visitorsPerDoubt === 17;
}

export function objects(number: number): boolean {
  return number % visitorsPerDoubt === 26;
}

/** What an earlier visitor sends now: their address typed by hand, with a mistake in the postcode. */
export function typedAgain(
  offer: Offer,
  { index, before }: { index: number; before: { number: number; home: AddressRecord } },
): DemoSubmission {
  const { number, street, city, region, postcode, countryCode: country, unit } = before.home;
  const last = postcode.at(-1) ?? '';
  const other = /\d/.test(last) ? String((Number(last) + 1) % 10) : last === 'A' ? 'B' : 'A';
  const wrong = last === '' ? '' : postcode.slice(0, -1) + other;
  const typed = { line1: `${number} ${street}`, line2: '', city, region, postcode: wrong, country };
  const { submission, ...others } = demoSubmission(offer, { index, home: before.home, proof: '' });
  const contact = { ...submission.contact, name: nameOf(before.number) };
  return { ...others, submission: { ...submission, contact, address: { typed }, unit } };
}

const objections: [kind: ClaimKind, text: string][] = [
  ['moved_in', 'We moved in last month. The people before us must have asked.'],
  ['different_flat', 'There are two flats behind this door, and ours is the one at the back.'],
  ['shared_house', 'Five of us share the house, and each cooks for themselves.'],
  ['new_building', 'Our house was split into three last year. The list still has one.'],
  ['address_misused', 'Nobody here has asked for anything. Somebody used our address.'],
];

export async function object(
  visitor: Context,
  { staff, request, number }: { staff: Context; request: ServiceRequest; number: number },
): Promise<void> {
  const which = Math.floor(number / visitorsPerDoubt);
  const [kind, text] = objections[which % objections.length] ?? ['moved_in', ''];
  const name = nameOf(number + 1);
  const { id } = await makeClaim(visitor, {
    offerId: request.offerId,
    homeIds: request.homeIds,
    kind,
    text,
    name,
    email: `${name.replace(' ', '.')}.${number}@example.org`.toLowerCase(),
    addressLines: request.address.lines,
    language: 'en',
    network: '',
  });
  if (which % 3 === 1) await upholdClaim(staff, { id, allowance: 2, reason: 'The tenancy agreement shows it.' });
  if (which % 6 === 5) await refuseClaim(staff, { id, reason: 'Both names are on one tenancy agreement.' });
}
