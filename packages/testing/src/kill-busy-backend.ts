import pg from 'pg';

const busyWithinMs = 30_000;

/**
 * `kill -9` of a PostgreSQL process that is in the middle of a transaction: PostgreSQL ends all the others and recovers
 * from its log. It must run on this machine, and belong to this user or be killed by root.
 * @param url A database of a cluster of the test's own; waits until some client has a transaction there.
 */
export async function killBusyBackend(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // it is ended with the others
  await client.connect();
  const until = performance.now() + busyWithinMs;
  for (;;) {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() and xact_start is not null limit 1`,
    );
    const [backend] = rows;
    if (backend === undefined && performance.now() > until)
      throw new Error(`Waited ${busyWithinMs / 1000} s for a client of PostgreSQL to have a transaction under way.`);
    if (backend === undefined) continue;
    process.kill(backend.pid, 'SIGKILL');
    break;
  }
  await client.end().catch(() => undefined);
}
