// Types every address of a sample key by key, then with typos and in other words, and records the results per address.
import { RandomSource } from '../../packages/address-index/src/demo/random-source.ts';
import type { Engine, EngineItem } from './engine.ts';
import { misspell, misspellings, type Misspelling } from './misspell.ts';
import type { Sample, SampleAddress } from './sample-addresses.ts';
import { reword, wordings, type Wording, writtenOut } from './wordings.ts';

/** The words of a line without case and accents. Shares no table with the judged engine. */
function wordsOfJudge(text: string): string[] {
  return plainText(text)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => writtenOut(word.replace(/(?<=\p{L}{3})str$/u, 'strasse')));
}

/** Japanese and Chinese lines have no spaces, so a number starts where letters end. */
const besideDigit =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?=\d)|(?<=\d)(?=[\p{Script=Han}\p{Script=Katakana}])/gu;

function plainText(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return plain.replaceAll(besideDigit, ' ');
}

/** Lines visible on a phone. */
export const top = 7;
/** Lines of an opened container that a visitor reads. */
const openedTop = 200;

export interface Observation {
  address: SampleAddress;
  /** Whether it, or a container with it, was among the top lines for the complete text. */
  isFound: boolean;
  /** Typed share of the text at which it first appeared; 1 if never. */
  typedShare: number;
  presses: number;
  /** Key presses at which it disappeared again. */
  lost: number;
  misspelt: { kind: Misspelling; text: string; isFound: boolean }[];
  reworded: { kind: Wording; text: string; isFound: boolean }[];
  /** No other house of its street ranked before it; null if it was not shown. */
  isExactFirst: boolean | null;
}

export interface Measurement {
  engine: string;
  observations: Observation[];
  /** Per key press, by typed length (1, 2, 3 and more), and per text with a typo. */
  tookMs: { one: number[]; two: number[]; more: number[]; misspelt: number[] };
}

export async function measure(engine: Engine, { addresses, seed }: Sample): Promise<Measurement> {
  const tookMs: Measurement['tookMs'] = { one: [], two: [], more: [], misspelt: [] };
  for (const { text } of addresses.slice(0, 50)) await engine.suggest(text, top); // warm up
  const random = new RandomSource(seed + 1000);
  const observations: Observation[] = [];
  for (const address of addresses) observations.push(await observe(engine, address, { random, tookMs }));
  return { engine: engine.name, observations, tookMs };
}

async function observe(
  engine: Engine,
  address: SampleAddress,
  { random, tookMs }: { random: RandomSource; tookMs: Measurement['tookMs'] },
): Promise<Observation> {
  const shows = visibility(engine, address);
  let isVisible = false;
  let firstAt = 0;
  let lost = 0;
  const { text } = address;
  for (let length = 1; length <= text.length; length++) {
    const typed = text.slice(0, length);
    const answer = await engine.suggest(typed, top);
    (length === 1 ? tookMs.one : length === 2 ? tookMs.two : tookMs.more).push(answer.tookMs);
    const isNow = await shows(answer.items);
    if (isVisible && !isNow) lost++;
    if (isNow && firstAt === 0) firstAt = length;
    isVisible = isNow;
  }
  const misspelt: Observation['misspelt'] = [];
  for (const kind of misspellings) {
    const wrong = misspell(text, kind, random);
    if (wrong === null) continue;
    const answer = await engine.suggest(wrong, top);
    tookMs.misspelt.push(answer.tookMs);
    misspelt.push({ kind, text: wrong, isFound: await shows(answer.items) });
  }
  const reworded: Observation['reworded'] = [];
  for (const kind of wordings) {
    const other = reword(address, kind);
    if (other === null) continue;
    reworded.push({ kind, text: other, isFound: await shows((await engine.suggest(other, top)).items) });
  }
  return {
    address,
    isFound: isVisible,
    typedShare: firstAt === 0 ? 1 : firstAt / text.length,
    presses: text.length,
    lost,
    misspelt,
    reworded,
    isExactFirst: await isExactFirst(engine, address),
  };
}

export function visibility(
  engine: Engine,
  address: SampleAddress,
  typed = address.text,
): (items: readonly EngineItem[]) => Promise<boolean> {
  const recognise = recogniser(address);
  const opened = new Map<string, boolean>();
  const holds = async (id: string): Promise<boolean> => {
    const known = opened.get(id);
    if (known !== undefined) return known;
    const inside = (await engine.open?.(id, typed, openedTop))?.items ?? [];
    // A building opened from its street contains its units and the house itself.
    const isInside = inside.some((item) => recognise(item) === 'address' || (item.isContainer && isItsHouse(item)));
    opened.set(id, isInside);
    return isInside;
  };
  const isItsHouse = (item: EngineItem): boolean => recognise({ ...item, isContainer: false }) === 'address';
  return async (items) => {
    const recognised = items.map((item) => ({ item, as: recognise(item) }));
    if (recognised.some(({ as }) => as === 'address')) return true;
    for (const { item, as } of recognised) if (as === 'container' && (await holds(item.id))) return true;
    return false;
  };
}

async function isExactFirst(engine: Engine, address: SampleAddress): Promise<boolean | null> {
  const { items } = await engine.suggest(address.text, top);
  const recognise = recogniser(address);
  const own = items.findIndex((item) => recognise({ ...item, isContainer: false }) === 'address');
  return own < 0 ? null : !items.slice(0, own).some((item) => isNeighbour(item, address));
}

// Whether an answer's line is the wanted address, judged by its displayed text so that all engines are treated alike.

type Recognised = 'address' | 'container' | 'other';

function recogniser(target: SampleAddress): (item: EngineItem) => Recognised {
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
function isNeighbour(item: EngineItem, target: SampleAddress): boolean {
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
