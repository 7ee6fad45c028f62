import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { pseudoText } from './pseudo-text.ts';

/** ICU messages by id, as written. */
export type Catalogue = Record<string, string>;
/** Ready for the translator; plain JSON, so that it can be built into a bundle without the parser. */
export type CompiledCatalogue = Record<string, CompiledMessage>;

interface CompileOptions {
  isPseudo: boolean;
  /** For a language written from right to left: a reference or an address in a sentence keeps its own direction. */
  isolatesValues: boolean;
}

/**
 * Parses every message once.
 * @throws Error naming the id of a message that is not valid ICU.
 */
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

/** Of the plural around some words: its argument, and whether they are its own or those of a select inside it. */
interface Count {
  argument: string;
  isOwn: boolean;
}

/**
 * ICU has `#` stand for the number of the plural around it, however deep; the translator finds it in the plural's own
 * words alone. In a select inside a plural it becomes that number here.
 */
function withCounts(tokens: readonly unknown[], count: Count | null = null): unknown[] {
  return tokens.map((token): unknown => {
    if (token === '#' && count?.isOwn === false) return [count.argument, 'number'];
    if (!Array.isArray(token)) return token;
    const [argument, type, cases] = token as [string, string?, Record<string, unknown>?];
    const isPlural = type === 'plural' || type === 'selectordinal';
    if (cases === undefined || (!isPlural && type !== 'select')) return token;
    const inside = isPlural ? { argument, isOwn: true } : count && { ...count, isOwn: false };
    const counted = Object.entries(cases).map(([key, words]): [string, unknown] => [
      key,
      Array.isArray(words) ? withCounts(words, inside) : words,
    ]);
    return [argument, type, Object.fromEntries(counted)];
  });
}

/** Puts what stands where a message has `{name}` between Unicode's marks that isolate its direction. */
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
