// What remains of rows under `Filters`. A container remains only if everything in it fits, so that opening it needs no
// second filter; a street that fits in part is replaced by its part in each postcode that fits.
import type { IndexReader } from '../index-format/index-reader.ts';
import { type AddressFilters, fitsPostcode } from '../match/address-filters.ts';
import { searchCache } from '../match/search-cache.ts';
import { streetRow } from './street-rows.ts';
import type { SuggestionRow } from './suggestion.ts';

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
