// `node killed-in-a-step.ts PLACE COUNT`: migrates and is killed before the statement with that number.
import type { KyselyPlugin } from 'kysely';
import { migrate } from '../../database/src/migrate.ts';
import { openPostgres } from '../../database/src/postgres.ts';
import { openSqlite } from '../../database/src/sqlite.ts';

const [place = '', count = ''] = process.argv.slice(2);
const database = place.startsWith('postgres') ? openPostgres(place) : openSqlite(place);
let left = Number(count);
const killer: KyselyPlugin = {
  transformQuery({ node }) {
    left -= 1;
    if (left < 0) process.kill(process.pid, 'SIGKILL');
    return node;
  },
  transformResult: async ({ result }) => result,
};
await migrate({
  ...database,
  beginMigration: (work) => database.beginMigration((db) => work(db.withPlugin(killer))),
});
await database.db.destroy();
