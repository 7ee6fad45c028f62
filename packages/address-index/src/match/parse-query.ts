// "flat 3, 12 high st" → flat, 3, 12, high, st. What each word is for is decided per document, not here.
import { fold, isUnitWord, splitFolded } from '@doorstep/address-language';

/** One typed word. */
export interface Token {
  /** Folded. */
  text: string;
  hasDigit: boolean;
  /** The number it begins with; 0 for none. */
  number: number;
  /** The word that is still being typed: what follows it may not be there yet. */
  isOpen: boolean;
  /** May name a unit or belong to a number ("flat", "3" after it, "b" after "12") rather than to the street. */
  isSoft: boolean;
  /** Announced by a unit's word before it. */
  isUnitValue: boolean;
  isUnitWord: boolean;
}

const maxChars = 250; // the longest address in the data at hand has 160
const maxTokens = 16; // a name, a flat, a house, street, town, county, postcode and country
const numberSuffix = /^(?:\p{L}|bis|ter|quater|th|tv|mf|1|2|3)$/u;
const unitMark = /#\s*(?=[\p{L}\p{N}])/gu;

/** The number at the beginning of a word; 0 when there is none. */
export function leadingNumber(word: string): number {
  return Number(/^\d{1,8}/.exec(word)?.[0] ?? 0);
}

/** The words of a query; empty when there is nothing to search by. Text beyond 250 characters is not looked at. */
export function parseQuery(text: string): Token[] {
  const shortened = fold(text.slice(0, maxChars)).replace(unitMark, ' unit ');
  const words = splitFolded(shortened).slice(0, maxTokens);
  // "46B/" and "10-" go on as well.
  const isOpen = /[\p{L}\p{N}]$|\p{N}\p{L}?[/-]$/u.test(shortened) && text.length <= maxChars;
  const tokens: Token[] = [];
  for (const [at, word] of words.entries()) {
    const before = tokens[at - 1];
    const isWordForUnit = isUnitWord(word);
    const isUnitValue = before?.isUnitWord === true && !isWordForUnit;
    const followsDigit = before?.hasDigit === true && numberSuffix.test(word);
    tokens.push({
      text: word,
      hasDigit: /\p{N}/u.test(word),
      number: leadingNumber(word),
      isOpen: isOpen && at === words.length - 1,
      isSoft: isWordForUnit || isUnitValue || followsDigit,
      isUnitValue,
      isUnitWord: isWordForUnit,
    });
  }
  return tokens;
}
