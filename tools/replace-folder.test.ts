import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-replace-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const names = ['one', 'two', 'three'];

/** A build: all its files say whose it is. */
function build(into: string, by: string): void {
  mkdirSync(into);
  for (const name of names) writeFileSync(join(into, name), by);
}

it('a finished build replaces the previous one, which is kept next to it', () => {
  build(at('dist'), 'old');
  writeFileSync(join(at('dist'), 'only in the old one'), '');
  build(at('new'), 'new');
  replaceFolder(at('new'), at('dist'));
  expect(readdirSync(folder).toSorted()).toEqual(['dist', 'new-replaced-0']);
  expect(readdirSync(at('dist')).toSorted()).toEqual(names.toSorted());
});

it('a finished build stays complete while others replace it at the same time', async () => {
  build(at('dist'), 'old');
  const script = at('replace.mjs');
  writeFileSync(
    script,
    `import { mkdirSync, writeFileSync } from 'node:fs';
    import { replaceFolder } from ${JSON.stringify(join(import.meta.dirname, 'replace-folder.ts'))};
    for (let turn = 0; turn < 50; turn += 1) {
      const into = ${JSON.stringify(at('build-'))} + process.pid + '-' + turn;
      mkdirSync(into);
      for (const name of ${JSON.stringify(names)}) writeFileSync(into + '/' + name, String(process.pid));
      replaceFolder(into, ${JSON.stringify(at('dist'))});
    }`,
  );
  const running = [1, 2, 3].map(() => fork(script, { execArgv: ['--disable-warning=ExperimentalWarning'] }));
  const ends = Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  const partial: string[][] = [];
  const over = new AbortController();
  void ends.then(() => over.abort());
  while (!over.signal.aborted) {
    const found = listed(at('dist'));
    if (found !== null && found.length !== names.length) partial.push(found);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await ends).toEqual([0, 0, 0]);
  expect(partial).toEqual([]);
  expect(new Set(names.map((name) => readFileSync(join(at('dist'), name), 'utf8'))).size).toBe(1);
});

/** Null if it was moved away in between. */
function listed(path: string): string[] | null {
  try {
    return readdirSync(path);
  } catch {
    return null;
  }
}
