/**
 * Maps a wire path to the form's field: `lines.0.quantity` → `quantity.ITEM`, `answers.q1` → `answer.q1`; every error
 * about the address itself → `address`.
 * @param lineItems Ids of the items in the order of the submitted lines.
 */
export function fieldOfWire(path: string, lineItems: string[]): string {
  const [first = '', second = ''] = path.split('.');
  if (first === 'lines') return `quantity.${lineItems[Number(second)] ?? ''}`;
  if (first === 'answers') return `answer.${second}`;
  if (first === 'address' && second === 'typed') return `address.${path.split('.')[2] ?? ''}`;
  return path;
}
