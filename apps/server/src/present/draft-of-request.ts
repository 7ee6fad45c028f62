import type { Draft, PublicOffer } from '@doorstep/contract';
import { itemText, type OfferDefinition, type ServiceRequest } from '@doorstep/core';

/** A request as the form's fields would have it; its address is not in it. */
export function draftOfRequest({ lines, contact, answers }: ServiceRequest): Draft {
  const { name, email, phone } = contact;
  return {
    ...Object.fromEntries(lines.map(({ itemId, quantity }) => [`quantity.${itemId}`, String(quantity)])),
    'contact.name': name,
    'contact.email': email,
    'contact.phone': phone,
    ...Object.fromEntries(Object.entries(answers).map(([id, answer]) => [`answer.${id}`, textOf(answer)])),
  };
}

function textOf(answer: ServiceRequest['answers'][string]): string {
  if (Array.isArray(answer)) return answer.join('\n');
  // A consent is a box that is ticked.
  return typeof answer === 'boolean' ? (answer ? 'yes' : '') : String(answer);
}

/** The offer with as much of each item as the request has, though there is less of it today, or none. */
export function withItemsOfRequest(
  offer: PublicOffer,
  definition: OfferDefinition,
  { lines }: ServiceRequest,
): PublicOffer {
  const quantityOf = (id: string) => lines.find(({ itemId }) => itemId === id)?.quantity ?? 0;
  const retired = lines.filter(({ itemId }) => offer.items.every(({ id }) => id !== itemId));
  return {
    ...offer,
    items: [
      ...offer.items.map((item) => ({ ...item, maxPerRequest: Math.max(item.maxPerRequest, quantityOf(item.id)) })),
      ...retired.map(({ itemId: id, quantity }) => ({
        id,
        name: itemText(definition, id, offer.language),
        maxPerRequest: quantity,
        maxPerHome: null,
        remaining: { kind: 'hidden' as const, text: '' },
      })),
    ],
  };
}
