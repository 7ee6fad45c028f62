// Every command of the table, on a store that an earlier or a newer version made.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataFolder, createTestDatabase, offerInput } from '@doorstep/testing';
import { allSteps, openDatabase } from '@doorstep/database/open';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands } from '../src/commands/all-commands.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { makeStore } from './make-store.ts';
import { databases } from './real-servers.ts';

const later: (typeof allSteps)[number] = {
  name: '9001-later',
  statements: () => ['create table later (id text primary key)'],
};

let folder: ReturnType<typeof createDataFolder>;
let databaseUrl: string | undefined;
const at = (name: string) => join(folder.path, name);

/** Words that get as far as the store, and what the command does with one that lacks a step. */
const cases: Record<string, { words: string[]; does: 'refuses' | 'reads' | 'opens none' }> = {
  'migrate --check': { words: [], does: 'reads' },
  doctor: { words: [], does: 'reads' },
  verify: { words: [], does: 'refuses' },
  backup: { words: ['copy'], does: 'reads' },
  'keys create lookup': { words: ['--name', 'Shop'], does: 'refuses' },
  'keys list': { words: [], does: 'refuses' },
  'keys revoke': { words: ['none'], does: 'refuses' },
  'tokens create': { words: ['--name', 'Van', '--scope', 'offers.read'], does: 'refuses' },
  'tokens list': { words: [], does: 'refuses' },
  'tokens revoke': { words: ['none'], does: 'refuses' },
  'offers create': { words: ['offer.json'], does: 'refuses' },
  'offers show': { words: ['bins'], does: 'refuses' },
  'offers publish': { words: ['bins'], does: 'refuses' },
  'requests export': { words: ['bins'], does: 'refuses' },
  'batches list': { words: ['bins'], does: 'refuses' },
  'batches labels': { words: ['B-0001', 'labels.pdf'], does: 'refuses' },
  'batches csv': { words: ['B-0001'], does: 'refuses' },
  'privacy report': { words: [], does: 'refuses' },
  'privacy export': { words: ['AAAA-AAAA'], does: 'refuses' },
  'privacy erase': { words: ['AAAA-AAAA', '--yes'], does: 'refuses' },
  demo: { words: ['--requests', '1'], does: 'refuses' },
  'staff link': { words: [], does: 'refuses' },
  restore: { words: ['copy', '--yes'], does: 'opens none' },
  move: { words: ['postgres://127.0.0.1:1/none'], does: 'opens none' },
  'assets keep': { words: [], does: 'opens none' },
  'addresses import': { words: ['none.csv', '--dataset', 'none'], does: 'opens none' },
  'addresses pull': { words: ['http://127.0.0.1:1/none.addresses'], does: 'opens none' },
  'addresses list': { words: [], does: 'opens none' },
  'addresses remove': { words: ['none', '--yes'], does: 'opens none' },
  'addresses find': { words: ['12'], does: 'opens none' },
  'addresses collisions': { words: ['none'], does: 'opens none' },
  'draw verify': { words: ['none.json'], does: 'opens none' },
  api: { words: ['GET /offers', '--server', 'http://127.0.0.1:1'], does: 'opens none' },
};
const files = new Set(['copy', 'offer.json', 'labels.pdf', 'none.csv', 'none.json']);
const using = (does: string) => Object.keys(cases).filter((name) => cases[name]?.does === does);

/** The command of a build whose tables have all of `allSteps`. */
async function run(name: string): Promise<{ code: number; stdout: string; stderr: string }> {
  const texts = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      texts[stream] += String(text);
      return true;
    }),
  );
  try {
    const words = (cases[name]?.words ?? []).map((word) => (files.has(word) ? at(word) : word));
    return { code: await runCommand([...name.split(' '), ...words]), ...texts };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

type Database = ReturnType<typeof openDatabase>['db'];

async function inStore<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(databaseUrl ?? at('doorstep.db'));
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

const steps = async () =>
  (await inStore((db) => db.selectFrom('schema_step').select('name').orderBy('name').execute())).map(
    ({ name }) => name,
  );

const isMadeByNewer = (breaks: 0 | 1) =>
  inStore((db) => db.insertInto('schema_step').values({ name: '9001-later', checksum: 'of later', breaks }).execute());

describe.each(databases)('a store of another version on %s', (kind) => {
  beforeEach(async () => {
    folder = createDataFolder();
    databaseUrl = undefined;
    if (kind === 'PostgreSQL') {
      const database = await createTestDatabase();
      onTestFinished(() => database.drop());
      databaseUrl = database.url;
    }
    const settings = { DOORSTEP_DEMO: 'off', ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) };
    for (const [name, value] of Object.entries({ ...settings, DOORSTEP_DATA: folder.path })) vi.stubEnv(name, value);
    await makeStore(folder.path, settings);
    writeFileSync(at('offer.json'), JSON.stringify(offerInput({ slug: 'bins' })));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    folder.remove();
  });

  describe('with a missing migration', () => {
    beforeEach(() => void allSteps.push(later));
    afterEach(() => void allSteps.splice(allSteps.indexOf(later), 1));

    it('is migrated only by the commands migrate and serve', async () => {
      const tried = new Set(Object.keys(cases).map((name) => name.replace(' --check', '')));
      const rest = commands.map(({ words }) => words).filter((words) => !tried.has(words));
      expect(rest).toEqual(['serve']);
      const refusal =
        /lacks 9001-later\. Nothing was changed\. Use the command of .+ back it up, .+: doorstep migrate\.\n$/;
      for (const name of using('refuses'))
        expect
          .soft(await run(name), name)
          .toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(refusal) });
      for (const name of using('opens none')) expect.soft((await run(name)).stderr, name).not.toContain('9001-later');
      expect(await run('migrate --check')).toMatchObject({ code: 1, stdout: '9001-later\n' });
      expect((await run('doctor')).stdout).toContain('the next start brings it up to date');
      expect(await run('backup')).toMatchObject({ code: 0 });
      expect(await steps()).toEqual(['0001-first']);

      if (kind === 'SQLite') {
        expect(await run('restore')).toMatchObject({ code: 0 });
        expect(await steps()).toEqual(['0001-first']);
      }

      expect(await run('migrate')).toMatchObject({ code: 0, stdout: '9001-later\n' });
      expect(await run('verify')).toMatchObject({ code: 0, stdout: 'balanced\n' });
    });
  });

  it('is rejected by all commands if a newer version made an incompatible change', async () => {
    await isMadeByNewer(1);
    const refusal = /made by a newer Doorstep \(9001-later\)\. Start that version, or restore a backup\.\n$/;
    for (const name of [...using('refuses'), 'backup', 'migrate', 'migrate --check'])
      expect.soft(await run(name), name).toMatchObject({ code: 1, stderr: expect.stringMatching(refusal) });
    expect((await run('doctor')).stdout).toContain('wrong  store: ');
  });

  it('is accepted by this version’s commands if a newer version is compatible', async () => {
    await isMadeByNewer(0);
    expect(await run('offers create')).toMatchObject({ code: 0, stdout: 'bins\n' });
    expect(await run('verify')).toMatchObject({ code: 0, stdout: 'balanced\n' });
    expect(await run('migrate')).toMatchObject({ code: 0, stdout: '' });
    expect(await steps()).toEqual(['0001-first', '9001-later']);
  });
});
