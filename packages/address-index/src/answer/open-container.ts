// Lists the contents of a container. Every address inside can be reached by selecting alone:
//   - a list longer than the limit is split into sections ("5 Mill Road – 11 Mill Road"), recursively;
//   - words typed after the container's own text narrow the list, whose last row then opens all of it;
//   - earlier text narrows neither a section nor "all of it", because clients send it again.
import { localityContainer, postcodeContainer } from './area-rows.ts';
import type { ContainerTarget, ItemTarget, ListPart } from './item-id.ts';
import { narrowContainer, type TypedInside } from './narrow-container.ts';
import { addressRow, buildingGroup, buildingRow, entriesOf, groupByBuilding, streetRow } from './street-rows.ts';
import type { SuggestionRow } from './suggestion.ts';
import type { IndexReader } from '../index-format/index-reader.ts';
import { RecentMap } from '../index-format/recent-map.ts';
import type { StreetEntry } from '../index-format/stored-address.ts';
import { parseQuery, type Token } from '../match/parse-query.ts';
import { rangeOfPostcode } from '../match/typed-numbers.ts';
import { compareNaturally } from '../normalise/natural-order.ts';
import { fold, placeLine } from '@doorstep/address-language';

/** The children in natural order, matches first. Null when the container does not exist. */
export function openContainer(
  reader: IndexReader,
  target: ItemTarget,
  tokens: readonly Token[],
  limit: number,
): SuggestionRow[] | null {
  if (target.kind === 'address') return null;
  const list = listContainer(reader, target);
  if (list === null) return null;
  const part = withinList(target, list);
  const fitting = narrowContainer(reader, list.own.target, wordsInside(list, target, tokens), limit);
  if (fitting.length === 0) return spread(list, part, limit);
  return appendWholeContainer(fitting, partRow(list, part, ownRow(list, part)), limit);
}

function wordsInside(list: ContainerList, target: ContainerTarget, tokens: readonly Token[]): TypedInside {
  const part = withinList(target, list);
  const isWhole = coversAll(list, part);
  if (target.part !== undefined && isWhole) return { tokens: [], followsOwnText: true };
  const following = wordsFollowing(parseQuery(ownRow(list, part).shown().text), tokens);
  if (following !== null) return { tokens: following, followsOwnText: true };
  return { tokens: isWhole ? tokens : [], followsOwnText: false };
}

function withinList({ part }: ContainerTarget, list: ContainerList): ListPart {
  const to = Math.min(part?.to ?? list.length, list.length);
  return { from: Math.min(part?.from ?? 0, to), to };
}

/** The words typed after the container's own text; null when the typed text does not start with it. */
function wordsFollowing(own: readonly Token[], typed: readonly Token[]): Token[] | null {
  const shared = Math.min(own.length, typed.length);
  for (let at = 0; at < shared; at++) if (own[at]?.text !== typed[at]?.text) return null;
  return shared === 0 ? null : typed.slice(shared);
}

/** The matching rows, followed by a row for the whole container unless they are all of it. */
function appendWholeContainer(fitting: readonly SuggestionRow[], all: SuggestionRow, limit: number): SuggestionRow[] {
  const addresses = fitting.reduce((sum, { count }) => sum + Math.max(1, count), 0);
  if (fitting.length <= limit && addresses >= all.count) return [...fitting];
  return [...fitting.slice(0, Math.max(1, limit - 1)), all].slice(0, limit);
}

function spread(list: ContainerList, part: ListPart, limit: number): SuggestionRow[] {
  const flat = list.flattened?.(part, limit) ?? null;
  if (flat !== null) return flat;
  if (part.to - part.from > limit) {
    const parts = flatParts(list, part, limit);
    if (parts !== null) return parts;
  }
  const size = partSize(part.to - part.from, limit);
  const rows = cut(list, { from: part.from, to: Math.min(part.to, part.from + size * limit) }, size);
  return withLongStreetsInParts(rows, limit);
}

/** Sections of an area that each open directly into all their houses; null when there would be too many. */
function flatParts(list: ContainerList, part: ListPart, limit: number): SuggestionRow[] | null {
  if (list.flattened === undefined) return null;
  const starts = [part.from];
  let addresses = 0;
  for (let at = part.from; at < part.to; at++) {
    const count = list.addressesIn({ from: at, to: at + 1 });
    if (addresses > 0 && addresses + count > limit) {
      starts.push(at);
      addresses = 0;
      if (starts.length > limit) return null;
    }
    addresses += count;
  }
  const rows = starts.map((from, at) => rowOf(list, { from, to: starts[at + 1] ?? part.to }));
  return withLongStreetsInParts(rows, limit);
}

function cut(list: ContainerList, part: ListPart, size: number): SuggestionRow[] {
  const rows: SuggestionRow[] = [];
  for (let from = part.from; from < part.to; from += size) {
    rows.push(rowOf(list, { from, to: Math.min(from + size, part.to) }));
  }
  return rows;
}

function rowOf(list: ContainerList, part: ListPart): SuggestionRow {
  return part.to === part.from + 1 ? list.row(part.from) : partRow(list, part, ownRow(list, part));
}

function withLongStreetsInParts(rows: readonly SuggestionRow[], limit: number): SuggestionRow[] {
  const inParts = rows.flatMap((row) => (row.count > limit ? partsOf(row, limit) : [row]));
  return inParts.length > limit ? [...rows] : inParts;
}

function partsOf(row: SuggestionRow, limit: number): SuggestionRow[] {
  const list = row.type === 'Street' && row.target.kind !== 'address' ? listContainer(row.reader, row.target) : null;
  if (list === null || list.length <= limit) return [row];
  return cut(list, { from: 0, to: list.length }, Math.ceil(list.length / Math.ceil(list.length / limit)));
}

/** Children per row: the fewest levels that the limit allows, with evenly filled lists. */
function partSize(count: number, limit: number): number {
  if (count <= limit || limit < 2) return 1;
  let levels = 1;
  for (let max = limit; max < count; max *= limit) levels++;
  const rows = Math.min(limit, Math.ceil(count ** (1 / levels)));
  return Math.ceil(count / rows);
}

function ownRow(list: ContainerList, part: ListPart): SuggestionRow {
  const { own } = list;
  if (coversAll(list, part)) return own;
  const ends = (): string => `${list.endText(part.from)} – ${list.endText(part.to - 1)}`;
  const shown = () => {
    const { place } = own.shown();
    return { text: ends(), place: list.placeOf?.(part) ?? place };
  };
  return { ...own, type: 'Container', shown };
}

function partRow(list: ContainerList, part: ListPart, shown: SuggestionRow): SuggestionRow {
  const count = coversAll(list, part) ? list.own.count : list.addressesIn(part);
  return { ...shown, target: { ...list.own.target, part }, count };
}

function coversAll(list: ContainerList, { from, to }: ListPart): boolean {
  return from === 0 && to >= list.length;
}

export interface ContainerList {
  /** The container itself; an area with a single street is replaced by the street. */
  own: SuggestionRow & { target: ContainerTarget };
  length: number;
  row(at: number): SuggestionRow;
  endText(at: number): string;
  placeOf?(part: ListPart): string;
  addressesIn(part: ListPart): number;
  /** All addresses and buildings of these streets; null when there are more than `max`. Only areas have it. */
  flattened?(part: ListPart, max: number): SuggestionRow[] | null;
}

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
  const entries = entriesOf(reader, { street, postcodes: rangeOfPostcode(postcode) });
  const groups = groupByBuilding(entries);
  return {
    own: asContainer(streetRow(reader, { street, count: entries.length, penalty: 0, postcode })),
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
  const row = (entry: StreetEntry): SuggestionRow => addressRow(reader, street, { ...entry, penalty: 0 });
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
  const postcodes = rangeOfPostcode(postcode);
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
    // Use the street name even for a street with one house: "Adams Row – 7 Bell Lane" would not be sorted.
    endText: (at) => endOfStretch(reader, streets, at),
    ...(postcode === null ? {} : { placeOf: ({ from, to }) => commonPlace(reader, streets.slice(from, to)) }),
    row: (at) => areaStreet(reader, { street: streets[at] ?? only, postcode, countOf }),
    addressesIn: ({ from, to }) => streets.slice(from, to).reduce((sum, street) => sum + countOf(street), 0),
    flattened: (part, max) => flatten(reader, { streets: streets.slice(part.from, part.to), postcode }, max),
  };
}

/** The town that all these streets share, else the surrounding region: a postcode may span several towns. */
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

function endOfStretch(reader: IndexReader, streets: readonly number[], at: number): string {
  const street = streets[at] ?? 0;
  const name = reader.nameOf(street);
  const isOneOfSeveral = [at - 1, at + 1].some(
    (near) => streets[near] !== undefined && reader.nameOf(streets[near]) === name,
  );
  const { city } = reader.place(reader.placeOf(street));
  return isOneOfSeveral && city !== '' ? `${name}, ${city}` : name;
}

/** By name as people look it up ("Érables" under E), then by town. Cached, since a town may have 20,000 streets. */
function sortedStreets(reader: IndexReader, area: string, documents: readonly number[]): readonly number[] {
  let known = sortedLists.get(reader);
  if (known === undefined) sortedLists.set(reader, (known = new RecentMap(cachedLists)));
  return known.getOrMake(area, () =>
    documents
      .filter((document) => !reader.isBuilding(document))
      .map((street) => ({
        street,
        name: fold(reader.nameOf(street)),
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
  const only = count === 1 ? entriesOf(reader, { street, postcodes: rangeOfPostcode(postcode) })[0] : undefined;
  if (only !== undefined) return addressRow(reader, street, { ...only, penalty: 0 });
  return streetRow(reader, { street, count, penalty: 0, postcode });
}

function flatten(
  reader: IndexReader,
  { streets, postcode }: { streets: readonly number[]; postcode: number | null },
  max: number,
): SuggestionRow[] | null {
  if (streets.length > max) return null;
  const rows: SuggestionRow[] = [];
  for (const street of streets) {
    const heading = reader.nameOf(street);
    for (const group of groupByBuilding(entriesOf(reader, { street, postcodes: rangeOfPostcode(postcode) }))) {
      rows.push({ ...buildingRow(reader, street, group, 0), heading });
      if (rows.length > max) return null;
    }
  }
  return rows;
}

/** A building with one address becomes that address, which contains itself. */
function asContainer(row: SuggestionRow): ContainerList['own'] {
  const { target } = row;
  return { ...row, target: target.kind === 'address' ? { ...target, kind: 'building' } : target };
}
