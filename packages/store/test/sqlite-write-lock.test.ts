import { createDataFolder } from '@doorstep/testing';
import SqliteDatabase from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type OpenedStore } from '../src/index.ts';
import { createGate } from './gate.ts';

let folder: ReturnType<typeof createDataFolder>;
let file: string;
beforeEach(() => {
  folder = createDataFolder();
  file = `${folder.path}/live.db`;
});
afterEach(() => folder.remove());

/** Waits until a transaction holds the only writing connection and waits for the file. */
const untilWaiting = ({ database }: OpenedStore) =>
  expect.poll(() => database.connections().idle, { message: 'idle connections', interval: 1 }).toBe(1);

describe('while another process writes to the file', () => {
  it('a submission waits for the lock, and nothing else does', async () => {
    const opened = await openStore(file);
    const { store } = opened;
    const gate = createGate(store);
    const offer = await gate.open();
    const other = new SqliteDatabase(file);
    other.exec('begin immediate');
    let isSaved = false;
    const sent = gate.send(offer).then((result) => {
      isSaved = true;
      return result;
    });
    // A wait inside SQLite would block this process, so the other transaction could never commit.
    await untilWaiting(opened);
    expect((await store.offers.findBySlug(offer.slug))?.id).toBe(offer.id);
    expect(isSaved).toBe(false);
    other.exec('commit');
    expect((await sent).answer.state).toBe('accepted');
    other.close();
    await store.close();
  });

  it('a single statement waits too', async () => {
    const opened = await openStore(file);
    const { store } = opened;
    const other = new SqliteDatabase(file);
    other.exec('begin immediate');
    const written = store.settings.putOnce('a name', 'a value');
    await untilWaiting(opened);
    expect(await store.settings.get('a name')).toBeNull();
    other.exec('rollback');
    await written;
    expect(await store.settings.get('a name')).toBe('a value');
    other.close();
    await store.close();
  });
});
