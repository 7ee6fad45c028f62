import { startPostgresCluster } from '@doorstep/testing';
import pg from 'pg';
import { type AddressText, toItem } from './address-texts.ts';
import type { Alternative } from './sqlite.ts';

const rowsAtOnce = 5000;

export async function postgresTrigram(rows: Iterable<AddressText>): Promise<Alternative> {
  const cluster = await startPostgresCluster();
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query('create extension pg_trgm');
  await client.query('create table address (line text, text text, place text)');
  let count = 0;
  let batch: AddressText[] = [];
  const flush = async (): Promise<void> => {
    const columns = [batch.map(({ text }) => text), batch.map(({ place }) => place)];
    await client.query(
      `insert into address (line, text, place) select text || ' ' || place, text, place from unnest($1::text[], $2::text[]) as t (text, place)`,
      columns,
    );
    count += batch.length;
    batch = [];
  };
  for (const row of rows) if (batch.push(row) === rowsAtOnce) await flush();
  await flush();
  await client.query('create index address_line on address using gin (line gin_trgm_ops)');
  // The default of 0.6 misses most texts with a typo; lower values read most of the index.
  await client.query('set pg_trgm.word_similarity_threshold = 0.5');
  await client.query('analyze address');
  const size = await client.query<{ bytes: string }>(`select pg_total_relation_size('address') as bytes`);
  return {
    rows: count,
    bytes: Number(size.rows[0]?.bytes),
    engine: {
      name: 'PostgreSQL pg_trgm',
      async suggest(text, limit) {
        const startedAt = performance.now();
        const found = await client.query<AddressText>(
          'select text, place from address where $1 <% line order by $1 <<-> line limit $2',
          [text, limit],
        );
        return { items: found.rows.map(toItem), tookMs: performance.now() - startedAt };
      },
      async close() {
        await client.end();
        await cluster.stop();
      },
    },
  };
}
