import { createHash, createHmac } from 'node:crypto';
import { drawFileSchema, isDrawValue, type DrawFile } from '@doorstep/contract';
import { listDigest, rankEntries } from '@doorstep/core';
import * as v from 'valibot';
import { CommandError } from '../command-error.ts';
import { print, remark, textOption, type Command } from './command.ts';
import { readJson } from './read-json.ts';

const secrets = {
  hash: (text: string) => createHash('sha256').update(text).digest('hex'),
  keyedHash: (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex'),
};

export const drawVerify: Command = {
  words: 'draw verify',
  usage: 'FILE… [--value TEXT] [--entry HASH]',
  summary: 'Repeats a draw from its published list and prints each entry’s rank. Needs no server.',
  details: [
    'FILE is the draw.json of an offer’s page. Several are checked against each other: the one saved before the value',
    'was known, and the one of after. --value is the public value, from a source that you trust; without it the value',
    'of the file is taken; it counts only in the spelling that the file’s valueFormat leaves. --entry prints the rank of one entry alone. How ranks are made: docs/reference/draws.md.',
  ].join('\n'),
  options: { value: { type: 'string' }, entry: { type: 'string' } },
  arguments: { min: 1, max: 20 },
  async run(input) {
    const files = input.arguments.map((name) => ({ name, file: readDrawFile(name) }));
    const [{ file: first } = { file: null }] = files;
    if (first === null) return;
    for (const { name, file } of files) checkList(name, file, first);
    const given = textOption(input, 'value');
    const known = files.flatMap(({ file }) => (file.value === null ? [] : [file.value]));
    const value = given ?? known[0];
    if (value === undefined) {
      remark(`The list is whole: ${first.entries.length} entries. Its value is not known yet; give it with --value.`);
      return;
    }
    if (!isDrawValue(first.valueFormat, value))
      throw new CommandError(`“${value}” is not written as the offer announced: ${JSON.stringify(first.valueFormat)}.`);
    const ranked = rankEntries(secrets, value, first.entries);
    for (const { name, file } of files) checkRanks(name, file, ranked);
    const entry = textOption(input, 'entry');
    if (entry !== undefined && !ranked.includes(entry)) throw new CommandError(`${entry} is not on the list.`);
    for (const [index, hash] of ranked.entries()) {
      if (entry === undefined || entry === hash) print(`${index + 1} ${hash}`);
    }
    remark(`${ranked.length} entries, ranked by “${value}”.`);
  },
};

function readDrawFile(name: string): DrawFile {
  const parsed = v.safeParse(drawFileSchema, readJson(name));
  if (!parsed.success) throw new CommandError(`${name}: it is not the list of a draw.`);
  return parsed.output;
}

function checkList(name: string, file: DrawFile, first: DrawFile): void {
  if (new Set(file.entries).size < file.entries.length) throw new CommandError(`${name}: an entry is in it twice.`);
  if (listDigest(secrets, file.entries) !== file.digest)
    throw new CommandError(`${name}: its digest is not that of its entries. The list was changed.`);
  if (file.digest !== first.digest)
    throw new CommandError(`${name}: its entries are others than those of the first file. The list was changed.`);
  if (JSON.stringify(file.valueFormat) !== JSON.stringify(first.valueFormat))
    throw new CommandError(`${name}: its value has another format than that of the first file.`);
}

function checkRanks(name: string, { ranked }: DrawFile, expected: string[]): void {
  if (ranked === null) return;
  const wrong = expected.findIndex((hash, index) => ranked[index] !== hash);
  if (wrong >= 0 || ranked.length !== expected.length)
    throw new CommandError(`${name}: the draw gives another order, from rank ${wrong + 1} on.`);
}
