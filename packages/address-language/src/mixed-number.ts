// "WHITEHART LODGE, 16", "FLAT A, 64", "935, Suite 39": registers put a building's name or a unit beside the number.
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
/** Blocks, entrances and structures are part of the number where they are counted: "17, корпус 1", "2, Bl. F3". */
const partsOfNumber = new Set(
  'корпус корп к строение стр литера литер лит секция блок бл вход вх подъезд bl bloc sc scara corp et etaj'.split(' '),
);
const hasDigit = /\p{N}/u;

/**
 * Takes apart what stands beside a number, or instead of one. Null for a number, and for a list of numbers.
 * @param text  already cleaned; not empty.
 */
export function splitMixedNumber(text: string, row: { street: string; country: string }): MixedNumber | null {
  if (!isList(text)) return isName(text) ? { number: '', unit: '', buildingName: text } : null;
  // With a semicolon it is a list, of whatever.
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
  // A unit of nothing is what the place is called.
  if (numbers.length + names.length === 0) return { number: '', unit: '', buildingName: units.join(', ') };
  return { number: numbers.join(','), unit: units.join(', '), buildingName: names.join(', ') };
}

function plain(number: string): MixedNumber {
  return { number, unit: '', buildingName: '' };
}

/** "S/N", "bb" and "K" stand for a number; "Tudor House" is a name. */
function isName(text: string): boolean {
  return !hasDigit.test(text) && splitWords(text).some((word) => word.length >= 4);
}

function isUnit(text: string, country: string): boolean {
  const words = splitWords(text);
  const isAnnounced = unitWordsOf(country).includes(fold(words[0] ?? '')) || words.some(isFloorWord);
  return isAnnounced && unitKey(text, country) !== '';
}
