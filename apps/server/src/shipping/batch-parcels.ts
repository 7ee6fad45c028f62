import type { SenderInput } from '@doorstep/contract';
import { linesWithUnit, placeLine } from '@doorstep/address-language';
import {
  itemName,
  measure,
  packedRequests,
  type Batch,
  type Context,
  type Offer,
  type PackedRequest,
} from '@doorstep/core';
import { toLabel, type Label, type Parcel, type Sender } from '@doorstep/shipping';

interface Packed {
  batchId: string;
  offer: Offer;
}

function toParcel(
  { parcel, request }: PackedRequest,
  { offer, withContact }: { offer: Offer; withContact: boolean },
): Parcel {
  const { name, address } = parcel.recipient;
  return {
    reference: parcel.reference,
    name,
    address: { ...address, lines: linesWithUnit(address.lines, address.unit) },
    email: withContact ? request.contact.email : '',
    phone: withContact ? request.contact.phone : '',
    items: request.lines.map(({ itemId, quantity }) => ({ name: itemName(offer.definition, itemId), quantity })),
    ...measure(offer.definition, request.lines),
  };
}

/** The sender; without a country of its own, with the offer's if that is a single one. */
export function senderOf(input: SenderInput, { definition }: Offer): Sender {
  const { countries } = definition.area;
  const [only = ''] = countries.length === 1 ? countries : [];
  return { ...input, countryCode: input.countryCode || only };
}

export function returnAddressOf({ name, street, city, region, postcode, countryCode: country }: Sender): string[] {
  const place =
    country === ''
      ? [city, region, postcode].filter(Boolean).join(' ')
      : placeLine({ city, region, postcode, country, locality: '', district: '' });
  return [name, street, place].filter(Boolean);
}

export async function* labelsOf(
  context: Pick<Context, 'store'>,
  { batchId, offer, sender, withItems }: Packed & { sender: Sender; withItems: boolean },
  range: { skip?: number; max?: number } = {},
): AsyncGenerator<Label[]> {
  const options = { from: sender.countryCode, language: offer.definition.mainLanguage, withItems };
  for await (const packed of packedRequests(context, batchId, range)) {
    yield packed.map((one) => toLabel(toParcel(one, { offer, withContact: false }), options));
  }
}

/**
 * Parcels of a batch for a carrier, one at a time. Before the whole batch has left, dispatched parcels are omitted: the
 * carrier has them.
 */
export async function* parcelsOf(
  context: Pick<Context, 'store'>,
  { batch, offer, withContact }: { batch: Batch; offer: Offer; withContact: boolean },
): AsyncGenerator<Parcel> {
  const isUnderWay = batch.state === 'dispatched' || batch.state === 'closed';
  for await (const packed of packedRequests(context, batch.id)) {
    for (const one of packed) {
      if (isUnderWay || one.parcel.dispatchedAt === null) yield toParcel(one, { offer, withContact });
    }
  }
}
