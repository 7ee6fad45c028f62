import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataFolder } from '@doorstep/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backupSqlite, replaceSqlite } from '@doorstep/database/open';
import { openStore } from '../src/index.ts';
import { createGate } from './gate.ts';

let folder: ReturnType<typeof createDataFolder>;
const at = (name: string) => join(folder.path, name);
beforeEach(() => {
  folder = createDataFolder();
});
afterEach(() => folder.remove());

describe('a copy of an SQLite store', () => {
  it('made while requests come in has every request complete, and is readable only by its owner', async () => {
    const { store } = await openStore(at('live.db'));
    const gate = createGate(store);
    const offer = await gate.open();
    await gate.send(offer);
    const [second] = await Promise.all([gate.send(offer), backupSqlite(at('live.db'), at('copy.db'))]);
    expect(second.answer.state).toBe('accepted');
    await store.close();

    const copy = await openStore(at('copy.db'));
    const [stock] = await copy.store.stock.ofOffer(offer.id);
    const { total } = await copy.store.requests.page({ search: '', sort: 'newest', page: 1 }, 10);
    expect(total).toBeGreaterThan(0);
    expect(stock).toMatchObject({ stock: 10, taken: total });
    await copy.store.close();
    expect(statSync(at('copy.db')).mode & 0o077).toBe(0);
  });

  it('leaves out the network salts, so that network hashes are anonymous after a day', async () => {
    const { store, database } = await openStore(at('live.db'));
    const salt = await store.networkSalts.ofDay(20_000, 'the salt of the day');
    await backupSqlite(at('live.db'), at('copy.db'));
    expect(readFileSync(at('copy.db')).includes(salt)).toBe(false);
    // The live store keeps the salt for the rest of the day.
    expect(await database.db.selectFrom('network_salt').select('salt').execute()).toEqual([{ salt }]);
    await store.close();
  });

  it('of a file that is not a database fails, and leaves nothing behind', async () => {
    writeFileSync(at('letter.txt'), 'Dear reader, '.repeat(500));
    await expect(backupSqlite(at('letter.txt'), at('copy.db'))).rejects.toMatchObject({ code: 'SQLITE_NOTADB' });
    await expect(backupSqlite(at('nothing.db'), at('copy.db'))).rejects.toMatchObject({ code: 'SQLITE_CANTOPEN' });
    expect(readdirSync(folder.path)).toEqual(['letter.txt']);
  });
});

describe('a store that is replaced', () => {
  it('is kept next to the new one, including its write-ahead log', async () => {
    const [old, other] = [await openStore(at('doorstep.db')), await openStore(at('other.db'))];
    await old.store.settings.putOnce('which', 'old');
    await other.store.settings.putOnce('which', 'other');
    await old.store.close();
    await other.store.close();
    const kept = replaceSqlite(at('other.db'), at('doorstep.db'));
    for (const [file, which] of [
      [at('doorstep.db'), 'other'],
      [kept ?? '', 'old'],
    ] as const) {
      const { store } = await openStore(file);
      expect(await store.settings.get('which')).toBe(which);
      await store.close();
    }
  });

  it('is not replaced while a process has it open', async () => {
    const [live, other] = [await openStore(at('doorstep.db')), await openStore(at('other.db'))];
    await other.store.close();
    await live.store.settings.putOnce('which', 'live');
    expect(() => replaceSqlite(at('other.db'), at('doorstep.db'))).toThrow(
      expect.objectContaining({ code: 'SQLITE_BUSY' }),
    );
    expect(await live.store.settings.putOnce('which', 'other')).toBe('live');
    await live.store.close();
    expect(replaceSqlite(at('other.db'), at('doorstep.db'))).not.toBeNull();
  });
});
