// Adds streets to engines that know only rows: a visitor opens a street to see its addresses.
import type { Engine, EngineItem } from '../engine.ts';
import { type AddressText, toItem } from './address-texts.ts';
import { expandCompound, otherForms, romanise, splitWords } from '@doorstep/address-language';

export type Needs = 'all' | 'any';

export interface RowSearch {
  name: string;
  addresses(words: readonly TypedWord[], limit: number, needs: Needs): AddressText[];
  streets(words: readonly TypedWord[], limit: number, needs: Needs): AddressText[];
  inStreet(street: number): AddressText[];
  close?(): void;
}

/** Lines reserved for streets when there are more addresses than lines. */
const linesOfStreets = 2;

/** Without a full match, falls back to the best partial matches, as manuals of full-text engines recommend. */
export function withStreets(search: RowSearch): Engine {
  const { name, close } = search;
  const timed = (find: () => EngineItem[]) => {
    const startedAt = performance.now();
    const items = find();
    return Promise.resolve({ items, tookMs: performance.now() - startedAt });
  };
  return {
    name,
    ...(close === undefined ? {} : { close }),
    suggest: (text, limit) =>
      timed(() => {
        const words = typedWords(text);
        if (words.length === 0) return [];
        const names = words.filter(({ hasDigit }) => !hasDigit);
        const both = (needs: Needs) => ({
          addresses: search.addresses(words, limit, needs),
          streets: names.length === 0 ? [] : search.streets(names, limit, needs),
        });
        const all = both('all');
        const hasSome = all.addresses.length + all.streets.length > 0;
        const { addresses, streets } = hasSome || words.length < 2 ? all : both('any');
        const kept = addresses.slice(0, Math.max(limit - streets.length, limit - linesOfStreets));
        return [...kept.map(toItem), ...streets.map(toStreetItem)].slice(0, limit);
      }),
    open: (id, text, limit) =>
      timed(() => {
        const numbers = new Set(typedWords(text).flatMap(({ forms, hasDigit }) => (hasDigit ? forms : [])));
        const rows = search.inStreet(Number(id));
        const typed = rows.filter((row) => typedWords(row.text).some(({ forms }) => numbers.has(forms[0] ?? '')));
        return (typed.length > 0 ? typed : rows).slice(0, limit).map(toItem);
      }),
  };
}

function toStreetItem({ street, text, place }: AddressText): EngineItem {
  return { id: String(street), isContainer: true, text, description: place };
}

// Our folding, synonyms and transliteration for the alternatives, so that the comparison measures search alone.

export interface TypedWord {
  forms: string[];
  hasDigit: boolean;
  /** May be incomplete. */
  isLast: boolean;
}

export function indexedWords(...texts: string[]): string {
  const words = texts.flatMap((text) => splitWords(text));
  return words.flatMap((word) => [expandCompound(word) ?? word, romanise(word) ?? '']).join(' ');
}

export function typedWords(text: string): TypedWord[] {
  const words = splitWords(text);
  return words.map((word, at) => ({
    forms: [...new Set([word, expandCompound(word) ?? word, ...otherForms(word)])],
    hasDigit: /\p{N}/u.test(word),
    isLast: at === words.length - 1,
  }));
}
