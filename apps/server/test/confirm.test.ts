// Destructive commands ask on a terminal, and elsewhere do nothing without --yes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createDataFolder, runDoorstep } from '@doorstep/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { commands } from '../src/commands/all-commands.ts';

const folder = createDataFolder();
afterAll(() => folder.remove());

const run = (...words: string[]) => runDoorstep(words, { dataFolder: folder.path });

/** Runs on a pseudo-terminal, with one stream of output, and types the answer when the question appears. */
async function runOnTerminal(words: string[], answer: string) {
  const main = join(import.meta.dirname, '..', 'dist', 'main.js');
  const command = [process.execPath, main, ...words].join(' ');
  // `script` of util-linux, part of every Debian, provides the terminal.
  const child = spawn('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    env: { PATH: process.env['PATH'], DOORSTEP_DATA: folder.path },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  let isAnswered = false;
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (isAnswered || !output.includes('Type yes to go on:')) return;
    isAnswered = true;
    child.stdin.write(answer);
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, output };
}

describe('a destructive command', () => {
  const destroying = commands.filter(({ asks }) => asks !== undefined);

  it('is on a fixed list, and accepts --yes', () => {
    expect(destroying.map(({ words, usage }) => `${words} ${usage}`)).toEqual([
      'restore FILE [--yes]',
      'addresses remove NAME [--yes]',
      'privacy erase REFERENCE [--yes]',
    ]);
  });

  it.each(destroying.map(({ words }) => words))('%s does nothing without a terminal and --yes', async (words) => {
    const { code, stdout, stderr } = await run(...words.split(' '), 'something');
    expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(/Nothing was changed\. Add --yes to do it/)]);
    expect((await run(...words.split(' '), 'something', '--yes')).code).toBe(1);
  });

  it.each([
    ['yes\n', 1, 'There is no data set "town"'],
    ['y\n', 2, 'It was not confirmed. Nothing was changed.'],
    ['\n', 2, 'It was not confirmed. Nothing was changed.'],
    ['\u0003', 2, 'It was not confirmed. Nothing was changed.'],
    ['\u0004', 2, 'It was not confirmed. Nothing was changed.'],
  ])('asks on a terminal, and continues only after a yes: %j', async (answer, code, message) => {
    const asked = await runOnTerminal(['addresses', 'remove', 'town'], answer);
    expect([asked.code, asked.output]).toEqual([code, expect.stringContaining(message)]);
    expect(asked.output).toContain('The data set "town" is deleted; to have it again it must be imported.');
  });
});
