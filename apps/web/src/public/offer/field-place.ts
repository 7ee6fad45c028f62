import type { Draft, PublicOffer } from '@doorstep/contract';

/** Where on the pages a field stands: the id of its first control, which is also its name in the draft. */
export function fieldPlace(field: string, draft: Draft, offer: Pick<PublicOffer, 'items'>): string {
  const [part = '', name = ''] = field.split('.');
  if (part === 'lines') return `quantity.${lineItem(name === '' ? null : Number(name), draft, offer)}`;
  if (part === 'answers') return `answer.${name}`;
  if (part === 'address') {
    if (name === 'typed') return `address.${field.split('.')[2] ?? 'line1'}`;
    return draft['address.way'] === 'typed' ? 'address.line1' : 'address.search';
  }
  return field;
}

/** Lines are the items that were asked for, in the offer's order; what is wrong with all of them stands at the first. */
function lineItem(index: number | null, draft: Draft, { items }: Pick<PublicOffer, 'items'>): string {
  const asked = items.filter(({ id }) => Number(draft[`quantity.${id}`] ?? '0') !== 0);
  return ((index === null ? undefined : asked[index]) ?? items[0])?.id ?? '';
}
