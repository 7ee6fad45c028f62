// Converts the tags of one object to rows: addr:housenumber=12, addr:street=High Street, addr:flats=1-4.
import { type AddressRow, emptyRow } from '../address-row.ts';
import type { MappingTarget } from '../column-mapping.ts';
import type { OsmTags } from './osm-file.ts';

const maxListLength = 500; // a longer one is a mistake, not a building

/**
 * One row, or one per named unit. Returns `interpolation` for a line of interpolated numbers, and `no_street` when
 * neither street nor place is named.
 *
 * Object ids are not source ids, because mappers move an address from a node to a building. `addr:suburb` replaces a
 * missing town and is otherwise ignored: only some houses of a street have it, so it would split a street in two, or a
 * house that is mapped twice into two homes.
 */
export function osmRows(
  tags: OsmTags,
  constants: Partial<Record<MappingTarget, string>>,
): AddressRow[] | 'interpolation' | 'no_street' {
  const tag = (...keys: string[]): string => keys.map((key) => tags[`addr:${key}`] ?? '').find(Boolean) ?? '';
  const or = (target: 'city' | 'district' | 'region' | 'postcode' | 'country', ...keys: string[]): string =>
    tag(...keys) || (constants[target] ?? '');
  if (tag('housenumber', 'housename') === '') return 'interpolation';
  const street = tag('street', 'place');
  if (street === '') return 'no_street';
  const row: AddressRow = {
    ...emptyRow(),
    number: tag('housenumber'),
    floor: tag('floor'),
    buildingName: tag('housename'),
    street,
    locality: tag('street') === '' ? '' : tag('place'),
    city: or('city', 'city', 'town', 'village', 'suburb'),
    district: or('district', 'district', 'county'),
    region: or('region', 'state', 'province'),
    postcode: or('postcode', 'postcode'),
    country: or('country', 'country'),
  };
  const units = namedUnits(tag('unit', 'door'));
  const flats = units.length > 0 ? [] : namedUnits(tag('flats'));
  const named = flats.some((flat) => rangeSize(flat) > 1) ? units : [...units, ...flats];
  if (named.length > 0) return named.map((unit) => ({ ...row, unit }));
  const count = flats.reduce((sum, flat) => sum + rangeSize(flat), 0);
  return [{ ...row, unitCount: count > 1 ? String(count) : '' }];
}

function namedUnits(text: string): string[] {
  return text
    .split(/[;,]/)
    .map((unit) => unit.trim())
    .filter(Boolean)
    .slice(0, maxListLength);
}

/** "1-6" means six flats with unknown names: they are counted, not named. */
function rangeSize(flat: string): number {
  const [, first, last] = /^(\d{1,4})\s?-\s?(\d{1,4})$/.exec(flat) ?? [];
  const size = Number(last) - Number(first) + 1;
  return size > 1 && size <= maxListLength ? size : 1;
}
