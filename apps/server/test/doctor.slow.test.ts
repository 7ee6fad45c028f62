// `doctor` changes nothing; for an unusable store it names the remedy.
import { existsSync, readdirSync, readFileSync, chmodSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createOffer, transitionOffer } from '@doorstep/core';
import { openStore } from '@doorstep/store';
import { createDataFolder, createTestDatabase, offerInput, runDoorstep } from '@doorstep/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases, startRealServers } from './real-servers.ts';
import { withServers } from './with-servers.ts';

let folder: ReturnType<typeof createDataFolder>;
beforeEach(() => {
  folder = createDataFolder();
});
afterEach(() => folder.remove());

const run = (words: string[], env: Record<string, string> = {}) =>
  runDoorstep(words, { dataFolder: join(folder.path, 'data'), env: { DOORSTEP_DEMO: 'off', ...env } });

describe.each(databases)('doctor on %s', (kind) => {
  it('creates nothing in an empty folder, so that a server with another secret can start there', async () => {
    const database = kind === 'PostgreSQL' ? await createTestDatabase({ isEmpty: true }) : null;
    const env: Record<string, string> = database === null ? {} : { DATABASE_URL: database.url };
    const { code, stdout } = await run(['doctor'], env);
    expect([code, stdout]).toEqual([0, expect.stringContaining('no tables yet; the first start makes them')]);
    expect(existsSync(join(folder.path, 'data'))).toBe(false);
    const secret = 'the secret that the servers are started with';
    expect((await run(['migrate', '--create'], { ...env, DOORSTEP_SECRET: secret })).code).toBe(0);
    const other = await run(['doctor'], env);
    expect([other.code, other.stdout]).toEqual([1, expect.stringMatching(/^wrong +secret: there is none/m)]);
    await database?.drop();
  });

  it('lists published offers without address data', async () => {
    await withServers(await startRealServers(kind, 1), async (real) => {
      const { staff } = real;
      const draft = await createOffer(staff, offerInput({ slug: 'bins' }));
      await transitionOffer(staff, { id: draft.id, transition: 'publish' });
      const { code, stdout } = await real.run(['doctor']);
      expect([code, stdout]).toEqual([1, expect.stringMatching(/^wrong +offer bins: there are no addresses/m)]);
      expect(stdout).toMatch(/^ok +store: .+, up to date$/m);
      expect(stdout).toMatch(/^ok +secret: /m);
      expect(stdout).toMatch(/^ok +clock: /m);
    });
  });
});

describe('doctor', () => {
  it('reports that links in emails lead nowhere without the address of the site', async () => {
    const { stdout } = await run(['doctor'], { SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(stdout).toMatch(/^wrong +address of the site: DOORSTEP_BASE_URL is not set: links in emails lead/m);
    expect((await run(['doctor'])).stdout).toMatch(
      /^note +address of the site: DOORSTEP_BASE_URL is not set: links have/m,
    );
  });

  it('reports open file permissions, an untrusted proxy and unknown settings', async () => {
    await run(['migrate', '--create']);
    const data = join(folder.path, 'data');
    chmodSync(join(data, 'doorstep.db'), 0o644);
    const before = readdirSync(data).map((name) => [name, readFileSync(join(data, name), 'base64')]);
    const env = { DOORSTEP_BASE_URL: 'https://offers.example', SMTP_HOST: 'mail.example' };
    const { code, stdout } = await run(['doctor'], env);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^wrong +permissions: .*doorstep\.db: chmod 600$/m);
    expect(stdout).toMatch(/^wrong +proxy: DOORSTEP_TRUST_PROXY is off: all visitors have the address of the proxy/m);
    expect(stdout).toMatch(/^note +settings: .*SMTP_HOST is not a setting of Doorstep$/m);
    expect(stdout).toMatch(/^(ok|note|wrong) +disk: [\d.]+ GB free$/m);
    const after = readdirSync(data).map((name) => [name, readFileSync(join(data, name), 'base64')]);
    expect(after).toEqual(before);
    writeFileSync(join(data, 'doorstep.db'), 'no database at all. '.repeat(500));
    const broken = await run(['doctor']);
    expect(broken.stdout).toMatch(/^wrong +store: .+ its file is not a database\. Put a backup in its place/m);
    const asJson = await run(['doctor', '--json']);
    const { findings } = JSON.parse(asJson.stdout) as { findings: Record<string, string>[] };
    expect(asJson.code).toBe(1);
    expect(findings.map(({ state = '', about, text }) => `${state.padEnd(5)}  ${about}: ${text}\n`).join('')).toBe(
      broken.stdout,
    );
  });
});

describe('doctor’s test of the tile server', () => {
  it.each([
    [200, 'image/png', /^ok +map: tiles come from 127\.0\.0\.1:\d+$/m],
    [200, 'text/html', /^wrong +map: 127\.0\.0\.1:\d+ answers with something other than a picture$/m],
    [403, 'text/plain', /^wrong +map: .*403/m],
  ])('reports a response with status %s and type %s', async (status, kind, line) => {
    const asked: string[] = [];
    const tiles = createHttpServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(status, { 'content-type': kind }).end('tile');
    });
    await new Promise<void>((resolve) => tiles.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = tiles.address() as { port: number };
      const { stdout } = await run(['doctor'], { DOORSTEP_TILE_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png` });
      expect(stdout).toMatch(line);
      expect(asked).toEqual(['/0/0/0.png']);
    } finally {
      tiles.closeAllConnections();
      tiles.close();
    }
  });
});

describe('an unusable store is reported in one line with its remedy', () => {
  const oneLine = /^doorstep: [^\n]+\n$/;

  it('when TLS is requested but unavailable, or its CA cannot be read', async () => {
    const database = await createTestDatabase();
    const tls = await run(['migrate', '--create'], { DATABASE_URL: `${database.url}?sslmode=require` });
    expect([tls.code, tls.stderr]).toEqual([1, expect.stringMatching(oneLine)]);
    expect(tls.stderr).toMatch(/does not speak TLS\. Take sslmode/);
    const ca = `${database.url}?sslmode=verify-full&sslrootcert=${join(folder.path, 'no-ca.pem')}`;
    const unread = await run(['migrate', '--create'], { DATABASE_URL: ca });
    expect([unread.code, unread.stderr]).toEqual([1, expect.stringMatching(oneLine)]);
    expect(unread.stderr).toMatch(/no-ca\.pem cannot be read/);
    await database.drop();
  });

  it('when its encoding cannot hold every name', async () => {
    const database = await createTestDatabase();
    const url = new URL(database.url);
    url.pathname = `${url.pathname}_latin1`;
    await database.execute(
      `create database ${url.pathname.slice(1)} encoding LATIN1 lc_collate 'C' lc_ctype 'C' template template0`,
    );
    const env = { DATABASE_URL: url.href };
    const outcomes = [await run(['migrate', '--create'], env), await run(['serve'], env), await run(['verify'], env)];
    const found = await run(['doctor'], env);
    await database.execute(`drop database ${url.pathname.slice(1)} with (force)`);
    await database.drop();
    for (const { code, stderr } of outcomes) {
      expect([code, stderr]).toEqual([1, expect.stringMatching(oneLine)]);
      expect(stderr).toContain('it is encoded in LATIN1');
    }
    expect(found.stdout).toMatch(/^wrong +store: .*it is encoded in LATIN1.*createdb --encoding=UTF8/m);
  });

  it('when it is read-only', async () => {
    const database = await createTestDatabase();
    const env = { DATABASE_URL: database.url };
    const name = new URL(database.url).pathname.slice(1);
    expect((await run(['doctor'], env)).stdout).toMatch(/^ok +store: PostgreSQL, database \S+ at \S+, up to date$/m);
    await database.execute(`alter database ${name} set default_transaction_read_only = on`);
    const { code, stdout } = await run(['doctor'], env);
    await database.drop();
    expect([code, stdout]).toEqual([1, expect.stringMatching(/^wrong +store: .* it takes no changes/m)]);
  });

  it('when its user may not create tables', async () => {
    const database = await createTestDatabase({ isEmpty: true });
    const url = new URL(database.url);
    url.username = `plain_${process.pid}`;
    url.password = 'plain';
    // The default of PostgreSQL 15; the tests' own cluster may be older.
    await database.execute(
      `create role ${url.username} login password 'plain'; revoke create on schema public from public`,
    );
    const { code, stderr } = await run(['migrate', '--create'], { DATABASE_URL: url.href });
    const found = await run(['doctor'], { DATABASE_URL: url.href });
    await database.execute(`drop role ${url.username}`);
    await database.drop();
    expect([code, stderr]).toEqual([1, expect.stringMatching(oneLine)]);
    expect(stderr).toContain('its user may not make tables. Let it: GRANT CREATE ON SCHEMA public');
    expect(found.stdout).toMatch(/^wrong +store: .*GRANT CREATE/m);
  });

  it.each(databases)('when a newer version created it, on %s', async (kind) => {
    const database = kind === 'PostgreSQL' ? await createTestDatabase() : null;
    const env: Record<string, string> = database === null ? {} : { DATABASE_URL: database.url };
    expect((await run(['migrate', '--create'], env)).code).toBe(0);
    const opened = await openStore(database?.url ?? join(folder.path, 'data', 'doorstep.db'));
    await opened.database.db
      .insertInto('schema_step')
      .values({ name: '9999-later', checksum: '', breaks: 1 })
      .execute();
    await opened.store.close();
    const { code, stderr } = await run(['migrate', '--create'], env);
    expect([code, stderr]).toEqual([1, expect.stringMatching(oneLine)]);
    expect(stderr).toContain('made by a newer Doorstep (9999-later). Start that version, or restore a backup');
    expect((await run(['doctor'], env)).stdout).toMatch(/^wrong +store: .*made by a newer Doorstep/m);
    await database?.drop();
  });

  it('when the database does not respond', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.address() as { port: number };
    await new Promise((resolve) => server.close(resolve));
    const { code, stderr } = await run(['migrate', '--create'], { DATABASE_URL: `postgres://u@127.0.0.1:${port}/d` });
    expect([code, stderr]).toEqual([1, expect.stringMatching(oneLine)]);
    expect(stderr).toContain('nothing answers at its address. Start it');
  });
});

describe('settings', () => {
  it('that are invalid are all reported at once', async () => {
    const { code, stderr } = await run(['migrate', '--create'], {
      PORT: 'http',
      DOORSTEP_DEMO: 'yes',
      DOORSTEP_SECRET: 'hush',
    });
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^doorstep: 3 settings cannot be used:\n {2}PORT: .*\n {2}DOORSTEP_SECRET: .*\n {2}DOORSTEP_DEMO: .*\n$/,
    );
    expect(stderr).not.toContain('hush');
  });

  it('that are secret can be read from files', async () => {
    const file = join(folder.path, 'secret.txt');
    writeFileSync(file, 'a secret that is long enough to be one\n');
    expect((await run(['migrate', '--create'], { DOORSTEP_SECRET_FILE: file })).code).toBe(0);
    expect(
      (await run(['migrate', '--create'], { DOORSTEP_SECRET: 'a secret that is long enough to be one' })).code,
    ).toBe(0);
    expect((await run(['migrate', '--create'], { DOORSTEP_SECRET_FILE: `${file}.none` })).stderr).toMatch(
      /^doorstep: DOORSTEP_SECRET_FILE: got .*it takes a file that this user can read \(ENOENT\)\.\n$/,
    );
  });
});
