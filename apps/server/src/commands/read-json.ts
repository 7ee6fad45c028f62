import { readFileSync } from 'node:fs';
import { CommandError } from '../command-error.ts';

/** What a JSON file holds. @throws CommandError when it cannot be read, or is no JSON. */
export function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new CommandError(`${path}: it cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${path}: it is not JSON (${(error as Error).message}).`);
  }
}
