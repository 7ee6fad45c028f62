import pg from 'pg';

/** Takes pieces of PostgreSQL's log until its disk has no room for another: it ends then. */
export async function useUpLog(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // its connection ends with PostgreSQL
  await client.connect();
  // A piece is left for the next only when something stands in it.
  const takePiece = () => client.query(`select pg_logical_emit_message(true, 'doorstep', ''), pg_switch_wal()`);
  let hasRoom = true;
  while (hasRoom) {
    hasRoom = await takePiece().then(
      () => true,
      () => false,
    );
  }
  await client.end().catch(() => undefined);
}

/** A piece of the log with room for some thousand requests, and none kept of those before it. */
export async function beginLogAfresh(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_switch_wal()');
  await client.query('checkpoint');
  await client.end();
}
