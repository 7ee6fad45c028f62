import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDataFolder } from '@doorstep/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../src/index.ts';

const program = fileURLToPath(new URL('end-lists.ts', import.meta.url));
const run = promisify(execFile);

let folder: ReturnType<typeof createDataFolder>;
beforeEach(() => {
  folder = createDataFolder();
});
afterEach(() => folder.remove());

it('closing the list connection waits until it has ended, even when an answer has just arrived', async () => {
  const file = `${folder.path}/lists.db`;
  await (await openStore(file)).store.close();
  const { stdout } = await run(process.execPath, [program, file]);
  expect(stdout).toBe('closed, ended\n');
});
