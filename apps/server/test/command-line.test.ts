import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import {
  createDataFolder,
  createTestDatabase,
  itemInput,
  offerInput,
  runDoorstep,
  startServer,
} from '@doorstep/testing';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runCommand } from '../src/commands/run-command.ts';
import { makeStore } from './make-store.ts';

let folder: ReturnType<typeof createDataFolder>;
beforeEach(async () => {
  folder = createDataFolder();
  await makeStore(folder.path);
});
afterEach(() => folder.remove());

const withoutDemo = { DOORSTEP_DEMO: 'off' };
const run = (words: string[], env: Record<string, string> = {}) =>
  runDoorstep(words, { dataFolder: folder.path, env: { ...withoutDemo, ...env } });

/** Runs in the test's process: starting another for one line of refusal takes a hundred times as long. */
async function runHere(words: string[], env: Record<string, string> = {}) {
  const before = process.env;
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      texts[name] += String(text);
      return true;
    });
  process.env = { DOORSTEP_DATA: folder.path, ...withoutDemo, ...env };
  try {
    return { code: await runCommand(words), ...texts };
  } finally {
    process.env = before;
    vi.restoreAllMocks();
  }
}

const addresses = `LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID
-3.5,50.25,12,Lantern Row,,Wexmouth,,,ZZ1 1AA,1
-3.5,50.251,14,Lantern Row,Flat 1,Wexmouth,,,ZZ1 1AA,2
-3.5,50.251,14,Lantern Row,Flat 2,Wexmouth,,,ZZ1 1AA,3
`;

function addressFile(): string {
  const file = join(folder.path, 'town.csv');
  writeFileSync(file, addresses);
  return file;
}

describe('the command line', () => {
  it('prints its version and build', async () => {
    const stdout: unknown = expect.stringMatching(/^doorstep \d+\.\d+\.\d+ \(from sources\)\n$/);
    expect(await run(['--version'])).toEqual({ code: 0, stdout, stderr: '' });
  });

  it('prints help for all commands and for each one', async () => {
    const all = await run(['--help']);
    expect([all.code, all.stderr]).toEqual([0, '']);
    for (const words of ['serve', 'migrate', 'doctor', 'addresses import', 'keys create lookup', 'staff link']) {
      expect(all.stdout).toContain(`  ${words}`);
    }
    const one = await run(['addresses', 'import', '--help']);
    expect([one.code, one.stdout.split('\n')[0]]).toEqual([
      0,
      expect.stringContaining('doorstep addresses import FILE…'),
    ]);
  });

  it.each([
    [['dance'], 'There is no command "dance"'],
    [['keys', 'create', 'lookup'], '--name NAME is missing'],
    [['keys', 'create', 'lookup', '--name', 'x', '--origin', 'shop'], '--origin: got "shop"; it takes'],
    [['keys', 'revoke', 'none'], 'There is no key with the id "none"'],
    [['keys', 'list', 'extra'], 'Usage: doorstep keys list'],
    [['keys', 'list', '--frob'], "Unknown option '--frob'. Usage: doorstep keys list"],
    [['migrat'], 'There is no command "migrat". Did you mean "migrate"?'],
    [['keys', 'lst'], 'Did you mean "keys list"?'],
    [['backup', ''], 'The arguments do not fit. Usage: doorstep backup FILE'],
    [['tokens', 'create', '--name', 'x', '--scope', 'offers.read', '--offer', 'bins'], 'There is no offer "bins"'],
    [['tokens', 'create', '--name', 'x', '--scope', 'mails.read', '--offer', 'bins'], '--scope: mails.read is for'],
    [['tokens', 'create', '--name', 'x', '--scope', 'offers.read', '--expires', '2020-01-01'], '--expires: got "2020'],
    [['addresses', 'find', '12', '--limit', 'few'], '--limit: got "few"; it takes'],
    [['move', 'postgres://%zz/x'], 'DATABASE_URL: got a value that is not shown; it takes'],
    [['restore', 'nowhere.backup', '--yes'], 'nowhere.backup: it cannot be read (ENOENT). Nothing was changed.'],
    [['restore', '.', '--yes'], '.: it is no file. Nothing was changed.'],
    [['batches', 'labels', 'B-1', 'x.pdf', '--start', '1.5'], '--start: got "1.5"; it takes a whole number from 1'],
    [['batches', 'labels', 'B-1', 'x.pdf', '--reason', 'x'], '--reason: got "x"; it takes printer_failed'],
    [['batches', 'labels', 'B-1', 'x.pdf', '--sheet', 'x'], '--sheet: got "x"; it takes avery-l7160'],
    [['api', 'GET /offers', '--once', 'x', '--server', 'https://doorstep.example'], '--once: "GET /offers" only reads'],
    [['staff', 'link', '--role', 'boss'], '--role: got "boss"; it takes owner, editor'],
    [['addresses', 'import', 'nowhere.csv', '--dataset', 'x'], 'nowhere.csv: there is no such file'],
    [['addresses', 'remove', 'nothing', '--yes'], 'There is no data set "nothing"'],
    [['addresses', 'find', '12'], 'There is no address data'],
    [['addresses', 'find'], 'Say what to look for'],
    [['addresses', 'find', '12', '--country', 'Britain'], '--country: got "Britain"; it takes'],
  ])('rejects %j with one line', async (words, message) => {
    const { code, stdout, stderr } = await runHere(words);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.replace(/^Store: .*\n/, '')).toMatch(/^doorstep: [^\n]+\n$/);
    expect(stderr).toContain(message);
  });

  it.each([['addresses', 'list'], ['assets', 'keep'], ['doctor']])(
    'reports in one line for %j %s that its data folder is a file',
    async (...words) => {
      const file = addressFile();
      const { code, stdout, stderr } = await runHere(words, { DOORSTEP_DATA: file });
      expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(/^doorstep: .*not a directory[^\n]*\n$/)]);
    },
  );

  it('imports, finds and removes addresses', async () => {
    const file = addressFile();
    const imported = await run([
      'addresses',
      'import',
      file,
      '--dataset',
      'town',
      '--country',
      'gb',
      '--credit',
      'A town',
    ]);
    expect(imported.code).toBe(0);
    expect(imported.stdout).toMatch(/^Data set town: 3 addresses in 1 streets/);

    const again = await run(['addresses', 'import', file, '--dataset', 'town', '--country', 'GB']);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('--replace')]);

    const found = await run(['addresses', 'find', '12 lantern', '--json']);
    const { Items } = JSON.parse(found.stdout) as { Items: { Type: string; Text: string }[] };
    expect(Items[0]).toMatchObject({ Type: 'Address', Text: '12 Lantern Row' });

    expect((await run(['addresses', 'list'])).stdout).toMatch(/town +3 +1 +GB/);
    expect((await run(['addresses', 'remove', 'town', '--yes'])).code).toBe(0);
    expect((await run(['addresses', 'list'])).stdout).toBe('');
  });

  it('creates a key, prints only the key, and revokes it', async () => {
    const made = await run(['keys', 'create', 'lookup', '--name', 'Shop', '--origin', 'https://shop.example/path']);
    expect(made.stdout).toMatch(/^[A-Z]{2}\d\d-[A-Z]{2}\d\d-[A-Z]{2}\d\d-[A-Z]{2}\d\d\n$/);
    const listed = await run(['keys', 'list']);
    expect(listed.stdout).toMatch(/Shop +https:\/\/shop\.example +\S+ +in use/);
    expect(listed.stdout).not.toContain(made.stdout.trim());
    const id = /^[0-9a-f-]{36}/m.exec(listed.stdout)?.[0] ?? '';
    expect((await run(['keys', 'revoke', id])).code).toBe(0);
    expect((await run(['keys', 'list'])).stdout).toContain('revoked');
  });

  it('creates an offer from a file, shows it, publishes it and exports its requests', async () => {
    const file = join(folder.path, 'offer.json');
    writeFileSync(file, JSON.stringify(offerInput({ slug: 'seed-packs' })));
    expect(await run(['offers', 'create', file])).toMatchObject({ code: 0, stdout: 'seed-packs\n' });
    expect(await run(['offers', 'create', file])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('short name'),
    });
    const published = await run(['offers', 'publish', 'seed-packs'], { DOORSTEP_BASE_URL: 'https://offers.example' });
    expect(published).toMatchObject({ code: 0, stdout: 'https://offers.example/o/seed-packs\n' });
    const shown = JSON.parse((await run(['offers', 'show', 'seed-packs', '--json'])).stdout) as Record<string, unknown>;
    expect(shown).toMatchObject({ slug: 'seed-packs', status: 'published', phase: 'open' });
    expect((await run(['requests', 'export', 'seed-packs', '--format', 'json'])).stdout).toBe('[]\n');
    expect((await run(['requests', 'export', 'seed-packs'])).stdout).toMatch(
      /^\uFEFFreference,offer,state,[^\n]+\r\n$/,
    );
    const missing = await run(['requests', 'export', 'nothing']);
    expect(missing).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('There is no offer "nothing".'),
    });
  });

  it('creates an offer from the output of another installation', async () => {
    const file = join(folder.path, 'offer.json');
    const whole = offerInput({
      slug: 'water-kits',
      items: [itemInput({ openingStock: 7 }), itemInput({ isUnlimited: true, name: { en: 'Guide' } })],
      questions: [{ id: 'why', kind: 'choice', label: { en: 'Why?' }, help: {}, required: false, options: [] }],
    });
    writeFileSync(file, JSON.stringify(whole));
    await run(['offers', 'create', file]);
    const { stdout } = await run(['offers', 'show', 'water-kits', '--json']);
    writeFileSync(file, stdout);
    const other = createDataFolder();
    await makeStore(other.path);
    const there = (words: string[]) => run(words, { DOORSTEP_DATA: other.path });
    expect(await there(['offers', 'create', file])).toMatchObject({ code: 0, stdout: 'water-kits\n' });
    const copy = JSON.parse((await there(['offers', 'show', 'water-kits', '--json'])).stdout) as typeof whole;
    other.remove();
    const withoutIds = (text: string) => JSON.parse(text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')) as object;
    const { createdAt: _, updatedAt: __, ...shown } = withoutIds(stdout) as Record<string, unknown>;
    expect(withoutIds(JSON.stringify(copy))).toMatchObject(shown);
    expect(shown).toMatchObject({ stock: [{ stock: 7 }, { stock: null }] });
  });

  it('reports the errors in an offer file', async () => {
    const file = join(folder.path, 'offer.json');
    writeFileSync(file, JSON.stringify({ ...offerInput(), slug: 'Not A Slug', colour: 'red' }));
    const { code, stdout, stderr } = await run(['offers', 'create', file]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('  slug: ');
    expect(stderr).toContain('  colour: ');
    writeFileSync(file, '{');
    expect((await run(['offers', 'create', file])).stderr).toMatch(/doorstep: [^\n]+it is not JSON[^\n]+\n$/);
  });

  it('rejects unprintable text in an offer file', async () => {
    const file = join(folder.path, 'offer.json');
    const title = { en: 'Seed\0packs' };
    const area = { polygon: { type: 'Feature', properties: { name: 'North\ud800' }, geometry: null } };
    writeFileSync(file, JSON.stringify({ ...offerInput({ slug: 'nul', title }), area }));
    const { code, stderr } = await run(['offers', 'create', file]);
    expect([code, stderr.match(/^ {2}.+:/gm)]).toEqual([1, ['  title.en:', '  area.polygon.properties.name:']]);
    expect(stderr).toContain('cannot be shown or printed');
    expect((await run(['offers', 'show', 'nul'])).stderr).toContain('There is no offer');
  });

  it('prints the link of the first person, who becomes the owner', async () => {
    const { stdout, stderr, code } = await run(['staff', 'link', '--role', 'viewer'], {
      DOORSTEP_BASE_URL: 'https://offers.example',
    });
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^https:\/\/offers\.example\/staff\/\S+\n$/)]);
    expect(stderr).toContain('owner');
    expect(stderr).not.toContain('PORT');
    expect((await run(['staff', 'link'], { PORT: '4321' })).stderr).toContain('For a server on port 4321');
  });
});

describe('serving', () => {
  it('prints its address, and stops cleanly', async () => {
    const token = 'the token of the metrics';
    const env = { ...withoutDemo, DOORSTEP_METRICS_TOKEN: token };
    const server = await startServer({ dataFolder: folder.path, env });
    onTestFinished(() => server.kill());
    expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'alive' });
    expect((await fetch(`${server.url}/metrics`)).status).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    const metrics = await (await fetch(`${server.url}/metrics`, { headers })).text();
    expect(metrics).toContain('doorstep_http_request_seconds_bucket');
    expect(metrics).toMatch(/^doorstep_errors_total\{code="token_invalid"\} 1$/m);
    expect(metrics).toMatch(/^doorstep_outbox_waiting 0$/m);
    expect(metrics).toMatch(/^doorstep_outbox_oldest_seconds 0$/m);
    expect(metrics).toMatch(/^doorstep_webhooks_waiting 0$/m);
    expect(metrics).toMatch(/^doorstep_webhooks_oldest_seconds 0$/m);
    expect(metrics).toMatch(/^doorstep_address_imports\{state="running"\} 0$/m);
    expect(metrics).toMatch(/^doorstep_address_imports\{state="interrupted"\} 0$/m);
    expect(metrics).toMatch(/^doorstep_store_connections\{state="open"\} 2$/m);
    expect(metrics).toMatch(/^doorstep_job_runs_total\{job="watch addresses",outcome="done"\} \d+$/m);
    expect(metrics).toMatch(/^doorstep_damaged_address_files 0$/m);
    expect(server.output()).not.toContain('/staff/invitation/');
    // The folder holds personal data and the secret, so only its user may read it.
    for (const name of ['doorstep.db', 'doorstep.db-wal', 'secret'])
      expect([name, statSync(join(folder.path, name)).mode & 0o777]).toEqual([name, 0o600]);
    expect(await server.stop()).toBe(0);
    expect(server.output()).not.toContain('Error');
  });

  it('picks up a new key and new address data without a restart', async () => {
    const server = await startServer({ dataFolder: folder.path, env: withoutDemo });
    onTestFinished(() => server.kill());
    const find = async (key: string) => {
      const answer = await fetch(`${server.url}/Capture/Interactive/Find/v1.10/json3.ws?Key=${key}&Text=12+lantern`);
      return ((await answer.json()) as { Items: Record<string, string>[] }).Items[0];
    };
    const key = (await run(['keys', 'create', 'lookup', '--name', 'Shop'])).stdout.trim();
    expect(await find(key)).toMatchObject({ Error: '1100' });
    await run(['addresses', 'import', addressFile(), '--dataset', 'town', '--country', 'GB']);
    await expect
      .poll(() => find(key), { message: 'what the server finds after an import beside it' })
      .toMatchObject({ Text: '12 Lantern Row' });
  });

  it('on a port in use ends with one line', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const { code, stderr, stdout } = await run(['serve'], { PORT: String(port), DOORSTEP_LOG_LEVEL: 'warn' });
    other.close();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      `doorstep: PORT: ${port} is taken by another program. Choose another one, or 0 for any free one.\n`,
    );
  });

  it.each([
    [{ DOORSTEP_ENV: 'prod' }, 'DOORSTEP_ENV: got "prod"; it takes "production" or "development".'],
    [
      { DATABASE_URL: 'postgres://u:hush@127.0.0.1:1/db' },
      'DATABASE_URL: the database cannot be used: nothing answers',
    ],
    [{ DOORSTEP_HOST: '192.0.2.1' }, 'DOORSTEP_HOST: got "192.0.2.1"; it takes an address of this machine'],
  ])('with the settings %j ends with one line', async (env, message) => {
    const { code, stderr } = await run(['serve'], { ...env, DOORSTEP_LOG_LEVEL: 'warn' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^doorstep: [^\n]+\n$/);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('hush');
  });

  it('with an unusable data folder ends with one line', async () => {
    const file = join(folder.path, 'file');
    writeFileSync(file, '');
    const { code, stderr } = await run(['serve'], { DOORSTEP_DATA: join(file, 'data') });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^doorstep: DOORSTEP_DATA: got "[^\n]+ENOTDIR\)\.\n$/)]);
    // /proc refuses every new folder and reports a missing parent.
    const inProc = await run(['serve'], { DOORSTEP_DATA: '/proc/nope' });
    expect([inProc.code, inProc.stderr]).toEqual([1, expect.stringMatching(/^doorstep: DOORSTEP_DATA: got [^\n]+\n$/)]);
  });

  it('with another installation’s secret is refused', async () => {
    const other = join(folder.path, 'other');
    mkdirSync(other);
    await makeStore(other);
    writeFileSync(join(folder.path, 'secret'), readFileSync(join(other, 'secret')));
    const { code, stderr } = await run(['serve']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('The secret does not belong to this database')]);
  });
});

describe('a command without a store', () => {
  const commands = [
    ['verify'],
    ['backup', 'copy.db'],
    ['migrate'],
    ['demo'],
    ['staff', 'link'],
    ['keys', 'create', 'lookup', '--name', 'Shop'],
    ['offers', 'show', 'nothing'],
    ['requests', 'export', 'nothing'],
    ['privacy', 'report'],
  ];

  it.each(commands.map((words) => [words]))('%j prints where it looked, and creates nothing', async (words) => {
    const empty = join(folder.path, 'empty');
    const { code, stdout, stderr } = await runHere(words, { DOORSTEP_DATA: empty });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^doorstep: [^\n]+\n$/);
    expect(stderr).toContain(`There is no store: SQLite in ${join(empty, 'doorstep.db')}. Nothing was made.`);
    expect(existsSync(empty)).toBe(false);
  });

  it('prints the database without its password, and creates no table in it', async () => {
    const database = await createTestDatabase({ isEmpty: true });
    const url = new URL(database.url);
    const env = { DATABASE_URL: database.url, DOORSTEP_DATA: join(folder.path, 'empty') };
    const { code, stderr } = await run(['verify'], env);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(`PostgreSQL, database ${url.pathname.slice(1)} at ${url.host}`),
    ]);
    expect(stderr).not.toContain(`${url.username}:`);
    expect((await run(['doctor'], env)).stdout).toContain('no tables yet');
    expect(existsSync(env.DOORSTEP_DATA)).toBe(false);
    await database.drop();
  });

  it('creates no new secret for an existing store', async () => {
    rmSync(join(folder.path, 'secret'));
    expect((await run(['verify'])).stderr).toContain('There is no secret for SQLite in');
    expect((await run(['restore', 'copy.db', '--yes'])).stderr).toContain('There is no secret in');
    expect(existsSync(join(folder.path, 'secret'))).toBe(false);
  });

  it('reports a misspelt setting before the default store that is used without it', async () => {
    const { code, stderr } = await run(['verify'], { DATABSE_URL: 'postgres://u:hush@127.0.0.1/db' });
    expect([code, stderr]).toEqual([
      0,
      `doorstep: DATABSE_URL is not a setting of Doorstep. DATABASE_URL is.\nStore: SQLite in ${join(folder.path, 'doorstep.db')}\n`,
    ]);
  });

  it('creates a store only with `migrate --create`, and prints its location', async () => {
    const empty = join(folder.path, 'empty');
    const made = await run(['migrate', '--create'], { DOORSTEP_DATA: empty });
    expect(made).toMatchObject({
      code: 0,
      stdout: '0001-first\n',
      stderr: `Store: SQLite in ${join(empty, 'doorstep.db')}\n`,
    });
    expect((await run(['verify'], { DOORSTEP_DATA: empty })).stdout).toBe('balanced\n');
  });

  it('reads address data without creating a folder or a secret', async () => {
    const empty = join(folder.path, 'empty');
    expect(await run(['addresses', 'list'], { DOORSTEP_DATA: empty })).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(existsSync(empty)).toBe(false);
  });
});
