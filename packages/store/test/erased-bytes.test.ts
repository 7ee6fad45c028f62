// Erased data is gone from an SQLite file, even from unused pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataFolder } from '@doorstep/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../src/index.ts';
import { createGate } from './gate.ts';

let folder: ReturnType<typeof createDataFolder>;
beforeEach(() => {
  folder = createDataFolder();
});
afterEach(() => folder.remove());

it('erased personal data is overwritten in the SQLite file', async () => {
  const file = join(folder.path, 'doorstep.db');
  const { store, database } = await openStore(file);
  const gate = createGate(store);
  const offer = await gate.open();
  const ids: string[] = [];
  for (let each = 0; each < 8; each += 1) {
    const contact = { name: `Wilhelmina ${each}`, email: `wilhelmina${each}@example.org`, phone: '' };
    ids.push((await gate.sent(offer, { contact })).id);
  }
  const bytes = async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(database.db);
    return readFileSync(file).toString('latin1').toLowerCase();
  };
  expect(await bytes()).toContain('wilhelmina');
  await store.transaction((tx) => tx.personalData.eraseRequests(ids, Date.now()));
  expect(await bytes()).not.toContain('wilhelmina');
  await store.close();
});
