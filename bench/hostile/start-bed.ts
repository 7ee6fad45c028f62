// What the bench attacks: one process on SQLite, or several on PostgreSQL behind nginx and PgBouncer.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createDataFolder,
  runDoorstep,
  startNginx,
  startPgbouncer,
  startPostgresCluster,
  startServer,
  type RunningServer,
} from '@doorstep/testing';
import pg from 'pg';

export interface Bed {
  /** What visitors and attackers open. */
  url: string;
  /** Behind it; requests are measured on the first. */
  servers: RunningServer[];
  stop(): Promise<void>;
}

const env = {
  DOORSTEP_LOG_LEVEL: 'silent',
  DOORSTEP_DEMO: 'on',
  DOORSTEP_SECRET: randomUUID(),
  // The invented networks of the bench are behind the proxy's own address.
  DOORSTEP_TRUST_PROXY: '2',
};

export async function startBed(processes: number): Promise<Bed> {
  const ends: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const data = createDataFolder({ isOnDisk: true });
    ends.push(() => data.remove());
    const servers: RunningServer[] = [];
    const start = async (settings: Record<string, string>) => {
      const server = await startServer({ dataFolder: data.path, env: { ...env, ...settings }, readyWithinMs: 300_000 });
      ends.push(() => server.stop());
      servers.push(server);
      return server;
    };
    if (processes === 1) return { url: (await start({ DOORSTEP_TRUST_PROXY: '1' })).url, servers, stop };
    const cluster = await startPostgresCluster({ isOwn: true, isDurable: true });
    ends.push(() => cluster.stop());
    await execute(cluster.url, 'create database doorstep');
    const databaseUrl = Object.assign(new URL(cluster.url), { pathname: '/doorstep' }).href;
    const startPooler = () => startPgbouncer(databaseUrl, ['ignore_startup_parameters = options']);
    // A pooler drops the settings of a connection: doctor says how the database gets them, for new connections.
    const asked = await startPooler();
    const { stdout } = await runDoorstep(['doctor'], {
      dataFolder: data.path,
      env: { ...env, DATABASE_URL: asked.url },
    });
    await asked.stop();
    await execute(databaseUrl, /ALTER DATABASE .*;/.exec(stdout)?.[0] ?? '');
    const pooler = await startPooler();
    ends.push(() => pooler.stop());
    for (let started = 0; started < processes; started += 1) await start({ DATABASE_URL: pooler.url });
    const nginx = await startNginx(nginxFile(servers));
    ends.push(() => nginx.stop());
    return { url: nginx.url, servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The file of `deploy` without TLS, for lack of a certificate. */
function nginxFile(servers: RunningServer[]): string {
  const file = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8');
  const upstream = servers.map(({ url }) => `server ${new URL(url).host} max_fails=0;`).join(' ');
  return file
    .replace(/server \{[^}]*return 301[^}]*\}/, '')
    .replace('listen 443 ssl http2;', 'listen 127.0.0.1:PORT;')
    .replaceAll(/^\s*(?:listen \[::\]:443|ssl_\w+) .*$/gm, '')
    .replaceAll('/var/log/nginx/', 'FOLDER/')
    .replace(/server 127\.0\.0\.1:3000 [^}]*?(?=keepalive)/, `${upstream} `);
}
