// What is inside a container. Words that the container itself satisfies are not asked of its children, because clients
// send the container's own text again; words that nothing inside satisfies are let go: the list is never empty for that.
import type { IndexReader } from '../index-format/index-reader.ts';
import type { StreetEntry } from '../index-format/stored-address.ts';
import { DocumentSetBuilder } from '../match/document-set-builder.ts';
import { gatherDocuments } from '../match/gather-documents.ts';
import { matchNumber } from '../match/match-number.ts';
import type { Token } from '../match/parse-query.ts';
import { searchMemory } from '../match/search-memory.ts';
import { compareNaturally } from '../normalise/natural-order.ts';
import { unitKey } from '../normalise/unit-text.ts';
import { openDocuments, sortRows } from './find-rows.ts';
import type { ItemTarget } from './item-id.ts';
import { addressRow, buildingGroup, buildingRow, entriesOf, groupByBuilding, streetRow } from './street-rows.ts';
import type { SuggestionRow } from './suggestion-row.ts';

type Range = { first: number; last: number } | null;

/** The children, in natural order; those that fit the typed words first. Null when the container is not there. */
export function openContainer(
  reader: IndexReader,
  target: ItemTarget,
  tokens: readonly Token[],
  limit: number,
): SuggestionRow[] | null {
  switch (target.kind) {
    case 'address':
      return null;
    case 'street':
    case 'part_of_street':
    case 'street_in_postcode': {
      if (target.street >= reader.documentCount) return null;
      const postcodes =
        target.kind === 'street_in_postcode' ? { first: target.postcode, last: target.postcode + 1 } : null;
      const all = entriesOf(reader, { street: target.street, postcodes });
      const entries = target.kind === 'part_of_street' ? all.slice(target.from, target.to) : all;
      return openStreet(reader, { street: target.street, entries, limit }, tokens);
    }
    case 'building':
      return openBuilding(reader, target, tokens).slice(0, limit);
    case 'postcode': {
      if (target.postcode >= reader.postcodes.length) return null;
      const documents = reader.postcodeDocuments(target.postcode);
      return openArea(
        reader,
        { documents, postcodes: { first: target.postcode, last: target.postcode + 1 }, limit },
        tokens,
      );
    }
    case 'locality': {
      const { placeFirstDocument } = reader.sections;
      const from = placeFirstDocument[target.place] ?? 0;
      const to = placeFirstDocument[target.place + 1] ?? from;
      const documents = Array.from({ length: to - from }, (_, at) => from + at);
      return openArea(reader, { documents, postcodes: null, limit }, tokens);
    }
  }
}

function openStreet(
  reader: IndexReader,
  of: { street: number; entries: readonly StreetEntry[]; limit: number },
  tokens: readonly Token[],
): SuggestionRow[] {
  const { street, entries, limit } = of;
  const groups = groupByBuilding(entries);
  const rest = withoutOwnWords(reader, [street], tokens);
  if (rest.length > 0) {
    const rows: SuggestionRow[] = [];
    for (const group of groups) {
      const fits = group.map((entry) => ({ ...entry, fit: matchNumber(entry.address, rest) }));
      const units = fits.filter((entry) => entry.fit?.isUnit === true);
      for (const unit of units) rows.push(addressRow(reader, street, { ...unit, cost: unit.fit?.cost ?? 0 }));
      const fit = fits.find((entry) => entry.fit !== null)?.fit ?? null;
      if (units.length === 0 && fit !== null) rows.push(buildingRow(reader, street, group, fit.cost));
    }
    if (rows.length > 0) return sortRows(rows).slice(0, limit);
  }
  if (groups.length <= limit) return groups.map((group) => buildingRow(reader, street, group, 0));
  return partsOfStreet(reader, street, groups, limit);
}

/** A street with more buildings than may be shown is cut into parts: "1 – 199 High Street". */
function partsOfStreet(
  reader: IndexReader,
  street: number,
  groups: readonly StreetEntry[][],
  limit: number,
): SuggestionRow[] {
  const size = Math.ceil(groups.length / limit);
  const rows: SuggestionRow[] = [];
  for (let at = 0; at < groups.length; at += size) {
    const part = groups.slice(at, at + size);
    const first = part[0];
    const last = part.at(-1);
    if (first?.[0] === undefined || last?.[0] === undefined) continue;
    if (part.length === 1) {
      rows.push(buildingRow(reader, street, first, 0));
      continue;
    }
    const from = first[0].ordinal;
    const to = (last.at(-1)?.ordinal ?? from) + 1;
    const start = buildingRow(reader, street, [first[0]], 0);
    const end = buildingRow(reader, street, [last[0]], 0);
    const whole = streetRow(reader, { street, count: 0, cost: 0, postcode: null });
    rows.push({
      ...start,
      target: { kind: 'part_of_street', street, from, to },
      type: 'Container',
      shown: () => ({ ...whole.shown(), text: `${start.shown().text} – ${end.shown().text}` }),
      count: to - from,
    });
  }
  return rows;
}

function openBuilding(
  reader: IndexReader,
  target: { street: number; ordinal: number },
  tokens: readonly Token[],
): SuggestionRow[] {
  const group = buildingGroup(reader, target);
  const own = new Set(
    group.flatMap(({ address }) => [String(address.value), address.value + address.tail.toLowerCase()]),
  );
  const rest = withoutOwnWords(reader, [target.street], tokens).filter(
    (token) => !token.isUnitWord && (token.isUnitValue || !own.has(token.text)),
  );
  const typed = rest.map((token) => token.text).join('');
  const isOpen = rest.at(-1)?.isOpen === true;
  const fitting =
    typed === ''
      ? []
      : group.filter(({ address }) => {
          const key = unitKey(address.unit);
          return key === typed || (isOpen && key.startsWith(typed));
        });
  return (fitting.length > 0 ? fitting : group).map((entry) =>
    addressRow(reader, target.street, { ...entry, cost: 0 }),
  );
}

/** A postcode or a town: its addresses if they are few, else its streets. */
function openArea(
  reader: IndexReader,
  area: { documents: readonly number[]; postcodes: Range; limit: number },
  tokens: readonly Token[],
): SuggestionRow[] {
  const { limit, postcodes } = area;
  const streets = area.documents.filter((document) => !reader.isBuilding(document));
  const rest = withoutOwnPlace(reader, streets, tokens, postcodes);
  if (rest.length > 0) {
    const inArea = DocumentSetBuilder.forDocuments(reader.documentCount);
    for (const document of area.documents) inArea.add(document);
    const { documents } = gatherDocuments(reader, rest, {
      enough: limit,
      within: inArea.take(),
      near: null,
    });
    const rows: SuggestionRow[] = [];
    openDocuments(reader, rest, { documents, limit, postcodes }, rows);
    if (rows.length > 0) return sortRows(rows).slice(0, limit);
  }
  const sorted = streets
    .map((street) => ({ street, name: reader.text(reader.sections.documentName[street] ?? 0) }))
    .sort((a, b) => compareNaturally(a.name, b.name));
  const few = addressesIfFew(
    reader,
    sorted.map(({ street }) => street),
    postcodes,
    limit,
  );
  if (few !== null) return few;
  return sorted.slice(0, limit).map(({ street }) => areaStreet(reader, street, postcodes));
}

function areaStreet(reader: IndexReader, street: number, postcodes: Range): SuggestionRow {
  const entries = postcodes === null ? null : entriesOf(reader, { street, postcodes });
  const count = entries === null ? (reader.sections.documentAddresses[street] ?? 0) : entries.length;
  const only = count === 1 ? (entries ?? entriesOf(reader, { street, postcodes }))[0] : undefined;
  if (only !== undefined) return addressRow(reader, street, { ...only, cost: 0 });
  return streetRow(reader, { street, count, cost: 0, postcode: postcodes?.first ?? null });
}

function addressesIfFew(
  reader: IndexReader,
  streets: readonly number[],
  postcodes: Range,
  limit: number,
): SuggestionRow[] | null {
  if (streets.length > limit) return null;
  const rows: SuggestionRow[] = [];
  for (const street of streets) {
    for (const group of groupByBuilding(entriesOf(reader, { street, postcodes }))) {
      rows.push(buildingRow(reader, street, group, 0));
      if (rows.length > limit) return null;
    }
  }
  return rows;
}

/** The typed words that are not the street's name, town or postcode. Each word of the street answers one typed word. */
function withoutOwnWords(reader: IndexReader, streets: readonly number[], tokens: readonly Token[]): Token[] {
  const words = new Set<number>();
  for (const street of streets) {
    for (const word of reader.wordsOfText(reader.sections.documentName[street] ?? 0)) words.add(word);
    for (const extra of reader.extraNames(street)) for (const word of reader.wordsOfText(extra.name)) words.add(word);
    for (const word of placeWords(reader, reader.placeOf(street))) words.add(word);
  }
  return tokens.filter((token) => {
    if (token.isUnitWord) return false;
    if (token.isUnitValue) return true;
    const matcher = searchMemory(reader).matcher({ ...token, isOpen: token.isOpen && !token.hasDigit }, 2);
    for (const word of words) {
      if (matcher.priceOf(word) < Infinity) {
        if (token.hasDigit) words.delete(word);
        return false;
      }
    }
    return token.hasDigit || token.isSoft;
  });
}

function withoutOwnPlace(
  reader: IndexReader,
  streets: readonly number[],
  tokens: readonly Token[],
  postcodes: Range,
): Token[] {
  const place = streets[0] === undefined ? -1 : reader.placeOf(streets[0]);
  const words = place < 0 ? [] : placeWords(reader, place);
  const postcode = postcodes === null ? '' : reader.postcodes.text(postcodes.first);
  return tokens.filter((token) => {
    if (postcode !== '' && postcode.includes(token.text) && (token.hasDigit || token.text.length > 1)) return false;
    const matcher = searchMemory(reader).matcher(token, 0);
    return !words.some((word) => matcher.priceOf(word) < Infinity);
  });
}

function placeWords(reader: IndexReader, place: number): number[] {
  const { placeCity, placeRegion, placeDistrict } = reader.sections;
  return [placeCity, placeRegion, placeDistrict].flatMap((column) => reader.wordsOfText(column[place] ?? 0));
}
