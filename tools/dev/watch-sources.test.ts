import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchSources } from './watch-sources.ts';

let top = '';
let stop = () => {};
let onReport = (_path: string) => {};
let reported: string[] = [];

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'doorstep-watch-'));
  write('ui/src/button.ts');
  write('ui/node_modules/react/index.js');
  write('ui/dist/index.js');
  reported = [];
  stop = watchSources(top, (path) => {
    reported.push(path);
    onReport(path);
  });
});
afterEach(() => {
  stop();
  rmSync(top, { recursive: true });
});

function write(file: string): void {
  mkdirSync(dirname(join(top, file)), { recursive: true });
  writeFileSync(join(top, file), 'text');
}

function rename(from: string, to: string): void {
  renameSync(join(top, from), join(top, to));
}

function saveByRename(file: string): void {
  write(`${file}~`);
  rename(`${file}~`, file);
}

async function expectReports(paths: string[], change: () => void): Promise<void> {
  const missing = new Set(paths);
  const all = Promise.withResolvers<void>();
  onReport = (path) => {
    missing.delete(path);
    if (missing.size === 0) all.resolve();
  };
  change();
  await all.promise;
}

describe('watchSources', () => {
  it('reports each of ten saves that rename a new file over the old one', async () => {
    for (let save = 1; save <= 10; save += 1)
      await expectReports(['ui/src/button.ts'], () => saveByRename('ui/src/button.ts'));
  });

  it('reports a save in place, also after a save by rename', async () => {
    await expectReports(['ui/src/button.ts'], () => write('ui/src/button.ts'));
    await expectReports(['ui/src/link.ts'], () => saveByRename('ui/src/link.ts'));
    await expectReports(['ui/src/link.ts'], () => write('ui/src/link.ts'));
  });

  it('reports the first file of new folders, and later ones', async () => {
    await expectReports(['ui/src/form/field/input.ts'], () => write('ui/src/form/field/input.ts'));
    await expectReports(['ui/src/form/field/label.ts'], () => write('ui/src/form/field/label.ts'));
    await expectReports(['ui/src/form/form.ts'], () => write('ui/src/form/form.ts'));
  });

  it('reports a renamed folder, and later files by their new paths', async () => {
    await expectReports(['ui/src', 'ui/sources'], () => rename('ui/src', 'ui/sources'));
    await expectReports(['ui/sources/link.ts'], () => write('ui/sources/link.ts'));
    expect(reported).not.toContain('ui/src/link.ts');
  });

  it('reports files of a folder that was deleted and created again at once', async () => {
    await expectReports(['ui/src/link.ts'], () => {
      rmSync(join(top, 'ui/src'), { recursive: true });
      write('ui/src/link.ts');
    });
    await expectReports(['ui/src/form.ts'], () => write('ui/src/form.ts'));
  });

  it('reports a deleted file', async () => {
    await expectReports(['ui/src/button.ts'], () => rmSync(join(top, 'ui/src/button.ts')));
  });

  it('reports every one of 500 files written at once', async () => {
    const files = Array.from({ length: 500 }, (_, file) => `package-${file % 10}/src/file-${file}.ts`);
    await expectReports(files, () => files.forEach(write));
  });

  it('reports nothing in hidden, installed and built folders', async () => {
    await expectReports(['ui/src/button.ts'], () => {
      write('.cache/index.js');
      write('api/node_modules/react/index.js');
      write('ui/node_modules/react/index.js');
      write('ui/dist/index.js');
      write('ui/src/button.ts');
    });
    expect(reported.filter((path) => /node_modules|dist|cache/.test(path))).toEqual([]);
  });
});
