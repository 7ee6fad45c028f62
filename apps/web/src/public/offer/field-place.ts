import type { Draft, PublicOffer } from '@doorstep/contract';

/** Where on the pages a field stands: the id of its first control, which is also its name in the draft. */
export function fieldPlace(field: string, draft: Draft, offer: Pick<PublicOffer, 'items'>): string {
  const [part = '', name = ''] = field.split('.');
  // Without a number it is about the choice as a whole, which begins at the first item.
  if (field === 'lines') return `quantity.${offer.items[0]?.id ?? ''}`;
  if (part === 'lines') return `quantity.${lineItem(Number(name), draft, offer)}`;
  if (part === 'answers') return `answer.${name}`;
  if (part === 'address') {
    if (name === 'typed') return `address.${field.split('.')[2] ?? 'line1'}`;
    if (draft['address.way'] !== 'typed') return 'address.search';
    return ['line1', 'line2', 'city', 'region', 'postcode', 'country'].includes(name) ? field : 'address.line1';
  }
  return field;
}

/** Lines are the items that were asked for, in the offer's order. */
function lineItem(index: number, draft: Draft, { items }: Pick<PublicOffer, 'items'>): string {
  const asked = items.filter(({ id }) => Number(draft[`quantity.${id}`] ?? '0') !== 0);
  return (asked[index] ?? items[0])?.id ?? '';
}
