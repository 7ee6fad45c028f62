import type { Guard } from './guard.ts';

const store = 'packages/database/src/move-store.ts';
const moves = ['apps/server/test/move.slow.test.ts'];
const kept = ['apps/server/src/http/keep-assets.test.ts'];

export const movingGuards: Guard[] = [
  {
    name: 'a store that is moved: nobody writes to it meanwhile',
    file: store,
    find: `    lockWrites(source);\n`,
    replace: `    void lockWrites;\n`,
    tests: moves,
    named: 'is refused while another process writes',
  },
  {
    name: 'a store that is moved: no table is left behind',
    file: store,
    find: `      requireSameTables(source, tables);\n`,
    replace: `      void requireSameTables;\n`,
    tests: moves,
    named: 'a table that PostgreSQL lacks',
  },
  {
    name: 'a store that is moved: every row refers to one that is there',
    file: store,
    find: `      for (const statement of addForeignKeys) await sql.raw(statement).execute(db);\n`,
    replace: `      void addForeignKeys;\n`,
    tests: moves,
    named: 'a row that refers to nothing',
  },
  {
    name: 'a store that is moved: counts are copied, not counted twice',
    file: store,
    find: `  await sql\`alter table \${sql.table(name)} disable trigger user\`.execute(db);\n`,
    replace: '',
    tests: moves,
    named: 'keeps every row',
  },
  {
    name: 'a store that is moved: new rows are numbered after the copied ones',
    file: store,
    find: `  await countOn(db, { name, columns });\n`,
    replace: `  void countOn;\n`,
    tests: moves,
    named: 'keeps every row',
  },
  {
    name: 'kept files of pages: those of the last builds stay',
    file: 'apps/server/src/http/keep-assets.ts',
    find: `!wanted.has(name) && changedAt(file) < oldest`,
    replace: `changedAt(file) < oldest`,
    tests: kept,
  },
  {
    name: 'kept files of pages: a young one stays, which another process may be adding',
    file: 'apps/server/src/http/keep-assets.ts',
    find: `!wanted.has(name) && changedAt(file) < oldest`,
    replace: `!wanted.has(name)`,
    tests: kept,
    named: 'stay for a day',
  },
  {
    name: 'kept files of pages: what an old build shares with this one counts as young again',
    file: 'apps/server/src/http/keep-assets.ts',
    find: `    else if (!isKnown) utimesSync(kept, now, now);\n`,
    replace: `    void [isKnown, utimesSync, now];\n`,
    tests: kept,
    named: 'stay for a day',
  },
];
