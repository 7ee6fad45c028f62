import type { ParseArgsOptionsConfig } from 'node:util';
import { misspeltSettings } from '../misspelt-settings.ts';

/** What was given behind a command's words. */
export interface CommandInput {
  /** Options by name: text, several texts, or whether it was there. */
  options: Record<string, string | boolean | (string | boolean)[] | undefined>;
  arguments: string[];
}

/** One command of the command line. Results go to standard output, everything else to standard error. */
export interface Command {
  /** `serve`, `keys create lookup`, … */
  words: string;
  /** What follows the words: `FILE… --dataset NAME`. */
  usage: string;
  /** One line for the list of commands. */
  summary: string;
  /** More for `--help`; empty when the summary says it all. */
  details?: string;
  options: ParseArgsOptionsConfig;
  /** Minimum and maximum number of arguments. */
  arguments: { min: number; max: number };
  /** @throws CommandError for what the person can fix. */
  run(input: CommandInput): Promise<void>;
}

/** A line of the result. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Progress or a remark. */
export function remark(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Names what is most likely a setting, misspelt: without it a command may use another store than is meant. */
export function remarkMisspeltSettings(): void {
  for (const line of misspeltSettings()) remark(`doorstep: ${line}.`);
}

/** The text of an option, or undefined when it was not given. */
export function textOption(input: CommandInput, name: string): string | undefined {
  const value = input.options[name];
  return typeof value === 'string' ? value : undefined;
}

/** The texts of an option that may be given several times. */
export function textOptions(input: CommandInput, name: string): string[] {
  return [input.options[name]].flat().filter((value) => typeof value === 'string');
}
