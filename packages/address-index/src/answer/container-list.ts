// What a container holds, as a list: the buildings of a street, the units of a building, the streets of a postcode or town.
import type { PostcodeRange } from '../match/number-matcher.ts';
import { fold, placeLine } from '@doorstep/address-language';
import type { IndexReader } from '../index-format/index-reader.ts';
import { RecentMap } from '../index-format/recent-map.ts';
import type { StreetEntry } from '../index-format/stored-address.ts';
import { compareNaturally } from '../normalise/natural-order.ts';
import { localityContainer, postcodeContainer } from './area-rows.ts';
import type { ContainerTarget, ListPart } from './item-id.ts';
import { addressRow, buildingGroup, buildingRow, entriesOf, groupByBuilding, streetRow } from './street-rows.ts';
import type { SuggestionRow } from './suggestion-row.ts';

/** The children of a container in natural order, each made when it is asked for. */
export interface ContainerList {
  /** The container itself. With one street only, an area is that street. */
  own: SuggestionRow & { target: ContainerTarget };
  length: number;
  row(at: number): SuggestionRow;
  /** What a part that ends in this child is called by. */
  endText(at: number): string;
  /** Where these children are, if that may be another place than the container's own. */
  placeOf?(part: ListPart): string;
  /** Addresses in these children. */
  addressesIn(part: ListPart): number;
  /** The addresses and buildings of all these streets, if they are at most so many; null for more. Absent for others. */
  flattened?(part: ListPart, max: number): SuggestionRow[] | null;
}

/** Null when the container is not there. */
export function listContainer(reader: IndexReader, target: ContainerTarget): ContainerList | null {
  const { placeFirstDocument } = reader.sections;
  switch (target.kind) {
    case 'street':
      return target.street < reader.documentCount ? listStreet(reader, target.street, null) : null;
    case 'street_in_postcode':
      return target.street < reader.documentCount ? listStreet(reader, target.street, target.postcode) : null;
    case 'building':
      return listBuilding(reader, target);
    case 'postcode': {
      const { postcode } = target;
      if (postcode >= reader.postcodes.length) return null;
      const own = postcodeContainer(reader, postcode, 0);
      return listArea(reader, { own, documents: reader.postcodeDocuments(postcode), postcode });
    }
    case 'locality': {
      if (target.place >= reader.placeCount) return null;
      const from = placeFirstDocument[target.place] ?? 0;
      const to = placeFirstDocument[target.place + 1] ?? from;
      const documents = Array.from({ length: to - from }, (_, at) => from + at);
      return listArea(reader, { own: localityContainer(reader, target.place, 0), documents, postcode: null });
    }
  }
}

function listStreet(reader: IndexReader, street: number, postcode: number | null): ContainerList {
  const entries = entriesOf(reader, { street, postcodes: spanOf(postcode) });
  const groups = groupByBuilding(entries);
  return {
    own: asContainer(streetRow(reader, { street, count: entries.length, cost: 0, postcode })),
    length: groups.length,
    row: (at) => buildingRow(reader, street, groups[at] ?? [], 0),
    endText: (at) => buildingRow(reader, street, groups[at] ?? [], 0).shown().text,
    addressesIn: ({ from, to }) => groups.slice(from, to).reduce((sum, group) => sum + group.length, 0),
  };
}

function listBuilding(reader: IndexReader, target: { street: number; ordinal: number }): ContainerList | null {
  const { street } = target;
  if (street >= reader.documentCount) return null;
  const group = buildingGroup(reader, target);
  const [first] = group;
  if (first === undefined) return null;
  const row = (entry: StreetEntry): SuggestionRow => addressRow(reader, street, { ...entry, cost: 0 });
  return {
    own: asContainer(buildingRow(reader, street, group, 0)),
    length: group.length,
    row: (at) => row(group[at] ?? first),
    endText: (at) => row(group[at] ?? first).shown().text,
    addressesIn: ({ from, to }) => to - from,
  };
}

function listArea(
  reader: IndexReader,
  area: { own: SuggestionRow; documents: readonly number[]; postcode: number | null },
): ContainerList | null {
  const { postcode } = area;
  const postcodes = spanOf(postcode);
  const streets = sortedStreets(reader, JSON.stringify(area.own.target), area.documents);
  const [only, ...others] = streets;
  if (only === undefined) return null;
  if (others.length === 0) return listStreet(reader, only, postcode);
  const counts = new Map<number, number>();
  const countOf = (street: number): number => {
    if (postcodes === null) return reader.sections.documentAddresses[street] ?? 0;
    const count = counts.get(street) ?? entriesOf(reader, { street, postcodes }).length;
    counts.set(street, count);
    return count;
  };
  return {
    own: asContainer(area.own),
    length: streets.length,
    // Of a street with one house, too: "Adams Row – 7 Bell Lane" would not be in order.
    endText: (at) => endOfStretch(reader, streets, at),
    ...(postcode === null ? {} : { placeOf: ({ from, to }) => commonPlace(reader, streets.slice(from, to)) }),
    row: (at) => areaStreet(reader, { street: streets[at] ?? only, postcode, countOf }),
    addressesIn: ({ from, to }) => streets.slice(from, to).reduce((sum, street) => sum + countOf(street), 0),
    flattened: (part, max) => flatten(reader, { streets: streets.slice(part.from, part.to), postcode }, max),
  };
}

/** A postcode may reach into several towns: the one that all of these are in, else what is around it. */
function commonPlace(reader: IndexReader, streets: readonly number[]): string {
  const [place, ...others] = [...new Set(streets.map((street) => reader.placeOf(street)))].map((at) =>
    reader.place(at),
  );
  if (place === undefined) return '';
  const isShared = (part: 'city' | 'district' | 'region') => others.every((other) => other[part] === place[part]);
  const shared = (part: 'city' | 'district' | 'region') => (isShared(part) ? place[part] : '');
  return placeLine({
    country: place.country,
    city: shared('city'),
    district: shared('district'),
    region: shared('region'),
    locality: '',
    postcode: '',
  });
}

/** A street's name, with its town where its neighbours in the list are of the same name. */
function endOfStretch(reader: IndexReader, streets: readonly number[], at: number): string {
  const street = streets[at] ?? 0;
  const name = nameOf(reader, street);
  const isOneOfSeveral = [at - 1, at + 1].some(
    (near) => streets[near] !== undefined && nameOf(reader, streets[near]) === name,
  );
  const { city } = reader.place(reader.placeOf(street));
  return isOneOfSeveral && city !== '' ? `${name}, ${city}` : name;
}

/**
 * By name as people look it up ("Érables" at E), then by town. Who walks through a town asks for the same ones again and
 * again, and it may have twenty thousand.
 */
function sortedStreets(reader: IndexReader, area: string, documents: readonly number[]): readonly number[] {
  let known = sortedLists.get(reader);
  if (known === undefined) sortedLists.set(reader, (known = new RecentMap(cachedLists)));
  return known.getOrMake(area, () =>
    documents
      .filter((document) => !reader.isBuilding(document))
      .map((street) => ({
        street,
        name: fold(nameOf(reader, street)),
        town: fold(reader.place(reader.placeOf(street)).city),
      }))
      .sort((a, b) => compareNaturally(a.name, b.name) || compareNaturally(a.town, b.town))
      .map(({ street }) => street),
  );
}

const sortedLists = new WeakMap<IndexReader, RecentMap<string, readonly number[]>>();
const cachedLists = 20;

function areaStreet(
  reader: IndexReader,
  of: { street: number; postcode: number | null; countOf: (street: number) => number },
): SuggestionRow {
  const { street, postcode } = of;
  const count = of.countOf(street);
  const only = count === 1 ? entriesOf(reader, { street, postcodes: spanOf(postcode) })[0] : undefined;
  if (only !== undefined) return addressRow(reader, street, { ...only, cost: 0 });
  return streetRow(reader, { street, count, cost: 0, postcode });
}

function flatten(
  reader: IndexReader,
  { streets, postcode }: { streets: readonly number[]; postcode: number | null },
  max: number,
): SuggestionRow[] | null {
  if (streets.length > max) return null;
  const rows: SuggestionRow[] = [];
  for (const street of streets) {
    const heading = nameOf(reader, street);
    for (const group of groupByBuilding(entriesOf(reader, { street, postcodes: spanOf(postcode) }))) {
      rows.push({ ...buildingRow(reader, street, group, 0), heading });
      if (rows.length > max) return null;
    }
  }
  return rows;
}

function nameOf(reader: IndexReader, street: number): string {
  return reader.text(reader.sections.documentName[street] ?? 0);
}

export function spanOf(postcode: number | null): PostcodeRange | null {
  return postcode === null ? null : { first: postcode, last: postcode + 1, typed: '' };
}

/** A building of one address is that address, and holds itself. */
function asContainer(row: SuggestionRow): ContainerList['own'] {
  const { target } = row;
  return { ...row, target: target.kind === 'address' ? { ...target, kind: 'building' } : target };
}
