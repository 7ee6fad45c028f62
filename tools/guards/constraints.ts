import type { Guard } from './guard.ts';

/** What the database itself refuses, whatever the code above it does. */
export const constraintGuards: Guard[] = [
  {
    name: 'a request is in one batch at a time',
    file: 'packages/store/src/migrations/first/batch-tables.ts',
    find: 'create unique index request_is_in_one_batch',
    replace: 'create index request_is_in_one_batch',
    tests: ['packages/store/test/batches.test.ts'],
    named: 'hold a request once',
  },
  {
    name: 'a batch whose answer was lost is not made twice',
    file: 'packages/store/src/migrations/first/batch-tables.ts',
    find: 'made_once text unique',
    replace: 'made_once text',
    tests: ['packages/store/test/batches-twice.test.ts'],
    named: 'is made once',
  },
  {
    name: 'a tick has its person',
    file: 'packages/store/src/migrations/first/batch-tables.ts',
    find: 'check ((packed_at is null) = (packed_by_id is null))',
    replace: 'check (1 = 1)',
    tests: ['packages/store/test/packing.test.ts'],
    named: 'has a tick with its person',
  },
  {
    name: 'the database takes no public value that one person both entered and confirmed',
    file: 'packages/store/src/migrations/first/draw-tables.ts',
    find: ' and proposed_by <> confirmed_by)))',
    replace: ')))',
    tests: ['packages/store/test/draw-value.test.ts'],
    named: 'both entered and confirmed',
  },
  {
    name: 'an alarm is open once',
    file: 'packages/store/src/alarms.ts',
    find: 'sql`alarm.count + ${count}`',
    replace: 'count',
    tests: ['packages/store/test/alarms.test.ts'],
    named: 'is one, however often',
  },
  {
    name: 'the tables of SQLite are made in one transaction',
    file: 'packages/store/src/sqlite.ts',
    find: `override get supportsTransactionalDdl(): boolean {
    return true;`,
    replace: `override get supportsTransactionalDdl(): boolean {
    return false;`,
    tests: ['packages/store/test/migrate.test.ts'],
    named: 'on sqlite',
  },
  {
    name: 'what is erased on SQLite is overwritten',
    file: 'packages/store/src/sqlite.ts',
    find: `writer.pragma('secure_delete = ON');`,
    replace: '',
    tests: ['packages/store/test/erased-bytes.test.ts'],
    named: 'is overwritten in the file',
  },
  {
    name: 'two processes share one salt of the day',
    file: 'packages/store/src/network-salts.ts',
    find: `.onConflict((conflict) => conflict.column('day').doNothing())`,
    replace: `.onConflict((conflict) => conflict.column('day').doUpdateSet({ salt: fresh }))`,
    tests: ['apps/server/test/network-hashes.test.ts'],
    named: 'are the same in two processes',
  },
  {
    name: 'a spent pass is known for longer than it is good',
    file: 'packages/store/src/housekeeping.ts',
    find: 'delete from pass_spent where ${sql.raw(endedBefore(gone))}',
    replace: 'delete from pass_spent where ${sql.raw(endedBefore(at))}',
    tests: ['packages/store/test/constraints.test.ts'],
    named: 'know a pass for longer',
  },
];
