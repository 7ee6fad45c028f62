// Filters the children of a container by the typed words. Words that the container itself matches are dropped first;
// words that match nothing inside are ignored.
import { unitKey, unitKeyOfWords } from '@doorstep/address-language';
import type { IndexReader } from '../index-format/index-reader.ts';
import { DocumentSetBuilder } from '../match/document-set.ts';
import { gatherDocuments } from '../match/gather-documents.ts';
import { matchNumber } from '../match/score-number.ts';
import type { Token } from '../match/parse-query.ts';
import { searchCache } from '../match/search-cache.ts';
import { compareRanked } from '../match/ranking.ts';
import { openDocuments } from './open-documents.ts';
import type { ContainerTarget } from './item-id.ts';
import { addressRow, buildingGroup, buildingRow, entriesOf, groupByBuilding } from './street-rows.ts';
import { rangeOfPostcode } from '../match/typed-numbers.ts';
import type { SuggestionRow } from './suggestion.ts';

export interface TypedInside {
  tokens: readonly Token[];
  /** They follow the container's own text, so none of them repeats one of its words. */
  followsOwnText: boolean;
}

/** The matching children, best first; empty when the words match none. */
export function narrowContainer(
  reader: IndexReader,
  target: ContainerTarget,
  typed: TypedInside,
  limit: number,
): SuggestionRow[] {
  if (typed.tokens.length === 0) return [];
  switch (target.kind) {
    case 'street':
      return narrowStreet(reader, target.street, null, typed);
    case 'street_in_postcode':
      return narrowStreet(reader, target.street, target.postcode, typed);
    case 'building':
      return narrowBuilding(reader, target, typed);
    case 'postcode':
    case 'locality':
      return narrowArea(reader, target, typed, limit);
  }
}

function narrowStreet(
  reader: IndexReader,
  street: number,
  postcode: number | null,
  typed: TypedInside,
): SuggestionRow[] {
  const rest = withoutOwnWords(reader, street, typed);
  if (rest.length === 0) return [];
  const country = reader.countryOf(street);
  const rows: SuggestionRow[] = [];
  for (const group of groupByBuilding(entriesOf(reader, { street, postcodes: rangeOfPostcode(postcode) }))) {
    const fits = group.map((entry) => ({ ...entry, fit: matchNumber(entry.address, rest, { country, beside: rest }) }));
    const units = fits.filter((entry) => entry.fit?.isUnit === true);
    for (const unit of units) rows.push(addressRow(reader, street, { ...unit, penalty: unit.fit?.penalty ?? 0 }));
    const fit = fits.find((entry) => entry.fit !== null)?.fit ?? null;
    if (units.length === 0 && fit !== null) rows.push(buildingRow(reader, street, group, fit.penalty));
  }
  return rows.sort(compareRanked);
}

function narrowBuilding(
  reader: IndexReader,
  target: { street: number; ordinal: number },
  typed: TypedInside,
): SuggestionRow[] {
  const group = buildingGroup(reader, target);
  const own = new Set(
    group.flatMap(({ address }) => [String(address.value), address.value + address.tail.toLowerCase()]),
  );
  const rest = withoutOwnWords(reader, target.street, typed).filter(
    (token) => !token.isUnitWord && (typed.followsOwnText || token.isUnitValue || !own.has(token.text)),
  );
  const country = reader.countryOf(target.street);
  const words = rest.map((token) => token.text);
  const unit = unitKeyOfWords(words, country);
  if (unit === '') return [];
  const isPrefix = rest.at(-1)?.isPrefix === true;
  return group
    .filter(({ address }) => {
      const key = unitKey(address.unit, country);
      // "v" is the fifth, and also a prefix of "Violet".
      return key === unit || (isPrefix && (key.startsWith(unit) || key.startsWith(words.join(' '))));
    })
    .map((entry) => addressRow(reader, target.street, { ...entry, penalty: 0 }));
}

function narrowArea(
  reader: IndexReader,
  target: { kind: 'postcode'; postcode: number } | { kind: 'locality'; place: number },
  { tokens }: TypedInside,
  limit: number,
): SuggestionRow[] {
  const { placeFirstDocument } = reader.sections;
  const inArea = DocumentSetBuilder.forDocuments(reader.documentCount);
  let rest: readonly Token[];
  let postcodes = null;
  if (target.kind === 'postcode') {
    const documents = reader.postcodeDocuments(target.postcode);
    for (const document of documents) inArea.add(document);
    postcodes = rangeOfPostcode(target.postcode);
    rest = withoutPostcode(tokens, [reader.postcodes.text(target.postcode)]);
    rest = withoutPlace(reader, reader.placeOf(documents[0] ?? 0), rest);
  } else {
    inArea.addRange(placeFirstDocument[target.place] ?? 0, placeFirstDocument[target.place + 1] ?? 0);
    rest = withoutPlace(reader, target.place, tokens);
  }
  if (rest.length === 0) return [];
  const { documents } = gatherDocuments([{ reader, within: inArea.build(), near: null }], rest, limit);
  const rows = openDocuments(rest, { documents, limit, postcodes });
  // A street that continues beyond the postcode would show more than the container holds.
  return rows.filter((row) => postcodes === null || row.target.kind !== 'street').sort(compareRanked);
}

function withoutOwnWords(reader: IndexReader, street: number, { tokens, followsOwnText }: TypedInside): Token[] {
  const words = new Set<number>(placeWords(reader, reader.placeOf(street)));
  for (const extra of reader.extraNames(street)) for (const word of reader.wordsOfText(extra.name)) words.add(word);
  if (!followsOwnText) {
    for (const word of reader.wordsOfText(reader.sections.documentName[street] ?? 0)) words.add(word);
  }
  const postcodes = new Set(reader.addresses(street).map((address) => reader.postcodeIndex(address)));
  postcodes.delete(-1);
  const left = withoutPostcode(
    tokens,
    [...postcodes].map((postcode) => reader.postcodes.text(postcode)),
  );
  return left.filter((token) => {
    if (token.isUnitWord) return false;
    if (token.isUnitValue) return true;
    const matcher = searchCache(reader).matcher({ ...token, isPrefix: token.isPrefix && !token.hasDigit }, 2);
    for (const word of words) {
      if (matcher.penaltyOf(word) < Infinity) {
        if (token.hasDigit) words.delete(word);
        return false;
      }
    }
    return token.hasDigit || token.isSoft;
  });
}

/** Drops a whole postcode, or at the end a prefix of one that includes a letter and a digit. */
function withoutPostcode(tokens: readonly Token[], postcodes: readonly string[]): readonly Token[] {
  for (let from = 0; from < tokens.length; from++) {
    for (let to = tokens.length; to > from; to--) {
      const spelt = tokens
        .slice(from, to)
        .map(({ text }) => text)
        .join('');
      const isBeginning = to === tokens.length && /\p{L}/u.test(spelt) && /\p{N}/u.test(spelt);
      const isOwn = (postcode: string): boolean => postcode === spelt || (isBeginning && postcode.startsWith(spelt));
      if (postcodes.some(isOwn)) return [...tokens.slice(0, from), ...tokens.slice(to)];
    }
  }
  return tokens;
}

function withoutPlace(reader: IndexReader, place: number, tokens: readonly Token[]): Token[] {
  const words = placeWords(reader, place);
  return tokens.filter((token) => {
    const matcher = searchCache(reader).matcher(token, 0);
    return token.hasDigit || !words.some((word) => matcher.penaltyOf(word) < Infinity);
  });
}

function placeWords(reader: IndexReader, place: number): number[] {
  const { placeCity, placeRegion, placeDistrict } = reader.sections;
  return [placeCity, placeRegion, placeDistrict].flatMap((column) => reader.wordsOfText(column[place] ?? 0));
}
