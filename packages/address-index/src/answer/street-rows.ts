// The suggestions from one street for the words that its name did not match: addresses, buildings, or the street
// itself.
import { addressParts } from './retrieve-item.ts';
import { insteadOf, type ShownRow, type SuggestionRow } from './suggestion.ts';
import type { IndexReader } from '../index-format/index-reader.ts';
import { RecentMap } from '../index-format/recent-map.ts';
import { isSameBuilding, type StoredAddress, type StreetEntry } from '../index-format/stored-address.ts';
import type { Token } from '../match/parse-query.ts';
import { penalties } from '../match/ranking.ts';
import { matchNumber, numberFilter, unitFit } from '../match/score-number.ts';
import { type SearchCache, searchCache } from '../match/search-cache.ts';
import type { PostcodeRange } from '../match/typed-numbers.ts';
import { type AddressParts, placeLine, splitWords, suggestionText } from '@doorstep/address-language';

export interface StreetQuestion {
  street: number;
  /** Words that may be number and unit; empty to get the street itself. */
  rest: readonly Token[];
  /** `rest` plus the words between that the street's name lacks: they may name a unit. */
  beside: readonly Token[];
  besideName: readonly Token[];
  /** The penalty of those words, refunded where they name a unit. */
  extraPenalty: number;
  /** Addresses with one of these postcodes rank first. */
  postcodes: PostcodeRange | null;
  /** Drops addresses outside `postcodes`. */
  isWithinPostcodes: boolean;
  penalty: number;
  /** `penalty` already includes the missing number. */
  isNumberMissing: boolean;
  /** Requires the typed number to match before a house is shown. */
  isNumberNeeded?: boolean;
  limit: number;
}

/** Unsorted. With an empty `rest`, a single row: the street, or its only address. */
export function streetRows(reader: IndexReader, question: StreetQuestion): SuggestionRow[] {
  const { street, rest, penalty } = question;
  const count = reader.sections.documentAddresses[street] ?? 0;
  if (rest.length === 0 && count > 1 && question.postcodes === null) {
    return [streetRow(reader, { street, count, penalty, postcode: null })];
  }
  if (rest.length === 0) {
    const entries = entriesOf(reader, question);
    const only = entries.length === 1 ? entries[0] : undefined;
    if (only !== undefined && question.isNumberNeeded !== true)
      return [addressRow(reader, street, { ...only, penalty })];
    return [streetOrPart(reader, question, penalty)];
  }
  const { postcodes } = question;
  const units =
    postcodes !== null && rest.every(isOfUnit) ? unitRows(reader, question, entriesOf(reader, question)) : [];
  if (units.length > 0) return units;
  const found = houseRows(reader, question);
  if (found.fitting === 0 && postcodes !== null && !question.isWithinPostcodes) {
    // Retry without the postcode filter: the street has the number under another postcode.
    const others = houseRows(reader, { ...question, postcodes: null, penalty: penalty + penalties.otherPostcode });
    if (others.fitting > 0) return others.rows.map((row) => insteadOf(row, postcodes.typed));
  }
  const { rows, longer, fitting, exact, min } = found;
  const open = rest.at(-1)?.isPrefix === true;
  // Words that no house matches cost the street as much as they would cost its houses; a missing number is already in
  // `penalty`.
  const isAbsent = fitting === 0 && !question.isNumberMissing && rest.some((token) => token.hasDigit);
  const missing = isAbsent
    ? penalties.numberMissing
    : fitting > 0 && min >= penalties.unitMissing
      ? penalties.unitMissing
      : 0;
  if (count > 1 && (fitting === 0 || (open && longer > 0))) {
    // While a number is being typed the street keeps its rank unless a house has exactly that number: "2" may become
    // "233", and the row would vanish and return. Next to a whole postcode the street can be opened anyway.
    const further = exact === 0 && onlyPostcode(question) === null ? 0 : penalties.streetOfUnfinishedNumber;
    rows.push(streetOrPart(reader, question, penalty + missing + further));
  } else if (fitting === 0) {
    const [only, ...others] = entriesOf(reader, question);
    if (only === undefined || others.length > 0) return rows;
    const numbers = rest.filter((token) => token.hasDigit).map((token) => token.number);
    // The only house has a number that was not typed: offer the street instead.
    if (numbers.length > 0 && !numbers.includes(only.address.value)) {
      rows.push(streetRow(reader, { street, count, penalty: penalty + missing, postcode: null }));
    } else rows.push(addressRow(reader, street, { ...only, penalty: penalty + missing }));
  }
  return rows;
}

function isOfUnit({ hasDigit, isUnitValue }: Token): boolean {
  return isUnitValue || !hasDigit;
}

/** The entries whose unit the words beside the name spell. */
function unitRows(
  reader: IndexReader,
  { street, beside, penalty, extraPenalty }: Pick<StreetQuestion, 'street' | 'beside' | 'penalty' | 'extraPenalty'>,
  entries: readonly StreetEntry[],
): SuggestionRow[] {
  const country = reader.countryOf(street);
  return entries.flatMap((entry) => {
    const fit = entry.address.unit === '' ? null : unitFit(entry.address.unit, beside, country);
    return fit === null ? [] : [addressRow(reader, street, { ...entry, penalty: penalty - extraPenalty + fit })];
  });
}

function houseRows(reader: IndexReader, question: StreetQuestion): FoundHouses {
  const { street, rest, penalty } = question;
  const rows: SuggestionRow[] = [];
  let longer = 0;
  let fitting = 0;
  let exact = 0;
  let min = Infinity;
  const country = reader.countryOf(street);
  const context = { country, beside: question.beside, besideName: question.besideName };
  for (const group of buildingsThatMayFit(reader, question, country)) {
    const fits = group
      .map((entry) => ({ ...entry, fit: matchNumber(entry.address, rest, context) }))
      .filter((entry) => entry.fit !== null);
    const first = fits[0];
    if (first?.fit === undefined || first.fit === null) continue;
    if (first.fit.isLonger && ++longer > question.limit) continue;
    fitting++;
    if (!first.fit.isLonger) exact++;
    min = Math.min(min, first.fit.penalty);
    const units = fits.filter((entry) => entry.fit?.isUnit === true);
    for (const unit of units) {
      rows.push(
        addressRow(reader, street, { ...unit, penalty: penalty - question.extraPenalty + (unit.fit?.penalty ?? 0) }),
      );
    }
    if (units.length > 0) continue;
    rows.push(insteadOf(buildingRow(reader, street, group, penalty + first.fit.penalty), first.fit.unlisted));
  }
  return { rows, longer, fitting, exact, min };
}

interface FoundHouses {
  rows: SuggestionRow[];
  fitting: number;
  exact: number;
  longer: number;
  min: number;
}

function streetOrPart(reader: IndexReader, question: StreetQuestion, penalty: number): SuggestionRow {
  const { street } = question;
  const postcode = onlyPostcode(question);
  const count =
    postcode === null ? (reader.sections.documentAddresses[street] ?? 0) : entriesOf(reader, question).length;
  return streetRow(reader, { street, count, penalty, postcode });
}

function onlyPostcode({ postcodes }: StreetQuestion): number | null {
  return postcodes !== null && postcodes.last === postcodes.first + 1 ? postcodes.first : null;
}

/** In list order. Buildings that cannot match, nearly all of a street, cost one comparison each. */
function buildingsThatMayFit(reader: IndexReader, question: StreetQuestion, country: string): StreetEntry[][] {
  const { postcodes } = question;
  // All addresses of a building share its number, so the filter never splits a group.
  const entries = reader.someAddresses(question.street, numberFilter(question.rest, country));
  return groupByBuilding(entries.filter(({ address }) => isWithin(reader, address, postcodes)));
}

function isWithin(reader: IndexReader, address: StoredAddress, postcodes: StreetQuestion['postcodes']): boolean {
  if (postcodes === null) return true;
  const index = reader.postcodeIndex(address);
  return index >= postcodes.first && index < postcodes.last;
}

/** A building found by its own name, or the typed unit of it. */
export function namedBuildingRows(
  reader: IndexReader,
  question: Pick<StreetQuestion, 'street' | 'rest' | 'beside' | 'penalty' | 'extraPenalty'> & { ordinal: number },
): SuggestionRow[] {
  const { street, penalty } = question;
  const group = buildingGroup(reader, question);
  const [first] = group;
  if (first === undefined) return [];
  const ofHouse = houseNumberWords(first.address, question.rest);
  const beside = question.beside.filter((token) => !ofHouse.includes(token));
  const units = unitRows(reader, { ...question, beside }, group);
  if (units.length > 0) return units;
  const isMissing = question.rest.some((token) => token.hasDigit && !ofHouse.includes(token));
  const missing = !isMissing
    ? 0
    : ofHouse.length > 0 || group.length > 1
      ? penalties.unitMissing
      : penalties.numberMissing;
  return [buildingRow(reader, street, group, penalty + missing)];
}

/** The typed words that form the building's own number; empty when it has another number or none was typed. */
function houseNumberWords({ value, tail }: StoredAddress, rest: readonly Token[]): readonly Token[] {
  if (value === 0) return [];
  const key = splitWords(value + tail).join('');
  for (let from = rest.length - 1; from >= 0; from--) {
    for (let to = from + 1; to <= rest.length; to++) {
      const run = rest.slice(from, to);
      if (run[0]?.isUnitValue !== true && run.map(({ text }) => text).join('') === key) return run;
    }
  }
  return [];
}

export function buildingGroup(reader: IndexReader, target: { street: number; ordinal: number }): StreetEntry[] {
  const groups = groupByBuilding(entriesOf(reader, { street: target.street, postcodes: null }));
  return groups.find((group) => group.some(({ ordinal }) => ordinal === target.ordinal)) ?? [];
}

export function entriesOf(reader: IndexReader, question: Pick<StreetQuestion, 'street' | 'postcodes'>): StreetEntry[] {
  const { postcodes } = question;
  const entries: StreetEntry[] = [];
  for (const [ordinal, address] of reader.addresses(question.street).entries()) {
    if (isWithin(reader, address, postcodes)) entries.push({ address, ordinal });
  }
  return entries;
}

export function groupByBuilding(entries: readonly StreetEntry[]): StreetEntry[][] {
  const groups: StreetEntry[][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group !== undefined && first !== undefined && isSameBuilding(first.address, entry.address)) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

export function buildingRow(
  reader: IndexReader,
  street: number,
  group: readonly StreetEntry[],
  penalty: number,
): SuggestionRow {
  const first = group[0];
  if (first === undefined) return streetRow(reader, { street, count: 0, penalty, postcode: null });
  if (group.length === 1) return addressRow(reader, street, { ...first, penalty });
  return {
    ...frame(reader, street),
    target: { kind: 'building', street, ordinal: first.ordinal },
    type: 'BuildingName',
    shown: () => shownParts({ ...addressParts(reader, street, first.address), unit: '' }),
    count: group.length,
    penalty,
  };
}

export function addressRow(
  reader: IndexReader,
  street: number,
  { address, ordinal, penalty }: StreetEntry & { penalty: number },
): SuggestionRow {
  return {
    ...frame(reader, street),
    target: { kind: 'address', street, ordinal },
    type: 'Address',
    shown: () => shownParts(addressParts(reader, street, address)),
    count: 0,
    penalty,
  };
}

/** @param postcode  limits the street to one postcode, by position in the sorted list; null for the whole street. */
export function streetRow(
  reader: IndexReader,
  { street, count, penalty, postcode }: { street: number; count: number; penalty: number; postcode: number | null },
): SuggestionRow {
  return {
    ...frame(reader, street),
    target: postcode === null ? { kind: 'street', street } : { kind: 'street_in_postcode', street, postcode },
    type: 'Street',
    shown: () => shownStreet(reader, street, postcode),
    count,
    penalty,
  };
}

function shownParts(parts: AddressParts): ShownRow {
  return { text: suggestionText(parts), place: placeLine(parts) };
}

function shownStreet(reader: IndexReader, street: number, postcode: number | null): ShownRow {
  const place = reader.place(reader.placeOf(street));
  const code = postcode === null ? '' : reader.postcodeText(postcode);
  return {
    text: reader.nameOf(street),
    place: placeLine({ ...place, locality: reader.localityOf(street), postcode: code }),
  };
}

function frame(
  reader: IndexReader,
  street: number,
): Pick<SuggestionRow, 'reader' | 'country' | 'placeNumber' | 'distanceKm' | 'weight' | 'insteadOf'> {
  const place = reader.placeOf(street);
  return {
    reader,
    country: reader.countryOfPlace(place),
    placeNumber: place,
    distanceKm: 0,
    weight: reader.sections.placeAddresses[place] ?? 0,
    insteadOf: '',
  };
}

/** Rows cached per data set; a row takes about half a kilobyte. */
const cachedRows = 4000;

const recent = new WeakMap<SearchCache, RecentMap<string, readonly SuggestionRow[]>>();

/** A cached `streetRows`. `rest` and `besideName` must be subsets of `beside`, in its order. */
export function recentStreetRows(reader: IndexReader, question: StreetQuestion): SuggestionRow[] {
  const memory = searchCache(reader);
  let rows = recent.get(memory);
  if (rows === undefined) {
    rows = new RecentMap(cachedRows, ({ length }) => length);
    recent.set(memory, rows);
  }
  const { penalty } = question;
  // A row's penalty is relative to its street, so the cache holds rows of a street without penalty.
  const free = rows.getOrMake(keyOf(question), () => streetRows(reader, { ...question, penalty: 0 }).map(memoizeShown));
  return free.map((row) => ({ ...row, penalty: penalty + row.penalty }));
}

function memoizeShown(row: SuggestionRow): SuggestionRow {
  let shown: ShownRow | null = null;
  return { ...row, shown: () => (shown ??= row.shown()) };
}

function keyOf(question: StreetQuestion): string {
  const { street, rest, beside, besideName, postcodes, extraPenalty, limit } = question;
  const flags = bits(question.isNumberMissing, question.isNumberNeeded === true, question.isWithinPostcodes);
  let key = `${street} ${limit} ${extraPenalty} ${flags}`;
  if (postcodes !== null) key += ` ${postcodes.first}-${postcodes.last}-${postcodes.typed}`;
  for (const token of beside) {
    const { isPrefix, isSoft, isUnitValue } = token;
    key += ` ${token.text} ${bits(isPrefix, isSoft, isUnitValue, rest.includes(token), besideName.includes(token))}`;
  }
  return key;
}

function bits(...flags: boolean[]): number {
  let bits = 0;
  for (const flag of flags) bits = bits * 2 + Number(flag);
  return bits;
}
