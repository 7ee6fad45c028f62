// addr:housenumber=12, addr:street=High Street, addr:flats=1-4: the tags of one object as rows.
import { type AddressRow, emptyRow } from '../address-row.ts';
import type { MappingTarget } from '../column-mapping.ts';
import type { OsmTags } from './osm-file.ts';

const maxListLength = 500; // a longer one is a mistake, not a building

/**
 * The rows of one object: one, or one for each unit that it names. `interpolation` for a line of numbers that nobody has
 * mapped, `no_street` where neither street nor place is named.
 *
 * Object ids are not taken as the source's ids: an address moves from a node to a building whenever somebody draws it.
 * `addr:suburb` stands for a missing town and is else left out: some houses of a street have it and others do not, and
 * it would make two streets of one, and two homes of a house that is mapped twice.
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

/** "1-6" are six flats whose names may be others: they count, and are not named. */
function rangeSize(flat: string): number {
  const [, first, last] = /^(\d{1,4})\s?-\s?(\d{1,4})$/.exec(flat) ?? [];
  const size = Number(last) - Number(first) + 1;
  return size > 1 && size <= maxListLength ? size : 1;
}
