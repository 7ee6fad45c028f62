import type { Guard } from './guard.ts';

const races = ['packages/store/test/races.test.ts'];
const constraints = ['packages/store/test/constraints.test.ts'];
const groups = ['packages/store/test/group-commit.test.ts'];
const twoServers = ['apps/server/test/concurrency.slow.test.ts'];
const offerTables = 'packages/database/src/migrations/first/offer-tables.ts';
const requests = 'packages/store/src/requests.ts';

export const raceGuards: Guard[] = [
  {
    name: 'the database refuses to take less than nothing',
    file: offerTables,
    find: 'default 0 check (taken >= 0)',
    replace: 'default 0',
    tests: constraints,
    named: 'keep the taken units of an item',
  },
  {
    name: 'a process goes on while another writes to the file (SQLite)',
    file: 'packages/database/src/sqlite.ts',
    find: `busy_timeout = 0`,
    replace: `busy_timeout = 10000`,
    tests: ['packages/store/test/sqlite-write-lock.test.ts'],
    named: 'a submission waits for the lock',
  },
  {
    name: 'a submission waits for another process that writes to the file (SQLite)',
    file: 'packages/database/src/sqlite-driver.ts',
    find: `await this.#lock.take(() => this.#statements.write('begin immediate').run());`,
    replace: `this.#statements.write('begin immediate').run();`,
    tests: ['packages/store/test/sqlite-write-lock.test.ts'],
    named: 'a submission waits for the lock',
  },
  {
    name: 'a statement without a transaction waits for another process as well (SQLite)',
    file: 'packages/database/src/sqlite-driver.ts',
    find: 'return await this.#lock.take(() => execute<Row>(this.#statements.write(sql), parameters));',
    replace: 'return execute<Row>(this.#statements.write(sql), parameters);',
    tests: ['packages/store/test/sqlite-write-lock.test.ts'],
    named: 'a single statement waits too',
  },
  {
    name: 'a request is locked by one transaction at a time (PostgreSQL)',
    file: requests,
    find: '(isLocked ? dialect.lock(query) : query)',
    replace: 'query',
    tests: races,
    named: 'postgres, .*a request locked by one transaction',
  },
  {
    name: 'transactions begin as writing ones (SQLite, two processes)',
    file: 'packages/database/src/sqlite-driver.ts',
    find: `this.#statements.write('begin immediate')`,
    replace: `this.#statements.write('begin')`,
    tests: twoServers,
    named: 'SQLite.*give cancelled units to the queue',
  },
  {
    name: 'units come back only to items that are held whole (PostgreSQL, two processes)',
    file: 'packages/core/src/request/lock-request.ts',
    find: 'await lockItems(tx, seen.offerId);',
    replace: '',
    tests: twoServers,
    named: 'PostgreSQL.*never deadlock',
  },
  {
    name: 'nobody in the queue is passed over because somebody is changing their request (PostgreSQL)',
    file: requests,
    find: 'complete(await dialect.lock(query).execute())',
    replace: 'complete(await dialect.lockFree(query).execute())',
    tests: races,
    named: 'postgres, .*first in the queue',
  },
  {
    name: 'several items are taken in one order (PostgreSQL)',
    file: 'packages/store/src/stock.ts',
    find: 'lines.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))',
    replace: 'lines',
    tests: races,
    named: 'locks its items in the same order',
  },
  {
    name: 'what counts for opening and closing is when the headers came',
    file: 'apps/server/src/product/submit.ts',
    find: 'receivedAt: request.receivedAt,',
    replace: 'receivedAt: Date.now(),',
    tests: twoServers,
    named: 'several servers on one SQLite.*before (closing|opening)',
  },
  {
    name: 'items are held before the offer is changed (PostgreSQL)',
    file: 'packages/core/src/offer/save-version.ts',
    find: 'if (known.length > 0) await tx.stock.lock(known);',
    replace: '',
    tests: races,
    named: 'does not lock its row while waiting for its items',
  },
  {
    name: 'one of a group that fails takes back its own part (SQLite)',
    file: 'packages/database/src/group-commit.ts',
    find: 'await undo.execute(transaction);',
    replace: '',
    tests: groups,
    named: 'sqlite, .*keep their own outcomes',
  },
  {
    name: 'nobody of a group is answered before it is committed (SQLite)',
    file: 'packages/database/src/group-commit.ts',
    find: 'outcomes.push(await runMember(transaction, () => work(tx)));',
    replace:
      'outcomes.push(await runMember(transaction, async () => { const value = await work(tx); members[outcomes.length]?.resolve(value); return value; }));',
    tests: groups,
    named: 'sqlite, .*are acknowledged only once',
  },
  {
    name: 'a group that is lost is tried one by one (SQLite)',
    file: 'packages/database/src/group-commit.ts',
    find: 'if (hasBegun) for (const member of members) await runAlone(member);',
    replace: 'if (hasBegun) for (const { reject } of members) reject(error);',
    tests: groups,
    named: 'fails the affected transactions when the disk is full',
  },
  {
    name: 'SQLite waits for the disk',
    file: 'packages/database/src/sqlite.ts',
    find: 'synchronous = FULL',
    replace: 'synchronous = NORMAL',
    tests: constraints,
    named: 'sqlite.*commit only once the disk',
  },
  {
    name: 'PostgreSQL waits for the disk',
    file: 'packages/database/src/require-server.ts',
    find: "  'synchronous_commit=on',\n",
    replace: '',
    tests: constraints,
    named: 'postgres.*commit only once the disk',
  },
];
