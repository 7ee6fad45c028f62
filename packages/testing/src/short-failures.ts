// Setup of every test file: shortens failure messages about a whole page or log to the relevant part.
import { afterEach } from 'vitest';
import { firstDifference, relevantPart } from './relevant-part.ts';

const minLength = 500;

afterEach(({ task }) => {
  for (const error of task.result?.errors ?? []) {
    const { actual, expected } = error as { actual?: unknown; expected?: unknown };
    if (typeof actual !== 'string' || typeof expected !== 'string' || actual.length < minLength) continue;
    const [, verb] = /\bto (contain|match|be) ['/]/.exec(error.message) ?? [];
    if (verb === 'contain') error.diff = relevantPart(actual, expected);
    if (verb === 'match') error.diff = relevantPart(unquoted(actual), patternOf(expected));
    if (verb === 'be' && !actual.slice(0, minLength).includes('\n')) error.diff = firstDifference(actual, expected);
  }
});

/** Undoes Vitest's quoting of the text that a `toMatch` compared. */
function unquoted(text: string): string {
  return text.slice(1, -1).replaceAll('\\"', '"');
}

function patternOf(printed: string): string | RegExp {
  const [, source, flags] = /^\/(.*)\/(\w*)$/s.exec(printed) ?? [];
  return source === undefined ? printed : new RegExp(source, flags);
}
