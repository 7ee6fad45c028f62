// One database, open in two processes.
import { join } from 'node:path';
import { openStore } from '@doorstep/store';
import { createDataFolder, createTestDatabase } from '@doorstep/testing';

export const databases = ['sqlite', 'postgres'] as const;

export async function openTwoProcesses(kind: (typeof databases)[number]) {
  const folder = createDataFolder();
  const database = kind === 'postgres' ? await createTestDatabase() : null;
  const url = database?.url ?? join(folder.path, 'doorstep.db');
  const [here, there] = [await openStore(url), await openStore(url)];
  return {
    here: here.store,
    there: there.store,
    async end() {
      await here.store.close();
      await there.store.close();
      await database?.drop();
      folder.remove();
    },
  };
}
