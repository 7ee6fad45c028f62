// Types the beginning of an address, then only chooses, with one client's parameters. Answers are cached per run.
import type { WalkClient, WalkItem } from './clients.ts';
import { type Goal, goalWords, isGoal, wordsOf } from './goal.ts';

export interface Walk {
  isReached: boolean;
  levels: number;
  detours: number;
}

export type Ask = (path: string, parameters: Record<string, string>) => Promise<Record<string, string>[]>;

const maxLevels = 12;
const maxOpened = 60;

export function createWalker(ask: Ask): (client: WalkClient, goal: Goal, typed: string) => Promise<Walk> {
  return async (client, goal, typed) => {
    const words = goalWords(goal);
    let opened = 0;

    const askOrThrow: Ask = async (path, parameters) => {
      const items = await ask(path, parameters);
      const [first] = items;
      if (first !== undefined && 'Error' in first) throw new Error(`${first['Error']}: ${first['Description']}`);
      return items;
    };
    const find = async (container: WalkItem | null): Promise<WalkItem[]> =>
      (await askOrThrow(client.findPath, client.parameters(typed, container))) as unknown as WalkItem[];
    const isIt = async ({ Id }: WalkItem): Promise<boolean> => {
      const [item] = await askOrThrow(client.retrievePath, { Id });
      return item !== undefined && isGoal(goal, item);
    };
    /** Number of levels below these lines to the goal; null if it is not there. */
    const search = async (items: readonly WalkItem[], level: number): Promise<number | null> => {
      for (const item of items) if (item.Type === 'Address' && mayMatch(goal, item) && (await isIt(item))) return level;
      if (level >= maxLevels) return null;
      const containers = items
        .filter(({ Type }) => Type !== 'Address')
        .map((item) => ({ item, likelihood: likelihoodOf(goal, words, item) }))
        .filter(({ likelihood }) => likelihood > 0)
        .sort((a, b) => b.likelihood - a.likelihood);
      for (const { item } of containers) {
        if (opened >= maxOpened) return null;
        opened += 1;
        const found = await search(await find(item), level + 1);
        if (found !== null) return found;
      }
      return null;
    };

    const levels = await search(await find(null), 0);
    return { isReached: levels !== null, levels: levels ?? 0, detours: opened - (levels ?? 0) };
  };
}

/** Rules out lines with another number, which nobody would choose. */
function mayMatch(goal: Goal, { Text, Description }: WalkItem): boolean {
  const shown = new Set(wordsOf(`${Text} ${Description}`));
  const text = wordsOf(Text).join('');
  const hasHouse = [goal.number, goal.building].every((part) => text.includes(wordsOf(part).join('')));
  return wordsOf(goal.street).every((word) => shown.has(word)) && hasHouse;
}

/** How likely a line leads to the goal, by its text; 0 if impossible. */
function likelihoodOf(goal: Goal, words: ReadonlySet<string>, { Text, Type, Description }: WalkItem): number {
  const [from = '', to] = Text.split(' – ');
  if (to !== undefined) return isBetween(goal, from, to) ? 3 : 1;
  const own = wordsOf(Text);
  if (!own.every((word) => words.has(word))) return 0;
  if (Type === 'Street' && !wordsOf(goal.city).every((word) => wordsOf(Description).includes(word))) return 2;
  // Narrower is better: a house before its street, a street before a postcode or town.
  return own.some((word) => wordsOf(goal.number).includes(word)) ? 5 : 4;
}

/** Whether a range contains the goal, by the part that differs between its ends: unit, house number or street. */
function isBetween(goal: Goal, from: string, to: string): boolean {
  const first = wordsOf(from);
  const last = wordsOf(to);
  const street = wordsOf(goal.street);
  // Streets as range ends may include their town; ends within one street are houses.
  const areHouses = [first, last].every((words) => street.every((word) => words.includes(word)));
  const isStreet = [from, to].some((text) => compare(streetAndTown(text)[0], goal.street) === 0);
  if (!areHouses || isStreet) return comparePlaces(goal, from) >= 0 && comparePlaces(goal, to) <= 0;
  const wanted = goal.unit !== '' && isOfHouse(goal, first) && isOfHouse(goal, last) ? goal.unit : goal.number;
  const number = firstNumber(wanted);
  const ends = [from, to].map((text) => firstNumber(text));
  if (number === null || ends.includes(null)) return true;
  return (ends[0] ?? 0) <= number && number <= (ends[1] ?? 0);
}

/** Compares the goal with the end of a range of streets: negative means before it. */
function comparePlaces({ street, city }: Goal, end: string): number {
  const [name, town] = streetAndTown(end);
  return compare(street, name) || (town === undefined ? 0 : compare(city, town));
}

function streetAndTown(end: string): [street: string, town: string | undefined] {
  const [name = '', town] = end.split(', ');
  return [name, town];
}

function isOfHouse(goal: Goal, words: readonly string[]): boolean {
  return wordsOf(`${goal.number} ${goal.building}`).every((word) => words.includes(word));
}

function firstNumber(text: string): number | null {
  const found = /\d+/.exec(text.normalize('NFKD'))?.[0];
  return found === undefined ? null : Number(found);
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true, sensitivity: 'base' });
}
