// `node end-lists.ts FILE`: closes the lists of an SQLite store while the answer to a query is on its way, and says when
// that is done. Nothing but the closing keeps the process.
import { sql } from 'kysely';
import { openSqlite } from '../../database/src/sqlite.ts';

const { lists, db } = openSqlite(process.argv[2] ?? '');
const ask = () => sql`select 1`.execute(lists);
// The thread is up, and answers at once from here on.
await ask();
const asked = ask().then(
  () => 'answered',
  () => 'ended',
);
// As far as the question goes out, and no turn further.
for (let step = 0; step < 100; step += 1) await Promise.resolve();
// Meanwhile it has answered: the message lies there, and is read in the next turn. Only time can be waited for: no event
// reaches a thread that stands still.
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
await lists.destroy();
process.stdout.write(`closed, ${await asked}\n`);
await db.destroy();
