// "WHITEHART LODGE, 16", "FLAT A, 64", "935, Suite 39": registers put building names and units into the number field.
import { canonicalName } from './canonical-name.ts';
import { fold } from './fold.ts';
import { isList } from './house-number.ts';
import { splitWords } from './split-words.ts';
import { unitKey } from './unit-key.ts';
import { isFloorWord, unitWordsOf } from './unit-words.ts';

interface MixedNumber {
  number: string;
  unit: string;
  buildingName: string;
}

const announcedNumber = /^(?:no|nr|n[º°o]|№|num|d|д)\.?\s*(?=\d)/iu;
const houseNumber = /^\d+(?:\s?[-–/]\s?\d+)*(?:\s\d\/\d)?(?:\s?["'“”]?\p{L}["'“”]?(?!\p{L})|\s?(?:bis|ter|quater))?$/iu;
/** Blocks, entrances and structures that are part of the number: "17, корпус 1", "2, Bl. F3". */
const partsOfNumber = new Set(
  'корпус корп к строение стр литера литер лит секция блок бл вход вх подъезд bl bloc sc scara corp et etaj'.split(' '),
);
const hasDigit = /\p{N}/u;

/** Null for a plain number or a list of numbers. @param text Cleaned; not empty. */
export function splitMixedNumber(text: string, row: { street: string; country: string }): MixedNumber | null {
  if (!isList(text)) return isName(text) ? { number: '', unit: '', buildingName: text } : null;
  if (text.includes(';') || !/\p{L}{2}|\p{L}\s|\s\p{L}/u.test(text)) return null;
  const numbers: string[] = [];
  const units: string[] = [];
  const names: string[] = [];
  for (const part of text.split(',').map((each) => each.trim().replace(announcedNumber, ''))) {
    const [first = ''] = splitWords(part);
    if (first === '') continue;
    if (houseNumber.test(part)) numbers.push(part);
    else if (numbers.length > 0 && partsOfNumber.has(first)) numbers.push(`${numbers.pop() ?? ''} ${part}`);
    else if (isUnit(part, row.country)) units.push(part);
    else if (canonicalName(part, row.country) !== canonicalName(row.street, row.country)) names.push(part);
  }
  if (units.length + names.length === 0) return numbers.length === 1 ? plain(numbers[0] ?? '') : null;
  if (numbers.length + names.length === 0) return { number: '', unit: '', buildingName: units.join(', ') };
  return { number: numbers.join(','), unit: units.join(', '), buildingName: names.join(', ') };
}

function plain(number: string): MixedNumber {
  return { number, unit: '', buildingName: '' };
}

/** "S/N", "bb" and "K" are placeholders for a number; "Tudor House" is a name. */
function isName(text: string): boolean {
  return !hasDigit.test(text) && splitWords(text).some((word) => word.length >= 4);
}

function isUnit(text: string, country: string): boolean {
  const words = splitWords(text);
  const isAnnounced = unitWordsOf(country).includes(fold(words[0] ?? '')) || words.some(isFloorWord);
  return isAnnounced && unitKey(text, country) !== '';
}
