import pg from 'pg';

/** Writes PostgreSQL log segments until the disk is full, which ends PostgreSQL. */
export async function useUpLog(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // its connection ends with PostgreSQL
  await client.connect();
  // PostgreSQL switches segments only when the current one is not empty.
  const fillSegment = () => client.query(`select pg_logical_emit_message(true, 'doorstep', ''), pg_switch_wal()`);
  let hasRoom = true;
  while (hasRoom) {
    hasRoom = await fillSegment().then(
      () => true,
      () => false,
    );
  }
  await client.end().catch(() => undefined);
}

/** Starts a new log segment, with room for some thousand requests, and removes the ones before it. */
export async function beginLogAfresh(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_switch_wal()');
  await client.query('checkpoint');
  await client.end();
}
