import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { distance } from 'fastest-levenshtein';
import { DoorstepError } from '@doorstep/core';
import { describeBuild } from '../build-info.ts';
import { CommandError } from '../command-error.ts';
import { isUnprintable } from '../http/unprintable-text.ts';
import { translatorFor } from '../present/translator-for.ts';
import { commands } from './all-commands.ts';
import { print, remark, type Command, type CommandInput } from './command.ts';

/** A destructive command was not confirmed. */
class NotConfirmed extends CommandError {}

export async function runCommand(words: string[]): Promise<number> {
  try {
    if (words[0] === '--version') {
      print(describeBuild());
      return 0;
    }
    const isHelp = words.includes('--help') || words.includes('-h') || words[0] === 'help';
    const command = findCommand(words);
    if (isHelp || words.length === 0) {
      print(command === null ? overview(words) : help(command));
      return 0;
    }
    requirePrintable(words);
    if (command === null) throw new CommandError(`There is no command "${words.join(' ')}". ${meantBy(words)}`);
    const input = readInput(command, words.slice(command.words.split(' ').length));
    await confirm(command, input);
    await command.run(input);
    return 0;
  } catch (error) {
    remark(explain(error));
    return error instanceof NotConfirmed ? 2 : 1;
  }
}

async function confirm({ words, asks }: Command, input: CommandInput): Promise<void> {
  if (asks === undefined || input.options['yes'] === true) return;
  if (!process.stdin.isTTY || !process.stderr.isTTY)
    throw new NotConfirmed(
      `There is no terminal to confirm "${words}" on. Nothing was changed. Add --yes to do it without a question.`,
    );
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new AbortController();
  terminal.once('close', () => closed.abort());
  const answer = await terminal
    .question(`${asks(input)} Type yes to go on: `, { signal: closed.signal })
    .catch(() => '\n');
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new NotConfirmed('It was not confirmed. Nothing was changed.');
}

/** Arguments are stored and printed on labels, so they obey the same rules as HTTP input. */
function requirePrintable(words: string[]): void {
  const number = words.findIndex((word) => isUnprintable(word) || /[\n\r]/.test(word));
  if (number >= 0)
    throw new CommandError(`Word ${number + 1} of the command holds a line break or a character that cannot be shown.`);
}

function explain(error: unknown): string {
  if (error instanceof CommandError) return `doorstep: ${error.message}`;
  if (isOfFileSystem(error)) {
    const [, reason = ''] = /^\w+: ([^,]+)/.exec(error.message) ?? [];
    return `doorstep: ${error.path}: ${reason} (${error.code}).`;
  }
  if (!(error instanceof DoorstepError)) return String((error as Error).stack ?? error);
  const { fields = [], missing = [] } = error.details;
  const texts = translatorFor('en', ['errors']);
  const details = [
    ...fields.map(({ field, code, values }) => `${field}: ${texts.t(`field_error.${code}`, values)}`),
    ...missing,
  ];
  return [`doorstep: ${textOf(error.code, texts)}`, ...details.map((detail) => `  ${detail}`)].join('\n');
}

/** Texts for people in front of a page do not fit a command that failed. */
function textOf(code: DoorstepError['code'], texts: { t: (id: `error.${DoorstepError['code']}`) => string }): string {
  if (code === 'request_invalid') return 'Some values cannot be used. Nothing was changed.';
  if (code === 'state_conflict') return 'Its state does not allow this. Nothing was changed.';
  return texts.t(`error.${code}`);
}

/** Errors of the file system are for the operator to fix, wherever they occur. */
function isOfFileSystem(error: unknown): error is NodeJS.ErrnoException & { path: string } {
  return error instanceof Error && 'syscall' in error && 'path' in error && typeof error.path === 'string';
}

function findCommand(words: string[]): Command | null {
  const explained = `${words.filter((word) => word !== 'help').join(' ')} `;
  return (
    commands
      .filter((command) => explained.startsWith(`${command.words} `))
      .toSorted((a, b) => b.words.length - a.words.length)[0] ?? null
  );
}

/** Suggests the command with the closest name, else lists all. */
function meantBy(words: string[]): string {
  const nearest = commands
    .map((command) => {
      const count = command.words.split(' ').length;
      return { command, letters: distance(command.words, words.slice(0, count).join(' ')) };
    })
    .toSorted((one, other) => one.letters - other.letters)[0];
  return nearest !== undefined && nearest.letters <= 2
    ? `Did you mean "${nearest.command.words}"?`
    : 'See doorstep --help.';
}

function readInput(command: Command, args: string[]): CommandInput {
  const { min, max } = command.arguments;
  try {
    const options = {
      ...command.options,
      ...(command.asks === undefined ? {} : { yes: { type: 'boolean' as const } }),
    };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length < min || positionals.length > max || positionals.includes(''))
      throw new CommandError('The arguments do not fit.');
    return { options: values, arguments: positionals };
  } catch (error) {
    // Only the first sentence of Node's message, which names the option.
    const [sentence] = (error as Error).message.split(/[.\n]/);
    throw new CommandError(`${sentence}. Usage: doorstep ${command.words} ${command.usage}`.trimEnd());
  }
}

function help(command: Command): string {
  const usage = `doorstep ${command.words} ${command.usage}`.trimEnd();
  return [usage, '', command.summary, ...(command.details === undefined ? [] : ['', command.details])].join('\n');
}

function overview(words: string[]): string {
  const start = words.filter((word) => !word.startsWith('-') && word !== 'help').join(' ');
  const shown = commands.filter((command) => command.words.startsWith(start));
  const lines = (shown.length === 0 ? commands : shown).map(
    ({ words, usage, summary }) => `  ${`${words} ${usage}`.trimEnd()}\n      ${summary}`,
  );
  return [
    'doorstep COMMAND …',
    '',
    ...lines,
    '',
    'doorstep COMMAND --help says more about one of them, and doorstep --version which build this is.',
  ].join('\n');
}
