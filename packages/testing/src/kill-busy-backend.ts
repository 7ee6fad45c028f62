import pg from 'pg';

const busyWithinMs = 30_000;

/**
 * Kills (`kill -9`) a PostgreSQL process during a transaction: PostgreSQL ends all others and recovers from its log.
 * The process must run on this machine and belong to this user, unless this user is root.
 * @param url A database in the test's own cluster; waits until some client has a transaction there.
 */
export async function killBusyBackend(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // killed with the others
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
