// "APT 3", "Flat 3", "# 3" and "3": the word for a unit is not part of which unit it is.
import { splitWords } from '../text/split-words.ts';

const unitWords = new Set(
  `flat apartment apt unit suite ste room rm no nr number appartement appt app wohnung whg top piso pta puerta
  interior int scala kv кв квартира διαμ διαμερισμα lejlighed lgh`.split(/\s+/),
);

/** True for a folded word that announces a unit ("flat", "apt"). */
export function isUnitWord(word: string): boolean {
  return unitWords.has(word);
}

/** What identifies a unit: `Flat 2A`, `apt 2-a` and `2a` give `2a`. Empty only when there is nothing but the word. */
export function unitKey(unit: string): string {
  const words = splitWords(unit);
  const telling = words.filter((word) => !unitWords.has(word));
  return (telling.length > 0 ? telling : words).join('');
}
