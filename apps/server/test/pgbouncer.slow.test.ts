// Servers behind PgBouncer in transaction mode, with Debian's configuration: each transaction may use another
// connection.
import {
  createDataFolder,
  createTestDatabase,
  itemInput,
  runDoorstep,
  startPgbouncer,
  type TestDatabase,
} from '@doorstep/testing';
import { beforeAll, afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { expectKept, startLoad } from './load.ts';
import { secret, startRealServers } from './real-servers.ts';
import { withServers } from './with-servers.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isEmpty: true });
});
afterAll(() => database.drop());

const folder = createDataFolder();
afterAll(() => folder.remove());

async function through(...settings: string[]) {
  const pooler = await startPgbouncer(database.url, settings);
  onTestFinished(() => pooler.stop());
  const env = { DATABASE_URL: pooler.url, DOORSTEP_SECRET: secret, DOORSTEP_DEMO: 'off' };
  return {
    url: pooler.url,
    run: (...words: string[]) => runDoorstep(words, { dataFolder: folder.path, env }),
  };
}

const dropsSettings = 'ignore_startup_parameters = options';

describe('behind PgBouncer in transaction mode', () => {
  it('a server starts once the database has the settings that the pooler drops, and doctor says how', async () => {
    const refusing = await through();
    expect((await refusing.run('doctor')).stdout).toMatch(
      /wrong {2}store: .*Add "options" to ignore_startup_parameters/,
    );

    const dropping = await through(dropsSettings);
    const { stdout } = await dropping.run('doctor');
    expect(stdout).toMatch(/wrong {2}store: .*a pooler drops the settings/);
    const started = await dropping.run('migrate', '--create');
    expect([started.code, started.stderr]).toEqual([1, expect.stringContaining('a pooler drops the settings')]);

    const remedy = /ALTER DATABASE .*;/.exec(stdout)?.[0] ?? '';
    await database.execute(remedy);
    const right = await through(dropsSettings);
    expect(await right.run('migrate', '--create')).toMatchObject({ code: 0, stdout: '0001-first\n' });
    expect((await right.run('doctor')).stdout).toMatch(/ok {5}store: .*up to date/);

    const servers = await startRealServers(
      'PostgreSQL',
      2,
      {},
      { database: { url: database.url, forServers: right.url } },
    );
    await withServers(servers, async (real) => {
      const offer = await real.open({ items: [itemInput({ openingStock: 1_000_000 })] });
      const load = startLoad(real, offer);
      await load.acknowledgedMore(60);
      await real.killAndRestart(0);
      await load.acknowledgedMore(40);
      const result = await load.stop();
      await expectKept(real, offer, result);
      // Requests lost with the killed server were sent again; no other was refused.
      expect(Object.keys(result.outcomes)).not.toContain('503 unavailable');
    });
  }, 240_000);
});
