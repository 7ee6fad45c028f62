import type { ParseArgsOptionsConfig } from 'node:util';
import { misspeltSettings } from '../misspelt-settings.ts';

export interface CommandInput {
  options: Record<string, string | boolean | (string | boolean)[] | undefined>;
  arguments: string[];
}

export interface Command {
  words: string;
  /** The synopsis after the words: `FILE… --dataset NAME`. */
  usage: string;
  summary: string;
  details?: string;
  options: ParseArgsOptionsConfig;
  arguments: { min: number; max: number };
  /** The question before an irreversible command: asked on a terminal, answered by `--yes` elsewhere. */
  asks?: (input: CommandInput) => string;
  run(input: CommandInput): Promise<void>;
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export function remark(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Shows the current step of a long command in one line of the terminal, which the next step replaces; "" clears it. */
export function showStep(step: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${step === '' ? '' : `${step} …`}\u001B[K`);
}

/** Warns about probable typos in settings, which could make a command use the wrong store. */
export function remarkMisspeltSettings(): void {
  for (const line of misspeltSettings()) remark(`doorstep: ${line}.`);
}

export function textOption(input: CommandInput, name: string): string | undefined {
  const value = input.options[name];
  return typeof value === 'string' ? value : undefined;
}

export function textOptions(input: CommandInput, name: string): string[] {
  return [input.options[name]].flat().filter((value) => typeof value === 'string');
}
