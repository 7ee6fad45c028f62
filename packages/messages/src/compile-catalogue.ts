import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { pseudoText } from './pseudo-text.ts';

/** ICU messages by id, as written. */
export type Catalogue = Record<string, string>;
/** Ready for the translator; plain JSON, so that bundles need no parser. */
export type CompiledCatalogue = Record<string, CompiledMessage>;

interface CompileOptions {
  isPseudo: boolean;
  /** For right-to-left languages: a reference or an address in a sentence keeps its own direction. */
  isolatesValues: boolean;
}

/** Parses every message once. @throws Error with the id of a message that is not valid ICU. */
export function compileCatalogue(catalogue: Catalogue, options: CompileOptions): CompiledCatalogue {
  const compiled: CompiledCatalogue = {};
  for (const [id, message] of Object.entries(catalogue)) {
    try {
      const words = compileMessageOrThrow(message, options.isPseudo ? pseudoText : undefined);
      const counted = typeof words === 'string' ? words : withCounts(words);
      compiled[id] = (
        options.isolatesValues && typeof counted !== 'string' ? isolated(counted) : counted
      ) as CompiledMessage;
    } catch (cause) {
      throw new Error(`message "${id}" is not valid ICU MessageFormat`, { cause });
    }
  }
  return compiled;
}

/** The plural around some words: its argument, and whether the words are directly in it or in a select inside it. */
interface Count {
  argument: string;
  isOwn: boolean;
}

/**
 * In ICU, `#` stands for the number of the enclosing plural at any depth; the translator replaces it only directly
 * inside a plural. In a select inside a plural, it becomes that number here.
 */
function withCounts(tokens: readonly unknown[], count: Count | null = null): unknown[] {
  return tokens.map((token): unknown => {
    if (token === '#' && count?.isOwn === false) return [count.argument, 'number'];
    if (!Array.isArray(token)) return token;
    const [argument, type, cases] = token as [string, string?, Record<string, unknown>?];
    const isPlural = type === 'plural' || type === 'selectordinal';
    if (cases === undefined || (!isPlural && type !== 'select')) return token;
    const inside = isPlural ? { argument, isOwn: true } : count && { ...count, isOwn: false };
    const other = JSON.stringify(cases['other']);
    // A missing category falls back to `other`; a number such as `=0` would fall back to its category.
    const needed = Object.entries(cases).filter(
      ([key, words]) => !isPlural || key === 'other' || /\d/.test(key) || JSON.stringify(words) !== other,
    );
    const counted = needed.map(([key, words]): [string, unknown] => [
      key,
      Array.isArray(words) ? withCounts(words, inside) : words,
    ]);
    return [argument, type, Object.fromEntries(counted)];
  });
}

/** Wraps each `{name}` in Unicode's direction isolates. */
function isolated(tokens: readonly unknown[]): unknown[] {
  return tokens.flatMap((token): unknown[] => {
    if (!Array.isArray(token)) return [token];
    const [argument, type, cases] = token as [string, string?, Record<string, unknown>?];
    if (type === undefined) return ['\u2068', token, '\u2069'];
    if (cases === undefined || type === 'number') return [token];
    const inside = Object.entries(cases).map(([key, words]): [string, unknown] => [
      key,
      Array.isArray(words) ? isolated(words) : words,
    ]);
    return [[argument, type, Object.fromEntries(inside)]];
  });
}
