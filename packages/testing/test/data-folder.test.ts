import { spawnSync } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { expect, it } from 'vitest';
import { removeForgottenDataFolders } from '../src/data-folder.ts';
import { createDataFolder } from '../src/index.ts';

it('a data folder is removed after its process was killed, and not before', () => {
  const own = createDataFolder();
  const forgotten = createDataFolder();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const name = forgotten.path.replace(`-${process.pid}-`, `-${pid}-`);
  renameSync(forgotten.path, name);
  removeForgottenDataFolders();
  expect([existsSync(own.path), existsSync(name)]).toEqual([true, false]);
  own.remove();
});
