// Gathers the documents to score. The first step requires every typed word; each further step drops a condition.
// Dropped in each step:
//
//   1  nothing: every word and number must match         "12 high st ottery"
//   2  words that may belong to a unit                   "flat b 12 high st"
//   3  the kind of street                                "12 high rd"
//   4  one house number, then all of them                "99 high st"
//   5  the same with one edit, then two                  "12 hihg st"
//
// `gatherTopDocuments` is for texts that no document matches in full.
import type { IndexReader } from '../index-format/index-reader.ts';
import type { DocumentSet } from './document-set.ts';
import { type Condition, firstFitting, topDocuments } from './search-documents.ts';
import type { Token } from './parse-query.ts';
import { type PreparedQuery, isUnitNumber, type ScoredDocument, scoreDocument } from './score-document.ts';
import { penalties } from './ranking.ts';
import { searchCache } from './search-cache.ts';
import { editsFor, lenientEdits, type MaxEdits } from './token-matcher.ts';
import { findNumbers, findPostcodes } from './typed-numbers.ts';
import { isUntellingWord } from '@doorstep/address-language';

/**
 * Documents scored per round, by the number of typed words. The biggest towns come first, and the fewer the words, the
 * likelier the visitor is to type more. Scoring a document takes about 5 µs.
 */
const maxScoredByWords = [0, 120, 250, 400];

/** More unknown words than this are not misspellings: they are not part of the address. */
const maxMisspeltAtOnce = 2;

/** Longer texts have enough correct words for `gatherTopDocuments` to find an address despite bad misspellings. */
const wordsOfLong = 5;

/** With this many words typed, an address that has all of them is the right one. */
const wordsThatConvince = 3;

export interface SearchedData {
  reader: IndexReader;
  /** The documents to search; null for all. */
  within: DocumentSet | null;
  /** Documents near the visitor, scored first; null when the location is unknown. */
  near: DocumentSet | null;
}

export interface GatheredDocuments {
  /** From all data sets, lowest penalty first. */
  documents: ScoredDocument[];
  read: { reader: IndexReader; query: PreparedQuery }[];
}

interface Gathering extends SearchedData {
  found: Map<number, ScoredDocument>;
  query: PreparedQuery;
}

/**
 * Searches all data sets as one: drops a condition or tries misspellings only when the data sets together have too few
 * results, so many data sets cost hardly more than one of their total size.
 * @param enough the number of good documents that ends the search.
 */
export function gatherDocuments(
  searched: readonly SearchedData[],
  tokens: readonly Token[],
  enough: number,
): GatheredDocuments {
  const gatherings = searched.map((data) => startGathering(data, tokens, 'all'));
  const isLong = tokens.length >= wordsOfLong;
  const maxEditsOfAny = Math.max(0, ...tokens.map((token) => editsFor(token, isLong ? 1 : 2)));
  const isUnknown = findUnknown(gatherings, tokens);
  const isBeyondMisspelling = isUnknown.filter(Boolean).length > maxMisspeltAtOnce;
  for (const maxEdits of [0, 1, 2] as const) {
    if (maxEdits > 0 && isUnknown.includes(true) && isUnknown.includes(false)) {
      // The unknown word is the misspelt one; known words are mostly right.
      for (const gathering of gatherings) {
        allowEdits(gathering, (at) => (isUnknown[at] === true ? maxEdits : 0));
      }
      gatherOnce(gatherings, tokens, enough);
      if (isLong || isEnough(gatherings, tokens, enough, maxEdits)) break;
    }
    if (maxEdits > 0) for (const gathering of gatherings) allowEdits(gathering, () => maxEdits);
    gatherOnce(gatherings, tokens, enough);
    if (maxEdits >= maxEditsOfAny || isBeyondMisspelling || isEnough(gatherings, tokens, enough, maxEdits)) break;
  }
  return gathered(gatherings);
}

function startGathering(data: SearchedData, tokens: readonly Token[], needs: PreparedQuery['needs']): Gathering {
  const { reader } = data;
  const memory = searchCache(reader);
  const postcodes = findPostcodes(reader, tokens, (first, last) => memory.documentsWithPostcode(first, last));
  const numbers = findNumbers(tokens, postcodes, (token) => memory.documentsWithNumber(token));
  const order = [...tokens.entries()].sort(([, a], [, b]) => Number(isUnitNumber(a)) - Number(isUnitNumber(b)));
  return {
    ...data,
    found: new Map(),
    query: { tokens, postcodes, numbers, matchers: [], order: order.map(([at]) => at), needs },
  };
}

/** Rebuilds the matchers with this many edits per token. */
function allowEdits(gathering: Gathering, edits: (at: number) => MaxEdits): void {
  const memory = searchCache(gathering.reader);
  const { tokens } = gathering.query;
  gathering.query = { ...gathering.query, matchers: tokens.map((token, at) => memory.matcher(token, edits(at))) };
}

/** Rebuilds the matchers without edits. @returns for each token whether none of the documents searched has it; false for numbers. */
function findUnknown(gatherings: readonly Gathering[], tokens: readonly Token[]): boolean[] {
  for (const gathering of gatherings) allowEdits(gathering, () => 0);
  return tokens.map(({ hasDigit }, at) => !hasDigit && gatherings.every((gathering) => !hasWordAt(gathering, at)));
}

function hasWordAt({ query, within }: Gathering, at: number): boolean {
  const matcher = query.matchers[at];
  if (matcher === undefined || matcher.isEmpty()) return false;
  return within === null || firstFitting([[within], [matcher.documents]], null, 1).others.length > 0;
}

/** Lowest penalty first, then nearby documents, then bigger towns. */
function gathered(gatherings: readonly Gathering[]): GatheredDocuments {
  const isSeveral = gatherings.length > 1;
  const documents = gatherings.flatMap(({ reader, found, near }) =>
    [...found.values()].map((scored) => ({
      scored,
      isFar: near === null || near.has(scored.document) ? 0 : 1,
      // Documents within one data set are already in that order.
      town: isSeveral ? townSize(reader, scored.document) : 0,
    })),
  );
  documents.sort(
    (a, b) =>
      a.scored.penalty - b.scored.penalty ||
      a.isFar - b.isFar ||
      b.town - a.town ||
      (a.scored.reader === b.scored.reader ? a.scored.document - b.scored.document : 0),
  );
  return {
    documents: documents.map(({ scored }) => scored),
    read: gatherings.map(({ reader, query }) => ({ reader, query })),
  };
}

/** Unknown words tried as misspellings, counted from the end: each scans much of the vocabulary. */
const maxMisspelt = 4;

/**
 * Documents that have most of the typed words, for a text that no address matches in full. Tries unknown words as
 * misspellings only while nothing convincing is found.
 */
export function gatherTopDocuments(searched: readonly SearchedData[], tokens: readonly Token[]): GatheredDocuments {
  const gatherings = searched.map((data) => startGathering(data, tokens, 'part'));
  const isUnknown = findUnknown(gatherings, tokens);
  const unknown = tokens.filter((_, at) => isUnknown[at]).slice(-maxMisspelt);
  for (const edits of [0, lenientEdits] as const) {
    if (edits !== 0 && !unknown.some((token) => editsFor(token, edits) > 0)) continue;
    for (const gathering of edits === 0 ? [] : gatherings) {
      allowEdits(gathering, (at) => (unknown.some((token) => token === tokens[at]) ? edits : 0));
    }
    for (const [{ reader, query, found }, documents] of topDocuments(gatherings)) {
      for (const document of documents) {
        const scored = scoreDocument(reader, query, document);
        if (scored.hasWord && scored.penalty < (found.get(document)?.penalty ?? Infinity)) found.set(document, scored);
      }
    }
    const isConvincing = ({ found }: Gathering) => [...found.values()].some((scored) => scored.isConvincing);
    if (gatherings.some(isConvincing)) break;
  }
  const scored = gatherings.flatMap(({ found }) => [...found.values()]);
  const isPlaceTyped = scored.some(({ isPlaced }) => isPlaced);
  for (const one of scored) if (isPlaceTyped && !one.isPlaced) one.penalty += penalties.notPlaced;
  return gathered(gatherings);
}

function isEnough(
  gatherings: readonly Gathering[],
  tokens: readonly Token[],
  enough: number,
  maxEdits: number,
): boolean {
  const good = countBelow(gatherings, penalties.edit * (maxEdits + 1));
  if (good >= enough) return true;
  // A document has all of several words exactly as typed, including the number: anything else would rank lower.
  return good > 0 && (maxEdits > 0 || tokens.length >= wordsThatConvince);
}

function gatherOnce(gatherings: readonly Gathering[], tokens: readonly Token[], enough: number): void {
  const hasSoft = tokens.some((token) => token.isSoft);
  const collectAll = (round: Round): void => collect(gatherings, tokens, round);
  collectAll({ ...everything });
  if (hasSoft) collectAll({ ...everything, soft: false });
  const hasKind = hasKindBesideName(tokens);
  // "place des Martyrs" should find "Rue des Martyrs" as well as "Place des Cinq Martyrs".
  const isFinished = gatherings.some(({ query }) => query.matchers.at(-1)?.isKnown() === true);
  const isWhole = countBelow(gatherings, penalties.untypedWord) > 0;
  const few = isFinished && !isWhole ? enough : 1;
  if (hasKind && countBelow(gatherings, penalties.otherKind) < few)
    collectAll({ soft: false, digits: true, kinds: false, skip: -1 });
  // Another kind of street is one possible answer; the same street under another postcode is a second.
  const sure = hasKind ? penalties.otherKind : penalties.numberMissing;
  if (!tokens.some((token) => token.hasDigit) || countBelow(gatherings, sure) > 0) return;
  // If only numbers were typed, the one that does not match may be the postcode, and the others do not identify a
  // street.
  if (tokens.length > 1 && tokens.every((token) => token.hasDigit || token.isSoft)) return;
  // "2917 vt route 22a": drop each number in turn, then all of them.
  const collectWithoutOne = (kinds: boolean): void => {
    for (const [skip, token] of tokens.entries()) {
      if (token.hasDigit) collectAll({ soft: !hasSoft, digits: true, kinds, skip });
    }
  };
  collectWithoutOne(true);
  if (hasKind && countBelow(gatherings, penalties.numberMissing) === 0) collectWithoutOne(false);
  if (gatherings.reduce((sum, { found }) => sum + found.size, 0) < enough) {
    collectAll({ ...everything, soft: !hasSoft, digits: false });
  }
}

function countBelow(gatherings: readonly Gathering[], below: number): number {
  let good = 0;
  for (const { found } of gatherings) for (const { penalty } of found.values()) if (penalty < below) good++;
  return good;
}

interface Round {
  /** Whether words that may name a unit must match. */
  soft: boolean;
  /** Whether numbers must match. */
  digits: boolean;
  /** Whether the kind of street must match. */
  kinds: boolean;
  /** Index of a token that need not match; -1 for none. */
  skip: number;
}

const everything: Round = { soft: true, digits: true, kinds: true, skip: -1 };

/** Whether the text has a kind of street and a word that distinguishes streets. */
function hasKindBesideName(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ isKind, isPrefix }) => isKind && !isPrefix) &&
    tokens.some(({ text, hasDigit, isSoft }) => !hasDigit && !isSoft && !isUntellingWord(text))
  );
}

function collect(gatherings: readonly Gathering[], tokens: readonly Token[], round: Round): void {
  const firstWord = tokens.findIndex((token) => !token.hasDigit && !token.isSoft);
  const limit = maxScoredByWords[Math.min(tokens.length, 3)] ?? 0;
  const fitting = gatherings.flatMap((data) => {
    const { query, within, near } = data;
    const conditions = conditionsOf(query, round, within);
    if (conditions.length === 0) return [];
    const nearest = near === null ? [] : firstFitting([...conditions, [near]], null, limit).others;
    return [{ data, nearest, ...firstFitting(conditions, query.matchers[firstWord]?.beginning ?? null, limit) }];
  });
  const bestOf = (which: 'nearest' | 'preferred' | 'others', max: number): [Gathering, number][] =>
    bestOfData(
      fitting.map(({ data, [which]: documents }) => ({ data, documents })),
      max,
    );
  const preferred = bestOf('preferred', limit / 2);
  for (const [data, document] of [
    ...bestOf('nearest', limit),
    ...preferred,
    ...bestOf('others', limit - preferred.length),
  ]) {
    const { reader, query, found } = data;
    const known = found.get(document);
    // Edits cannot improve an exact match, and each document is scored once per round.
    if (known !== undefined && (known.penalty <= penalties.edit || known.query === query)) continue;
    const scored = scoreDocument(reader, query, document);
    if (known === undefined || scored.penalty < known.penalty) found.set(document, scored);
  }
}

/** One condition per word; empty when every document would match. */
function conditionsOf(query: PreparedQuery, round: Round, within: DocumentSet | null): Condition[] {
  const conditions: Condition[] = [];
  for (const [at, matcher] of query.matchers.entries()) {
    const token = query.tokens[at];
    if (token === undefined || at === round.skip || (token.isSoft && !round.soft)) continue;
    if (token.hasDigit && !round.digits) continue;
    if (token.isKind && !token.isPrefix && !round.kinds) continue;
    const spans = query.postcodes.filter((span) => span.from <= at && at < span.to);
    const condition = spans.some(({ isSure }) => isSure) ? [] : [matcher.documents];
    for (const span of spans) condition.push(span.documents);
    const withNumber = query.numbers[at];
    if (withNumber !== null && withNumber !== undefined) condition.push(withNumber);
    conditions.push(condition);
  }
  return within === null || conditions.length === 0 ? conditions : [[within], ...conditions];
}

/** Documents of one data set, biggest town first. */
interface Listed<T> {
  data: T;
  documents: readonly number[];
}

/** Merges the lists as if they came from one data set, biggest town first. */
export function bestOfData<T extends { reader: IndexReader }>(
  lists: readonly Listed<T>[],
  limit: number,
): [data: T, document: number][] {
  const [only, ...others] = lists.filter(({ documents }) => documents.length > 0);
  if (only === undefined) return [];
  if (others.length === 0) return only.documents.slice(0, limit).map((document) => [only.data, document]);
  const heads = [only, ...others].map((list) => headOf(list, 0));
  const best: [data: T, document: number][] = [];
  while (best.length < limit) {
    let at = 0;
    for (let other = 1; other < heads.length; other++) {
      if ((heads[other]?.size ?? -1) > (heads[at]?.size ?? -1)) at = other;
    }
    const head = heads[at];
    if (head?.document === undefined) break;
    best.push([head.list.data, head.document]);
    heads[at] = headOf(head.list, head.next);
  }
  return best;
}

function headOf<T extends { reader: IndexReader }>(
  list: Listed<T>,
  at: number,
): { list: Listed<T>; document: number | undefined; size: number; next: number } {
  const document = list.documents[at];
  const size = document === undefined ? -1 : townSize(list.data.reader, document);
  return { list, document, size, next: at + 1 };
}

/** The number of addresses in the document's town. */
export function townSize(reader: IndexReader, document: number): number {
  return reader.sections.placeAddresses[reader.placeOf(document)] ?? 0;
}
