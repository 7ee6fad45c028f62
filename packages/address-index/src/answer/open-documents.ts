// Opens scored documents into rows: a street becomes houses, buildings and units, or stays a street; then filters them.
import { namedBuildingRows, recentStreetRows, streetRow, streetRows } from './street-rows.ts';
import { insteadOf, keyOfRow, type ShownRow, type SuggestionRow } from './suggestion.ts';
import { type AddressFilters, fitsPostcode } from '../match/where-to-search.ts';
import { searchCache } from '../match/search-cache.ts';
import type { IndexReader } from '../index-format/index-reader.ts';
import type { Token } from '../match/parse-query.ts';
import { countUpTo, penalties } from '../match/ranking.ts';
import type { ScoredDocument } from '../match/score-document.ts';
import { type PostcodeRange, restBesideName } from '../match/typed-numbers.ts';

/** The maximum number of streets opened; each may need a disk read. */
const maxOpened = 80;

/**
 * With this many words the same streets are likely at the next key press; caching all would cost more than it saves.
 */
const minWordsToCache = 3;
const maxKept = 10;

export function openDocuments(
  tokens: readonly Token[],
  from: {
    documents: readonly ScoredDocument[];
    limit: number;
    /** The container's postcodes, a strict filter; null outside a container. */
    postcodes: PostcodeRange | null;
  },
): SuggestionRow[] {
  const rows: SuggestionRow[] = [];
  const seen = new Set<string>();
  for (const [at, scored] of from.documents.entries()) {
    if (at >= maxOpened || countUpTo(rows, scored.penalty) >= from.limit) break;
    if (scored.penalty >= 2 * penalties.unmatchedWord) break;
    for (const row of rowsOf(tokens, scored, { ...from, areKept: at < maxKept && tokens.length >= minWordsToCache })) {
      const key = keyOfRow(row);
      if (!seen.has(key)) rows.push(insteadOf(row, scored.otherPostcode));
      seen.add(key);
    }
  }
  return rows;
}

function rowsOf(
  tokens: readonly Token[],
  scored: ScoredDocument,
  from: { limit: number; postcodes: PostcodeRange | null; areKept: boolean },
): SuggestionRow[] {
  const { reader } = scored;
  const pick = (places: readonly number[]): Token[] =>
    places.map((at) => tokens[at]).filter((token) => token !== undefined);
  const rest = pick(scored.rest);
  const beside = pick([...scored.rest, ...scored.extra].sort((a, b) => a - b));
  const building = reader.building(scored.document);
  const postcodes = from.postcodes ?? scored.postcodes;
  if (building === null) {
    const { document: street, penalty, extraPenalty, isNumberMissing } = scored;
    const isNumberNeeded = scored.query.needs === 'part';
    const { limit } = from;
    const rows = (from.areKept ? recentStreetRows : streetRows)(reader, {
      street,
      rest,
      beside,
      besideName: pick(restBesideName(scored)),
      postcodes,
      // When no word of its name was typed, the document matched by postcode.
      isWithinPostcodes: from.postcodes !== null || !scored.isOfName.includes(true),
      penalty,
      extraPenalty,
      isNumberMissing,
      isNumberNeeded,
      limit,
    });
    if (scored.name === reader.sections.documentName[scored.document]) return rows;
    const alias = reader.text(scored.name); // shown so the visitor sees why the street matched
    return rows.map((row) => ({ ...row, shown: () => withAlias(row.shown(), alias) }));
  }
  return namedBuildingRows(reader, {
    ...building,
    rest,
    beside,
    penalty: scored.penalty,
    extraPenalty: scored.extraPenalty,
  });
}

function withAlias({ text, place }: ShownRow, alias: string): ShownRow {
  return { text, place: [alias, place].filter(Boolean).join(', ') };
}

/**
 * What remains of rows under `Filters`. A container remains only if everything in it fits, so that opening it needs no
 * second filter; a street that fits in part is replaced by its part in each postcode that fits.
 */
export function filteredRows(rows: readonly SuggestionRow[], filters: AddressFilters | null): SuggestionRow[] {
  return filters === null ? [...rows] : rows.flatMap((row) => filteredRow(row, filters));
}

function filteredRow(row: SuggestionRow, filters: AddressFilters): SuggestionRow[] {
  const { reader, target } = row;
  const documents = searchCache(reader).documentsThatFit(filters);
  const keptIf = (isFitting: boolean): SuggestionRow[] => (isFitting ? [row] : []);
  switch (target.kind) {
    case 'address':
    case 'building': {
      const address = reader.addresses(target.street)[target.ordinal];
      return keptIf(
        documents.has(target.street) &&
          address !== undefined &&
          fitsPostcode(reader, filters, reader.postcodeIndex(address)),
      );
    }
    case 'street': {
      if (!documents.has(target.street)) return [];
      return filters.postcode === null ? [row] : streetInPostcodes({ ...row, target }, filters);
    }
    case 'street_in_postcode':
      return keptIf(documents.has(target.street) && fitsPostcode(reader, filters, target.postcode));
    case 'postcode':
      return keptIf(
        fitsPostcode(reader, filters, target.postcode) &&
          reader.postcodeDocuments(target.postcode).every((document) => documents.has(document)),
      );
    case 'locality':
      return keptIf(filters.postcode === null && placeFits(reader, target.place, documents));
  }
}

function placeFits(reader: IndexReader, place: number, documents: { has(document: number): boolean }): boolean {
  const { placeFirstDocument } = reader.sections;
  const end = placeFirstDocument[place + 1] ?? 0;
  for (let document = placeFirstDocument[place] ?? end; document < end; document++)
    if (!documents.has(document)) return false;
  return true;
}

function streetInPostcodes(
  row: SuggestionRow & { target: { street: number; part?: unknown } },
  filters: AddressFilters,
): SuggestionRow[] {
  const { reader, penalty, distanceKm, insteadOf } = row;
  const { street, part } = row.target;
  const inPostcode = Map.groupBy(reader.addresses(street), (address) => reader.postcodeIndex(address));
  const fitting = [...inPostcode].filter(([postcode]) => fitsPostcode(reader, filters, postcode));
  if (fitting.length === inPostcode.size) return [row];
  if (part !== undefined) return [];
  return fitting
    .filter(([postcode]) => postcode >= 0)
    .map(([postcode, { length }]) => ({
      ...streetRow(reader, { street, count: length, penalty, postcode }),
      distanceKm,
      insteadOf,
    }));
}
