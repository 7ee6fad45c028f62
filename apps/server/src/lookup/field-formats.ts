import type { RetrieveItem } from '@doorstep/address-lookup';
import type { Address } from '@doorstep/contract';
import { maxFields, type LookupParameters } from './lookup-parameters.ts';

const maxFormatLength = 200;

/** A field, in upper case with "!"; or a group around fields. */
const part = /\{(\w+)(!?)\}|\{([^{}]*(?:\{\w+!?\}[^{}]*)+)\}/g;

/**
 * `{Latitude}, {Longitude}` in `Field1Format` gives `50.1, -3.2` in `Field1`, and `{City!}` upper case. A group such as
 * `{, {Line2}}` is left out if its fields are empty. Unknown names give "".
 */
export function fillFields(
  item: RetrieveItem,
  parameters: LookupParameters,
  position: Pick<Address, 'latitude' | 'longitude'>,
): RetrieveItem {
  if (!parameters.hasFormats) return item;
  const values = new Map<string, string>(
    Object.entries(item).map(([name, value]) => [name.toLowerCase(), String(value ?? '')] as const),
  );
  values.set('latitude', position.latitude === null ? '' : String(position.latitude));
  values.set('longitude', position.longitude === null ? '' : String(position.longitude));
  values.delete('proof');
  const filled = { ...item };
  for (let number = 1; number <= maxFields; number += 1) {
    const format = parameters.text(`Field${number}Format`)?.slice(0, maxFormatLength);
    if (format === undefined) continue;
    filled[`Field${number}`] = fill(format, values);
  }
  return filled;
}

function fill(format: string, values: ReadonlyMap<string, string>): string {
  return format.replaceAll(part, (_, name: string | undefined, upper: string, group: string) => {
    if (name !== undefined) {
      const value = values.get(name.toLowerCase()) ?? '';
      return upper === '' ? value : value.toUpperCase();
    }
    const names = Array.from(group.matchAll(part), ([, each = '']) => each.toLowerCase());
    return names.some((each) => (values.get(each) ?? '') !== '') ? fill(group, values) : '';
  });
}
