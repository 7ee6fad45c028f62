// A launch fills new tables faster than PostgreSQL gathers their statistics.
import type { RetrievedAddress } from '@doorstep/contract';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/open-store.ts';
import { countOutcomes, createGate } from './gate.ts';
import { useStore } from './stores.ts';

const tables = ['home', 'home_key', 'request', 'request_home', 'request_line'];

describe('PostgreSQL tables without statistics', () => {
  const stores = useStore('postgres');
  beforeAll(async () => {
    for (const table of tables)
      await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(stores.database.db);
  });

  it('are not scanned for repeated requests', async () => {
    const { slug } = await createGate(stores.store).open({ items: [itemInput({ openingStock: 3000 })] });
    const homes = Array.from({ length: 2000 }, (_, index) => retrievedAddress({ number: String(index + 1) }));
    expect(await send(slug, homes)).toEqual({ accepted: 2000 });
    const before = await rowsRead();
    expect(await send(slug, homes.slice(0, 40))).toEqual({ already_asked: 40 });
    const after = await rowsRead();
    const since = after.map(({ name, whole, byIndex }, index) => ({
      name,
      whole: whole - (before[index]?.whole ?? 0),
      byIndex: byIndex - (before[index]?.byIndex ?? 0),
    }));
    // An index can also be scanned from start to end.
    expect(since.filter(({ whole, byIndex }) => whole > 0 || byIndex > 40 * 5)).toEqual([]);
  });

  /** On separate connections, since reads are counted when a connection ends. */
  async function send(slug: string, homes: RetrievedAddress[]): Promise<Record<string, number>> {
    const { store } = await openStore(stores.place);
    try {
      const offer = await store.offers.findBySlug(slug);
      if (offer === null) throw new Error('The offer is gone');
      const gate = createGate(store);
      return await countOutcomes(homes.map((home) => gate.send(offer, { home })));
    } finally {
      await store.close();
      await expect.poll(countConnections, { message: 'connections to the database' }).toBe(1);
    }
  }

  async function countConnections(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'`.execute(stores.database.db);
    return rows[0]?.count ?? 0;
  }

  /** Rows of each table read by sequential scans, and by an index. */
  async function rowsRead(): Promise<{ name: string; whole: number; byIndex: number }[]> {
    const { rows } = await sql<{ name: string; whole: number; byIndex: number }>`
      select relname as name, seq_tup_read as whole, idx_tup_fetch as "byIndex" from pg_stat_user_tables
      where relname = any(${tables}) order by relname`.execute(stores.database.db);
    return rows;
  }
});
