import { readFileSync } from 'node:fs';
import { CommandError } from '../command-error.ts';
import { unprintableFields } from '../http/unprintable-text.ts';

export function readJson(path: string): unknown {
  const value = parseFile(path);
  const unprintable = unprintableFields(value);
  if (unprintable.length === 0) return value;
  const wrong = unprintable.map((field) => `  ${field}: it holds a character that cannot be shown or printed.`);
  throw new CommandError([`${path}: it cannot be taken.`, ...wrong].join('\n'));
}

function parseFile(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandError(`${path}: it cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(
      `${path}: it is not JSON (${(error as Error).message.replaceAll(/[\p{Cc}\uFFFD]+/gu, ' ')}).`,
    );
  }
}
