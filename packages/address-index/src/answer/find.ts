// A search in all data sets: the text as it stands first, then, only when that fits badly, in other readings.
import { areaRows, postcodeOfNumberRow } from './area-rows.ts';
import { namedBuildingRows, recentStreetRows, streetRows } from './street-rows.ts';
import { keyOfRow, type ShownRow, type SuggestionRow, withoutOverlaps } from './suggestion.ts';
import type { IndexReader } from '../index-format/index-reader.ts';
import { gatherDocuments, gatherTopDocuments } from '../match/gather-documents.ts';
import { countriesOf, distanceKm, type Origin } from '../match/nearness.ts';
import { respell, withoutCountry, withoutUnknownPostcode } from '../match/other-readings.ts';
import type { Token } from '../match/parse-query.ts';
import { price } from '../match/ranking.ts';
import { type PreparedQuery, type PricedDocument, restBesideName } from '../match/score-document.ts';
import { searchMemory } from '../match/search-cache.ts';
import type { PostcodeRange } from '../match/typed-numbers.ts';

interface Found {
  rows: SuggestionRow[];
  /** The words that the rows answer. */
  tokens: readonly Token[];
}

/** Suggestions, best first, at most `limit`. */
export function findInAll(readers: readonly IndexReader[], tokens: readonly Token[], scope: FindScope): Found {
  const found = findAsTyped(readers, tokens, scope);
  const reading = isGood(found) ? null : withoutUnknownPostcode(readers, tokens, scope.countries);
  if (reading === null) return found;
  const others = findAsTyped(readers, reading.tokens, scope);
  return { ...others, rows: others.rows.map((row) => ({ ...row, otherPostcode: reading.postcode })) };
}

function findAsTyped(readers: readonly IndexReader[], tokens: readonly Token[], scope: FindScope): Found {
  const search = (words: readonly Token[], countries: readonly string[]): SuggestionRow[] =>
    findRows(readers, words, { ...scope, countries });
  let best: Found = { rows: search(tokens, scope.countries), tokens };
  if (isGood(best)) return best;
  if (tokens.length < 2) return withRespelt(best, tokens, scope.countries).found;
  const named = costOf(best.rows) < price.unmatchedWord ? null : withoutCountry(tokens, countriesOf(readers));
  if (named === null) return withOtherWords(best, tokens, scope.countries);
  const countries = within(scope.countries, named.countries);
  // "New Britain", "Lebanon": towns have names of countries in theirs.
  const isCountryNamed = named.isCountryWhole && !isInPlaceName(readers, tokens.slice(named.tokens.length));
  // The country is said: badly fitting houses of other countries are no answer, nor is one that was not asked for.
  if (isCountryNamed) best = { rows: [], tokens: named.tokens };
  if (countries === null) return best;
  const inCountry = better(best, { rows: search(named.tokens, countries), tokens: named.tokens });
  if (isGood(inCountry)) return inCountry;
  const others = withOtherWords(inCountry, named.tokens, countries);
  if (isCountryNamed) return others;
  // "C" of "Aarhus C" is the beginning of something else than "Czechia", unless that fits better.
  return better(withOtherWords(best, tokens, scope.countries), others);

  /** What is found once words that ran together are taken apart, and then what has most of the words. */
  function withOtherWords(exact: Found, words: readonly Token[], countries: readonly string[]): Found {
    const { found, respelt } = withRespelt(exact, words, countries);
    if (isGood(found)) return found;
    if (respelt === null) return withTopDocuments(found, words, countries);
    const relaxed = withTopDocuments(found, respelt, countries);
    // A misspelt word may look like two that ran together.
    return costOf(relaxed.rows) < price.numberMissing ? relaxed : withTopDocuments(relaxed, words, countries);
  }

  function withRespelt(
    exact: Found,
    words: readonly Token[],
    countries: readonly string[],
  ): { found: Found; respelt: readonly Token[] | null } {
    const respelt = respell(readers, words);
    if (respelt === null) return { found: exact, respelt };
    return { found: better(exact, { rows: search(respelt, countries), tokens: respelt }), respelt };
  }

  /** What is found by all words, and behind or before it what has most of them. */
  function withTopDocuments(exact: Found, words: readonly Token[], countries: readonly string[]): Found {
    const others = findRows(readers, words, { ...scope, countries }, 'part');
    const rows = sortRows(withoutRepeats([...exact.rows, ...others]));
    return { rows: withoutOverlaps(rows, scope.limit), tokens: words };
  }
}

/** Whether the data have a place with all of these words in its name. */
function isInPlaceName(readers: readonly IndexReader[], tokens: readonly Token[]): boolean {
  return readers.some((reader) => {
    const [first, ...others] = tokens.map((token) => searchMemory(reader).matcher({ ...token, isOpen: false }, 0));
    return first?.places.some((place) => others.every((matcher) => matcher.hasPlace(place))) === true;
  });
}

/** Nothing better is to be expected of other readings. */
function isGood({ rows, tokens }: Found): boolean {
  const cost = costOf(rows);
  if (cost < price.unitMissing) return true;
  // What was taken for a unit may be a postcode.
  return cost < price.numberMissing && !tokens.some(({ hasDigit, text }) => hasDigit && text.length >= 4);
}

function better(a: Found, b: Found): Found {
  return costOf(b.rows) < costOf(a.rows) ? b : a;
}

/** Of the same street or house the cheaper. */
function withoutRepeats(rows: readonly SuggestionRow[]): SuggestionRow[] {
  const found = new Map<string, SuggestionRow>();
  for (const row of rows) {
    const key = keyOfRow(row);
    const known = found.get(key);
    if (known === undefined || row.cost < known.cost) found.set(key, row);
  }
  return [...found.values()];
}

function costOf(rows: readonly SuggestionRow[]): number {
  return rows[0]?.cost ?? Infinity;
}

/** The countries that both allow; null for none. */
function within(asked: readonly string[], named: readonly string[] | null): readonly string[] | null {
  if (named === null) return asked;
  if (asked.length === 0) return named;
  const both = named.filter((country) => asked.includes(country));
  return both.length === 0 ? null : both;
}

export interface FindScope {
  /** ISO alpha-2; empty for all. */
  countries: readonly string[];
  /** Where the visitor is: what is near comes first among equals. Null when that is not known. */
  origin: Origin | null;
  limit: number;
}

/** Streets looked at one by one; each may cost a read from disk. */
const maxOpened = 80;

/**
 * From so many words on the first streets are likely to be there again at the next key press, and their rows are kept. To
 * keep those of all would take longer than it saves.
 */
const wordsThatStay = 3;
const maxKept = 10;

/**
 * Suggestions for a search everywhere, best first, at most `limit`.
 * @param needs  whether they have all of the words or, since nothing has, most of them.
 */
export function findRows(
  readers: readonly IndexReader[],
  tokens: readonly Token[],
  scope: FindScope,
  needs: PreparedQuery['needs'] = 'all',
): SuggestionRow[] {
  if (tokens.length === 0) return [];
  const { countries, origin, limit } = scope;
  const isWanted = (country: string): boolean => countries.length === 0 || countries.includes(country);
  const searched = readers.flatMap((reader) => {
    const memory = searchMemory(reader);
    const within = hasOnly(reader, countries) ? null : memory.documentsInCountries(countries);
    if (within?.isEmpty() === true) return [];
    return [{ reader, within, near: origin === null ? null : memory.nearDocuments(origin) }];
  });
  if (needs === 'part') {
    const rows: SuggestionRow[] = [];
    const { documents } = gatherTopDocuments(searched, tokens);
    openDocuments(tokens, { documents, limit, postcodes: null }, rows);
    return withoutOverlaps(sortRows(rows), limit);
  }
  const { documents, read } = gatherDocuments(searched, tokens, limit);
  const rows = areaRows(read, isWanted);
  openDocuments(tokens, { documents, limit, postcodes: null }, rows);
  for (const { reader, query } of read) {
    const ofNumber = postcodeOfNumberRow(reader, query, isWanted);
    // Where the houses of that number are too many to be shown, their postcode stands before them.
    if (ofNumber !== null) rows.push(countBelow(rows, ofNumber.cost) < limit ? ofNumber : { ...ofNumber, cost: 0 });
  }
  if (origin !== null) for (const row of rows) row.distanceKm = distanceKm(row.reader, row.placeNumber, origin);
  return withoutOverlaps(withoutNoise(sortRows(rows)), limit);
}

/** Once something fits well, streets without the typed number or with unexplained words only distract. */
function withoutNoise(rows: SuggestionRow[]): SuggestionRow[] {
  const best = rows[0]?.cost ?? 0;
  if (best >= price.edit) return rows;
  const isDoubtful = best >= price.otherKind;
  return rows.filter(
    (row) => row.cost < price.unitMissing || row.type === 'Postcode' || (isDoubtful && row.otherPostcode !== ''),
  );
}

/** Adds the rows of priced documents, best first, until no later one can be among the first `limit`. */
export function openDocuments(
  tokens: readonly Token[],
  from: {
    documents: readonly PricedDocument[];
    limit: number;
    /** The container's: nothing beyond them is given. */
    postcodes: PostcodeRange | null;
  },
  rows: SuggestionRow[],
): void {
  const seen = new Set<string>();
  for (const [at, priced] of from.documents.entries()) {
    if (at >= maxOpened || countBelow(rows, priced.cost) >= from.limit) return;
    if (priced.cost >= 2 * price.unmatchedWord) return;
    for (const row of rowsOf(tokens, priced, { ...from, areKept: at < maxKept && tokens.length >= wordsThatStay })) {
      const key = keyOfRow(row);
      if (!seen.has(key))
        rows.push(priced.otherPostcode === '' ? row : { ...row, otherPostcode: priced.otherPostcode });
      seen.add(key);
    }
  }
}

/** Cheapest first, then the nearer where that is known, then the bigger town, then the order found. */
export function sortRows(rows: SuggestionRow[]): SuggestionRow[] {
  return rows
    .map((row, at) => ({ row, at }))
    .sort(
      (a, b) =>
        a.row.cost - b.row.cost || a.row.distanceKm - b.row.distanceKm || b.row.weight - a.row.weight || a.at - b.at,
    )
    .map(({ row }) => row);
}

function rowsOf(
  tokens: readonly Token[],
  priced: PricedDocument,
  from: { limit: number; postcodes: PostcodeRange | null; areKept: boolean },
): SuggestionRow[] {
  const { reader } = priced;
  const pick = (places: readonly number[]): Token[] =>
    places.map((at) => tokens[at]).filter((token) => token !== undefined);
  const rest = pick(priced.rest);
  const beside = pick([...priced.rest, ...priced.extra].sort((a, b) => a - b));
  const building = reader.building(priced.document);
  const postcodes = from.postcodes ?? priced.postcodes;
  if (building === null) {
    const { document: street, cost, extraCost, isNumberMissing } = priced;
    const isNumberNeeded = priced.query.needs === 'part';
    const { limit } = from;
    const rows = (from.areKept ? recentStreetRows : streetRows)(reader, {
      street,
      rest,
      beside,
      besideName: pick(restBesideName(priced)),
      postcodes,
      // Without a word of its name, it is the postcode that was searched.
      isWithinPostcodes: from.postcodes !== null || !priced.isOfName.includes(true),
      cost,
      extraCost,
      isNumberMissing,
      isNumberNeeded,
      limit,
    });
    if (priced.name === reader.sections.documentName[priced.document]) return rows;
    const alias = reader.text(priced.name); // shown, so that one sees why the street is there
    return rows.map((row) => ({ ...row, shown: () => withAlias(row.shown(), alias) }));
  }
  return namedBuildingRows(reader, { ...building, rest, beside, cost: priced.cost, extraCost: priced.extraCost });
}

function withAlias({ text, place }: ShownRow, alias: string): ShownRow {
  return { text, place: [alias, place].filter(Boolean).join(', ') };
}

function countBelow(rows: readonly SuggestionRow[], cost: number): number {
  let below = 0;
  for (const row of rows) if (row.cost <= cost) below++;
  return below;
}

/** Whether asking for these countries leaves nothing out. */
function hasOnly(reader: IndexReader, countries: readonly string[]): boolean {
  return countries.length === 0 || reader.contents.countries.every((country) => countries.includes(country));
}
