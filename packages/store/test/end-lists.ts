// `node end-lists.ts FILE`: closes the lists of an SQLite store during a query, and prints when that is done. Nothing
// else keeps the process alive.
import { sql } from 'kysely';
import { openSqlite } from '../../database/src/sqlite.ts';

const { lists, db } = openSqlite(process.argv[2] ?? '');
const ask = () => sql`select 1`.execute(lists);
// From here on the thread is up and answers at once.
await ask();
const asked = ask().then(
  () => 'answered',
  () => 'ended',
);
// Runs until the query has been sent, and no further.
for (let step = 0; step < 100; step += 1) await Promise.resolve();
// The answer has arrived by then, and is read in the next turn. Only time can be waited for: events do not reach a
// blocked thread.
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
await lists.destroy();
process.stdout.write(`closed, ${await asked}\n`);
await db.destroy();
