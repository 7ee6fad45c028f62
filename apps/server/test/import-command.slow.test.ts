// Importing address data like an operator: in its own process, next to a running server, and interrupted.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataFolder, runDoorstep, startCommand, startServer } from '@doorstep/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

let folder: ReturnType<typeof createDataFolder>;
beforeEach(() => {
  folder = createDataFolder();
});
afterEach(() => folder.remove());

const options = () => ({ dataFolder: folder.path, env: { DOORSTEP_DEMO: 'off' } });
const run = (words: string[]) => runDoorstep(words, options());
const header = 'LON,LAT,NUMBER,STREET,CITY,POSTCODE\n';
const row = (number: number, street: string) => `-3.5,50.25,${number},${street},Wexmouth,ZZ1 1AA\n`;
const importTown = ['addresses', 'import', '-', '--dataset', 'town', '--country', 'GB', '--replace'];
const indexFiles = () => readdirSync(join(folder.path, 'addresses'));

async function untilImporting(): Promise<void> {
  const isBegun = () =>
    existsSync(join(folder.path, 'addresses')) && indexFiles().some((name) => name.startsWith('.importing-'));
  await vi.waitUntil(isBegun, { message: 'the file of an import under way', timeout: 20_000, interval: 5 });
}

async function importText(text: string, words: string[] = importTown) {
  const command = startCommand(words, options());
  command.write(text);
  command.endInput();
  return command.result;
}

async function found(text: string): Promise<string> {
  return (await run(['addresses', 'find', text])).stdout.split('\n')[0] ?? '';
}

describe('an interrupted import', () => {
  it('by Ctrl-C or a kill keeps the old data in use, and leaves nothing behind', async () => {
    await importText(header + row(12, 'Lantern Row'));
    const server = await startServer(options());
    onTestFinished(() => server.kill());
    const key = (await run(['keys', 'create', 'lookup', '--name', 'Shop'])).stdout.trim();
    const answer = async () => {
      const url = `${server.url}/Capture/Interactive/Find/v1.10/json3.ws?Key=${key}&Text=12+lantern`;
      return (((await (await fetch(url)).json()) as { Items: { Text: string }[] }).Items[0] ?? {}).Text;
    };

    const other = header + Array.from({ length: 20_000 }, (_, at) => row(at + 1, 'Other Street')).join('');
    for (const [signal, input] of [
      ['SIGINT', ''], // before the first byte: nothing else would ever wake it
      ['SIGTERM', other],
      ['SIGKILL', other],
    ] as const) {
      const command = startCommand(importTown, options());
      command.write(input);
      await untilImporting();
      command.signal(signal);
      const { code, stdout, stderr } = await command.result;
      if (signal === 'SIGKILL') expect(code).toBe(null);
      else expect([code, stdout, stderr]).toEqual([1, '', 'doorstep: Stopped. Nothing was changed.\n']);
      expect(await answer()).toBe('12 Lantern Row');
      // Leftovers of a killed process are removed by the next command that reads the data.
      if (signal === 'SIGKILL') expect(await found('12 lantern')).toContain('12 Lantern Row');
      expect(indexFiles()).toEqual(['town.addresses', 'town.import.json']);
    }
    await server.stop();
  });
});

describe('an import that cannot continue reports why in one line, and leaves nothing behind', () => {
  it('when no more can be written', async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => row(at + 1, `Long Street Number ${at}`)).join('');
    const command = startCommand(importTown, { ...options(), maxFileBytes: 64 * 1024 });
    command.write(header + rows);
    command.endInput();
    const { code, stdout, stderr } = await command.result;
    expect([code, stdout]).toEqual([1, '']);
    // On a slow machine, progress lines come first.
    expect(stderr.replaceAll(/^(?:reading|writing) .*\n/gm, '')).toMatch(
      /^doorstep: \S+: a file became larger than .*start the import again\. Nothing was changed\.\n$/,
    );
    expect(indexFiles()).toEqual([]);
  });

  it('when another import of the same new name runs', async () => {
    const words = importTown.filter((word) => word !== '--replace');
    const first = startCommand(words, options());
    first.write(header + row(12, 'Lantern Row'));
    await untilImporting();
    expect(await importText(header + row(14, 'Lantern Row'), words)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'doorstep: another import of "town" is under way: wait for its end. Nothing was changed.\n',
    });
    first.endInput();
    expect((await first.result).code).toBe(0);
    expect(await found('12 lantern')).toContain('12 Lantern Row');
    expect(indexFiles()).toEqual(['town.addresses', 'town.import.json']);
  });
});

describe('the output of an import', () => {
  it('shows each file’s format, and each rejected row with its place and reason', async () => {
    mkdirSync(join(folder.path, 'open'));
    const town = Buffer.from(`${header}${row(12, 'Lantern Row')}${row(0, 'Lantern Row')}broken\n`.replaceAll(',', ';'));
    writeFileSync(join(folder.path, 'open', 'town.csv'), town);
    writeFileSync(join(folder.path, 'open', 'README.md'), 'x');
    const terms = ['--licence', 'CC0 1.0', '--credit', 'Wexmouth Town'];
    const source = ['addresses', 'import', join(folder.path, 'open'), '--dataset', 'town', '--country', 'GB'];
    const { code, stdout } = await run([...source, ...terms]);
    expect(code).toBe(0);
    expect(stdout).toContain('town.csv  (openaddresses, ascii, semicolon; 3 rows)');
    expect(stdout).toContain('README.md');
    expect(stdout).toMatch(/1 {2}no number and no name\n +\S+town\.csv:3 {2}-3\.5,50\.25,0,Lantern Row/);
    expect(stdout).toMatch(/1 {2}the line is broken\n +\S+town\.csv:4 {2}broken/);
    expect((await run(['addresses', 'find', '12 lantern'])).stderr).toBe('Address data: Wexmouth Town\n');
    expect((await run(['addresses', 'list'])).stdout).toMatch(/licence +credit\ntown .+ CC0 1\.0 +Wexmouth Town/);
  });

  it('suggests a mapping for unknown columns, and explains an invalid option', async () => {
    const unknown = await importText('Hausnummer;Strasse;Ort\n5;Bergweg;Auenfels\n');
    expect([unknown.code, unknown.stdout]).toEqual([1, '']);
    expect(unknown.stderr).toContain('Nothing was changed.');
    const [, suggested = ''] = unknown.stderr.split('--map:\n');
    expect(JSON.parse(suggested)).toEqual({ columns: { number: 'Hausnummer', street: 'Strasse', city: 'Ort' } });
    const wrong = await importText('', [...importTown, '--delimiter', 'comma']);
    expect(wrong.stderr).toContain('--delimiter: got "comma"; it takes one character');
  });

  it('is the same for a named pipe, as created by a shell', async () => {
    const pipe = join(folder.path, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const command = startCommand(['addresses', 'import', pipe, '--dataset', 'town', '--country', 'GB'], options());
    writeFileSync(pipe, header + row(12, 'Lantern Row'));
    expect((await command.result).code).toBe(0);
    expect(await found('12 lantern')).toContain('12 Lantern Row');
  });
});
