import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

const readyWithinMs = 30_000;

export const pgbouncerMissing = 'There is no PgBouncer: install Debian’s package "pgbouncer".';

export interface RunningPgbouncer {
  /** URL of the database, through PgBouncer. */
  url: string;
  stop(): Promise<void>;
}

export function findPgbouncer(): string | null {
  return (
    ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => existsSync(file)) ?? null
  );
}

/**
 * PgBouncer in transaction mode, with few database connections, so that clients share each one.
 * @param settings Lines of its section `[pgbouncer]`.
 * @throws Error with its output when it does not start.
 */
export async function startPgbouncer(databaseUrl: string, settings: string[] = []): Promise<RunningPgbouncer> {
  const program = findPgbouncer();
  if (program === null) throw new Error(pgbouncerMissing);
  const folder = mkdtempSync(join(tmpdir(), 'doorstep-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
  const target = `host=${hostname} port=${databasePort} user=${username} password=${decodeURIComponent(password)}`;
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = ${target}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 5',
      ...settings,
    ].join('\n'),
  );
  // PgBouncer refuses to run as root.
  const args = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program, [...args, join(folder, 'pgbouncer.ini')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  const until = performance.now() + readyWithinMs;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended:\n${output}`);
    if (performance.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`Waited ${readyWithinMs / 1000} s for PgBouncer. It wrote:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    url,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      process.off('exit', killAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    await client.end();
    return true;
  } catch {
    return false;
  }
}
