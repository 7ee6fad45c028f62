// Whether an answer's line is the wanted address, judged by its displayed text so that all engines are treated alike.
import type { EngineItem } from './engine.ts';
import { wordsOfJudge, plainText } from './words-of-judge.ts';
import type { SampleAddress } from './sample-addresses.ts';

export type Recognised = 'address' | 'container' | 'other';

export function recogniser(target: SampleAddress): (item: EngineItem) => Recognised {
  const street = wordsOfJudge(target.streetName);
  const city = wordsOfJudge(target.city);
  const postcode = compact(target.postcode);
  const number = compact(target.number);
  return (item) => {
    const text = wordsOfJudge(item.text);
    const all = new Set([...text, ...wordsOfJudge(item.description)]);
    // For data without town and postcode, the street is enough.
    const isAnywhere = city.length === 0 && postcode === '';
    const isInTown = isAnywhere || (city.length > 0 && city.every((word) => all.has(word)));
    const isInPostcode = postcode !== '' && compact(`${item.text} ${item.description}`).includes(postcode);
    const hasStreet = street.every((word) => text.includes(word));
    if (!item.isContainer) {
      return hasStreet && hasNumber(item.text, number) && (isInTown || isInPostcode) ? 'address' : 'other';
    }
    const isItsPostcode = postcode !== '' && compact(item.text) === postcode;
    return isInTown && (hasStreet || isItsPostcode) ? 'container' : 'other';
  };
}

/** Another house of the same street, which must not rank before an exact number. */
export function isNeighbour(item: EngineItem, target: SampleAddress): boolean {
  if (item.isContainer && !/\p{N}/u.test(item.text)) return false;
  const text = wordsOfJudge(item.text);
  return (
    wordsOfJudge(target.streetName).every((word) => text.includes(word)) &&
    !hasNumber(item.text, compact(target.number))
  );
}

function compact(text: string): string {
  return plainText(text).replaceAll(/\s+/g, '');
}

/** "12" is in "12 High St" but not in "12-14 High St"; "12 bis" may be written without its space. */
function hasNumber(text: string, number: string): boolean {
  const pieces = plainText(text).split(/[\s,]+/);
  return pieces.some((_, from) =>
    [1, 2, 3].some((length) => pieces.slice(from, from + length).join('') === number && from + length <= pieces.length),
  );
}
