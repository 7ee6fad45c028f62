// Commands for the whole store, each on a separate store.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestStates } from '@doorstep/contract';
import { openStore } from '@doorstep/store';
import { makeStore } from './make-store.ts';
import { createDataFolder, createTestDatabase, offerInput, runDoorstep, startServer } from '@doorstep/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';

let folder: ReturnType<typeof createDataFolder>;
beforeEach(async () => {
  folder = createDataFolder();
  await makeStore(at('data'));
});
afterEach(() => folder.remove());

const at = (name: string) => join(folder.path, name);
const run = (words: string[], env: Record<string, string> = {}) =>
  runDoorstep(words, { dataFolder: at('data'), env: { DOORSTEP_DEMO: 'off', ...env } });

async function createOffer(slug: string): Promise<void> {
  writeFileSync(at('offer.json'), JSON.stringify(offerInput({ slug })));
  expect((await run(['offers', 'create', at('offer.json')])).code).toBe(0);
}

async function inStore(work: (opened: Awaited<ReturnType<typeof openStore>>) => Promise<unknown>): Promise<void> {
  const opened = await openStore(at('data/doorstep.db'));
  await work(opened);
  await opened.store.close();
}

describe('verify', () => {
  it('prints only "balanced", or the discrepancies with exit code 1', async () => {
    await createOffer('bins');
    const store = `Store: SQLite in ${at('data/doorstep.db')}\n`;
    expect(await run(['verify'])).toEqual({ code: 0, stdout: 'balanced\n', stderr: store });
    expect((await run(['verify', '--json'])).stdout).toBe('{"isBalanced":true,"discrepancies":[]}\n');
    await inStore(({ database }) => database.db.updateTable('item').set({ stock: 12, taken: 3 }).execute());
    const { code, stdout, stderr } = await run(['verify']);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^bins, Compost bin \(.+\): stock 12, but its movements add up to 10\n.+: 3 taken, but .+ 0\n$/,
    );
    expect(stderr).toBe(`${store}doorstep: The counts do not reconcile: 2 discrepancies.\n`);
    const asJson = await run(['verify', '--json']);
    expect([asJson.code, JSON.parse(asJson.stdout)]).toEqual([
      1,
      {
        isBalanced: false,
        discrepancies: stdout.split('\n').flatMap((text, at) => {
          const kind = ['stock_is_not_moved', 'taken_is_not_requested'][at];
          return kind === undefined ? [] : [expect.objectContaining({ kind, isOff: true, text })];
        }),
      },
    ]);
  });
});

describe('migrate --check', () => {
  it('prints the missing migrations, and applies none', async () => {
    expect(await run(['migrate', '--check'])).toMatchObject({ code: 0, stdout: '' });
    await inStore(({ database }) => database.db.deleteFrom('schema_step').execute());
    const asked = [await run(['migrate', '--check']), await run(['migrate', '--check'])];
    expect(asked.map(({ code, stdout }) => [code, stdout])).toEqual([1, 2].map(() => [1, '0001-first\n']));
    rmSync(at('data/doorstep.db'));
    expect(await run(['migrate', '--check'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no store yet'),
    });
    expect(existsSync(at('data/doorstep.db'))).toBe(false);
  });
});

describe('backup and restore', () => {
  it('restore a store as it was, and keep the replaced one', async () => {
    await createOffer('before');
    const server = await startServer({ dataFolder: at('data'), env: { DOORSTEP_DEMO: 'off' } });
    onTestFinished(() => server.kill());
    expect(await run(['backup', at('copy.db')])).toMatchObject({ code: 0, stdout: '' });
    expect(await run(['backup', at('copy.db')])).toMatchObject({ code: 1, stderr: expect.stringContaining('already') });
    await createOffer('after');
    expect(await run(['restore', at('copy.db'), '--yes'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/\ndoorstep: The store is in use: stop the server first. Nothing was changed.\n$/),
    });
    expect((await run(['offers', 'show', 'after'])).code).toBe(0);
    await server.stop();

    expect(await run(['restore', at('copy.db'), '--yes'])).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('kept in'),
    });
    expect((await run(['offers', 'show', 'before'])).code).toBe(0);
    expect((await run(['offers', 'show', 'after'])).code).toBe(1);
    expect(readdirSync(at('data')).filter((name) => /restor/.test(name))).toEqual([
      expect.stringMatching(/^doorstep\.db\.before-restore-\d{4}/),
    ]);
  }, 180_000); // eleven processes, one after the other

  it('reject an invalid backup, and one with another secret, and change nothing', async () => {
    await createOffer('mine');
    writeFileSync(at('letter.txt'), 'Dear reader, '.repeat(500));
    const letter = await run(['restore', at('letter.txt'), '--yes']);
    expect([letter.code, letter.stderr]).toEqual([
      1,
      expect.stringMatching(/^Store: [^\n]+\ndoorstep: [^\n]+no backup[^\n]+\n$/),
    ]);
    await run(['backup', at('copy.db')]);
    rmSync(at('data'), { recursive: true });
    await makeStore(at('data'));
    await createOffer('another');
    expect(await run(['restore', at('copy.db'), '--yes'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('made with another secret'),
    });
    expect((await run(['offers', 'show', 'another'])).code).toBe(0);
    expect(readdirSync(at('data')).filter((name) => /restor/.test(name))).toEqual([]);
  });

  it('reject a backup with a changed byte, and name the missing checksum of another', async () => {
    await createOffer('mine');
    await run(['backup', at('copy.db')]);
    const bytes = readFileSync(at('copy.db'));
    const changed = Buffer.from(bytes.toString('latin1').replace('Compost bin', 'Compost bun'), 'latin1');
    writeFileSync(at('copy.db'), changed);
    expect(await run(['restore', at('copy.db'), '--yes'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/copy\.db: it is damaged or was changed[^\n]+ Nothing was changed\./),
    });
    writeFileSync(at('copy.db'), bytes);
    rmSync(at('copy.db.sha256'));
    expect(await run(['restore', at('copy.db'), '--yes'])).toMatchObject({
      code: 0,
      stderr: expect.stringContaining('There was no'),
    });
  });

  it('report in one line that PostgreSQL does not respond', async () => {
    writeFileSync(at('copy'), 'not read');
    const env = { DATABASE_URL: 'postgres://u:hush@127.0.0.1:1/db', DOORSTEP_SECRET: 'a'.repeat(64) };
    const { code, stderr } = await run(['restore', at('copy'), '--yes'], env);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^Store: [^\n]+\ndoorstep: [^\n]+nothing answers[^\n]+\n$/),
    ]);
  });

  it('copy a PostgreSQL store into an empty database', async () => {
    const databases = await Promise.all([createTestDatabase(), createTestDatabase({ isEmpty: true })]);
    onTestFinished(async () => void (await Promise.all(databases.map((database) => database.drop()))));
    const [from, to] = databases.map(({ url }) => ({
      DATABASE_URL: url,
      DOORSTEP_SECRET: 'a secret for both of the databases',
    }));
    await run(['migrate', '--create'], from);
    writeFileSync(at('offer.json'), JSON.stringify(offerInput({ slug: 'bins' })));
    await run(['offers', 'create', at('offer.json')], from);
    const salted = await openStore(from?.DATABASE_URL ?? '');
    await salted.database.db.insertInto('network_salt').values({ day: 20_783, salt: 'of-that-day' }).execute();
    await salted.store.close();

    expect(await run(['backup', at('copy')], from)).toMatchObject({ code: 0, stdout: '' });
    expect(statSync(at('copy')).mode & 0o777).toBe(0o600);
    expect(await run(['restore', at('copy'), '--yes'], from)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('has a store'),
    });
    const another = { ...to, DOORSTEP_SECRET: 'another secret, of somebody else' };
    expect(await run(['restore', at('copy'), '--yes'], another)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('another secret'),
    });
    writeFileSync(at('letter.txt'), 'Dear reader');
    expect(await run(['restore', at('letter.txt'), '--yes'], to)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('pg_restore'),
    });
    expect(await run(['restore', at('copy'), '--yes'], to)).toMatchObject({ code: 0 });
    expect((await run(['offers', 'show', 'bins'], to)).code).toBe(0);
    expect((await run(['verify'], to)).stdout).toBe('balanced\n');
    const restored = await openStore(to?.DATABASE_URL ?? '');
    expect(await restored.database.db.selectFrom('network_salt').selectAll().execute()).toEqual([]);
    await restored.store.close();
  }, 120_000);

  it('show PostgreSQL’s password in no process list', async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    writeFileSync(at('pg_dump'), '#!/bin/sh\necho "arguments $*, password $PGPASSWORD" >&2\nexit 1\n', { mode: 0o755 });
    const { password } = new URL(database.url);
    const env = { DATABASE_URL: database.url, PATH: `${folder.path}:/usr/bin:/bin` };
    const { code, stderr } = await run(['backup', at('copy')], env);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`, password ${decodeURIComponent(password)}\n`)]);
    expect(stderr).toMatch(/arguments --dbname=postgres/);
    expect(stderr).not.toContain(`:${password}@`);
    expect(existsSync(at('copy'))).toBe(false);
  });
});

describe('demo', () => {
  it('fills an empty store with balanced, invented requests in every state, but never a store in use', async () => {
    expect(await run(['demo', '--requests', '0'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('from 1 to'),
    });
    const first = await run(['demo', '--requests', '1500']);
    expect(first.code).toBe(0);
    const [head = ''] = first.stdout.split('\n');
    // No offer here is drawn, so nothing is `entered`.
    expect(head.split(/ +/)).toEqual(['offer', ...requestStates.filter((state) => state !== 'entered')]);
    expect((await run(['verify'])).stdout).toBe('balanced\n');

    const exported = await run(['requests', 'export', 'compost-bin', '--format', 'json']);
    const requests = JSON.parse(exported.stdout) as { reference: string; contact: { email: string } }[];
    expect(requests.length).toBeGreaterThan(100);
    expect(requests.filter(({ contact }) => !/^$|@example\.org$/.test(contact.email))).toEqual([]);
    await inStore(async ({ store, database }) => {
      expect(await store.outbox.lease(Date.now(), Date.now(), 10)).toEqual([]);
      await database.db
        .updateTable('request')
        .set({ network: 'somebody' })
        .where('reference', '=', requests[0]?.reference ?? '')
        .execute();
    });
    const before = readFileSync(at('data/doorstep.db'));
    expect(await run(['demo'])).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('are requests') });
    expect(readFileSync(at('data/doorstep.db')).equals(before)).toBe(true);
  });

  it('refuses a store with an offer that is not the demo’s', async () => {
    await createOffer('mine');
    expect(await run(['demo'])).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('are offers') });
  });
});
