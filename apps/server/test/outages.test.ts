// The server during a database outage: for visitors, balancers, Prometheus and its log.
import { randomUUID } from 'node:crypto';
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join as joinPath } from 'node:path';
import { Writable } from 'node:stream';
import { inviteStaff } from '@doorstep/core';
import { createDataFolder, createTestDatabase, startTcpProxy } from '@doorstep/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { openInstallation } from '../src/open-installation.ts';
import { someNetwork } from './real-servers.ts';
import { cookiesOf } from './staff-server.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const metricsToken = 'metrics of servers under test';

async function open(settings: Record<string, string> = {}) {
  const folder = createDataFolder();
  ends.push(() => {
    folder.remove();
    rmSync(`${folder.path}.away`, { recursive: true, force: true });
  });
  const environment = {
    DOORSTEP_DATA: folder.path,
    DOORSTEP_DEMO: 'off',
    PORT: '0',
    DOORSTEP_TRUST_PROXY: '1',
    ...settings,
  };
  const installation = await openInstallation(
    loadConfig({ ...environment, DOORSTEP_METRICS_TOKEN: metricsToken, DOORSTEP_SECRET: 's'.repeat(40) }),
  );
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await createApp(installation, { level: 'warn', stream });
  ends.push(() => app.stop());
  const url = await app.start();
  const signIn = async () => {
    const answer = await fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': someNetwork() },
      body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: 'wrong horse battery' }),
    });
    const { code } = (await answer.json()) as { code: string };
    return [answer.status, code, answer.headers.get('retry-after')];
  };
  const readiness = async () => {
    const answer = await fetch(`${url}/readyz`);
    return [answer.status, await answer.json()];
  };
  return {
    url,
    staff: app.contextFor({ kind: 'command_line' }),
    database: installation.database,
    file: joinPath(folder.path, 'doorstep.db'),
    lines,
    signIn,
    readiness,
  };
}

/** The cookies of the person who accepts the invitation. */
async function join(url: string, token: string): Promise<string> {
  const joined = await fetch(`${url}/api/v1/invitations/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, name: 'Ada', email: 'ada@example.org', password: 'wheelbarrow in the rain' }),
  });
  return cookiesOf(joined);
}

type Database = Awaited<ReturnType<typeof open>>['database'];

/** On the server's own writing connection. */
function inSqlite<T>({ begin, each }: Database, work: (each: NonNullable<Database['each']>) => T): Promise<T> {
  if (each === undefined) throw new Error('The store is not on SQLite');
  return begin(async () => work(each));
}

async function openOnPostgres() {
  const database = await createTestDatabase();
  ends.push(() => database.drop());
  const name = new URL(database.url).pathname.slice(1);
  const endConnections = () =>
    database.execute(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
  return { ...(await open({ DATABASE_URL: database.url })), name, endConnections, execute: database.execute };
}

const unavailable = [503, 'unavailable', expect.stringMatching(/^\d+$/)];
const rejected = [401, 'sign_in_rejected', null];
const ready = [200, { status: 'ready' }];
const notReady = (reason: string) => [503, { status: 'not_ready', failing: ['store'], reasons: { store: reason } }];

describe('a full disk, on SQLite', () => {
  it('is an outage until a write succeeds, and one log line per minute', async () => {
    const { database, signIn, readiness, lines } = await open();
    expect([await signIn(), await readiness()]).toEqual([rejected, ready]);
    const pragma = (text: string) => inSqlite(database, (each) => each.get(`pragma ${text}`, [[]])[0]);
    const pages = await pragma('page_count');
    await pragma(`max_page_count = ${Number(pages?.['page_count'])}`);
    let answer = await signIn();
    for (let more = 0; more < 200 && answer[0] === 401; more += 1) answer = await signIn();
    expect(answer).toEqual(unavailable);
    expect(await readiness()).toEqual(notReady('its disk is full'));
    for (let more = 0; more < 20; more += 1) await signIn();
    const logged = lines.filter((line) => line.includes('SQLITE_FULL'));
    const messages = logged.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(messages).toContain('the request failed');
    expect(messages).toHaveLength(new Set(messages).size);
    expect(logged.join('')).not.toContain('    at ');
    await pragma('max_page_count = 1000000');
    expect(await readiness()).toEqual(ready);
  });
});

describe.each([
  ['its folder is away', (file: string) => renameSync(dirname(file), `${dirname(file)}.away`)],
  ['its file was removed', (file: string) => rmSync(file)],
  ['another file has its name', (file: string) => (copyFileSync(file, `${file}.new`), renameSync(`${file}.new`, file))],
])('SQLite, when %s', (_, takeAway) => {
  it('acknowledges nothing that would be missing after a restart, exports nothing, and is not ready', async () => {
    const { staff, url, file, signIn, readiness, lines } = await open();
    const cookie = await join(url, (await inviteStaff(staff, null)).token);
    const exported = async () => {
      const answer = await fetch(`${url}/api/v1/requests/export.csv`, { headers: { cookie } });
      return [answer.status, answer.headers.get('retry-after')];
    };
    expect([await signIn(), await exported(), await readiness()]).toEqual([rejected, [200, null], ready]);
    takeAway(file);
    expect([await signIn(), await exported()]).toEqual([unavailable, [503, '5']]);
    expect(await readiness()).toEqual(notReady('its file was removed or replaced'));
    expect(lines.join('')).not.toContain('    at ');
  });
});

describe('a store that has lost a table', () => {
  it('is not ready, on SQLite', async () => {
    const { database, readiness } = await open();
    expect(await readiness()).toEqual(ready);
    await inSqlite(database, (each) => each.change('drop table network_salt', [[]]));
    expect(await readiness()).toEqual(notReady('its tables are not there'));
  });

  it('responds 503 and is not ready, on PostgreSQL', async () => {
    const { execute, signIn, readiness } = await openOnPostgres();
    expect([await signIn(), await readiness()]).toEqual([rejected, ready]);
    await execute('alter table auth_user rename to gone');
    expect([await signIn(), await readiness()]).toEqual([unavailable, notReady('its tables are not there')]);
    await execute('alter table gone rename to auth_user');
    expect([await signIn(), await readiness()]).toEqual([rejected, ready]);
  });
});

describe('a form sent without JavaScript during an outage', () => {
  it('comes back with all input, to be resent by one click', async () => {
    const { url, execute } = await openOnPostgres();
    await execute('alter table offer rename to gone');
    const body = new URLSearchParams([
      ['contact.name', 'Robin "R" <Example>'],
      ['step', 'check'],
      ['several', 'one'],
      ['several', 'two'],
    ]);
    const answer = await fetch(`${url}/o/bins/check?lang=en`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body,
    });
    const page = await answer.text();
    const [form = ''] = /<form [^>]*action="\/o\/bins.*?<\/form>/.exec(page) ?? [];
    const inputs = Array.from(
      form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g),
      ([, ...pair]) => pair,
    );
    expect([answer.status, form]).toEqual([503, expect.stringContaining('action="/o/bins/check?lang=en"')]);
    expect(inputs).toEqual([
      ['contact.name', 'Robin &quot;R&quot; &lt;Example&gt;'],
      ['step', 'check'],
      ['several', 'one'],
      ['several', 'two'],
    ]);
    await execute('alter table gone rename to offer');
  });

  it('does not promise a link if the request could not be looked up', async () => {
    const { url, execute } = await openOnPostgres();
    const find = async () => {
      const body = new URLSearchParams({ reference: 'BINS-2345-6789', email: 'robin@example.org' });
      return (await fetch(`${url}/r`, { method: 'POST', headers: { accept: 'text/html' }, body })).status;
    };
    expect(await find()).toBe(200);
    await execute('alter table request rename to gone');
    expect(await find()).toBe(503);
    await execute('alter table gone rename to request');
  });
});

describe('a session that cannot be read or ended', () => {
  it('is an outage, and does not count as signed out', async () => {
    const { url, staff, execute } = await openOnPostgres();
    const { token } = await inviteStaff(staff, null);
    const cookie = await join(url, token);
    const read = async () => (await fetch(`${url}/api/v1/session`, { headers: { cookie } })).status;
    const end = async () => (await fetch(`${url}/api/auth/sign-out`, { method: 'POST', headers: { cookie } })).status;
    expect(await read()).toBe(200);
    const printed = vi.spyOn(console, 'error');
    ends.push(() => printed.mockRestore());
    await execute('alter table auth_user rename to gone');
    expect(await read()).toBe(503);
    await execute('alter table gone rename to auth_user');
    await execute('alter table auth_session rename to gone');
    expect([await read(), await end()]).toEqual([503, 503]);
    await execute('alter table gone rename to auth_session');
    expect(printed).not.toHaveBeenCalled();
    expect([await read(), await end(), await read()]).toEqual([200, 204, 401]);
  });
});

describe('a PostgreSQL store that became read-only', () => {
  it('responds 503 and is not ready until it is writable', async () => {
    const { name, execute, endConnections, signIn, readiness } = await openOnPostgres();
    await execute(`alter database ${name} set default_transaction_read_only = on`);
    await endConnections();
    await expect.poll(readiness).toEqual(notReady('it is read-only'));
    expect(await signIn()).toEqual(unavailable);
    await execute(`begin read write; alter database ${name} set default_transaction_read_only = off; commit`);
    await endConnections();
    await expect.poll(readiness).toEqual(ready);
    expect(await signIn()).toEqual(rejected);
  });
});

describe('metrics', () => {
  it('are served within a second while the database does not respond; values from it are omitted and counted', async () => {
    const database = await createTestDatabase();
    ends.push(() => database.drop());
    const { hostname, port } = new URL(database.url);
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
    const through = new URL(database.url);
    through.port = String(proxy.port);
    const { url } = await open({ DATABASE_URL: through.href });
    // Before the server, which would wait for its answers.
    ends.push(() => proxy.stop());
    const read = async () => {
      const startedAt = performance.now();
      const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
      return { status: answer.status, text: await answer.text(), ms: performance.now() - startedAt };
    };
    await expect.poll(async () => (await read()).text).toMatch(/^doorstep_outbox_waiting 0$/m);
    const counted = /unread_total\{metric="doorstep_outbox_waiting"\} (\d+)/.exec((await read()).text);
    const before = Number(counted?.[1] ?? 0);
    proxy.freeze();
    for (const count of [1, 2]) {
      const { status, text, ms } = await read();
      expect([status, ms < 2000]).toEqual([200, true]);
      expect(text).toMatch(/^nodejs_version_info/m);
      expect(text).toMatch(/^doorstep_store_connections/m);
      expect(text).not.toMatch(/^doorstep_(outbox|webhooks|open_alarms)\S* \d/m);
      expect(text).toContain(`doorstep_metrics_unread_total{metric="doorstep_outbox_waiting"} ${before + count}`);
    }
  });
});
