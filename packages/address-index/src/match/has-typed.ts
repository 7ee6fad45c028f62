// Whether one document has what was typed, from what is stored of the document itself. Sets of documents say the same of all
// at once, which is far more work where only a few are asked about.
import { documentFlag } from '../index-format/file-layout.ts';
import type { IndexReader } from '../index-format/index-reader.ts';
import type { Marks } from './document-set-builder.ts';

/** By the names of the document and its place; null where words in its house numbers may be meant as well. */
export function hasWord(
  reader: IndexReader,
  document: number,
  { isMatch, marks }: { isMatch: (word: number) => boolean; marks: Marks },
): boolean | null {
  const { documentName, documentFlags, placeCity, placeRegion, placeDistrict } = reader.sections;
  const names = [{ name: documentName[document] ?? 0, isLocality: false }, ...reader.extraNames(document)];
  if (marks === 'only marked') {
    return names.some(({ name, isLocality }) => {
      const [first] = reader.wordsOfText(name);
      return !isLocality && first !== undefined && isMatch(first);
    });
  }
  if (names.some(({ name }) => reader.wordsOfText(name).some(isMatch))) return true;
  const place = reader.placeOf(document);
  for (const column of [placeCity, placeRegion, placeDistrict]) {
    if (reader.wordsOfText(column[place] ?? 0).some(isMatch)) return true;
  }
  return ((documentFlags[document] ?? 0) & documentFlag.wordsInNumbers) === 0 ? false : null;
}

/** Numbers from the first up to but not including the second. */
export type NumberRange = readonly [from: number, to: number];

export function hasNumber(reader: IndexReader, document: number, ranges: readonly NumberRange[]): boolean {
  if (reader.isBuilding(document)) return false;
  return reader.hasNumber(document, (value) => ranges.some(([from, to]) => value >= from && value < to));
}
