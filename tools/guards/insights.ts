import type { Guard } from './guard.ts';

const tests = ['packages/store/test/insights.test.ts'];
const tables = 'packages/database/src/migrations/first/insight-tables.ts';

export const insightGuards: Guard[] = [
  {
    name: 'insights: lines that are removed are no longer counted (SQLite)',
    file: tables,
    find: "`create trigger insight_line_removed after delete on request_line begin ${ofLine('old', '-1')} end`,",
    replace: '',
    tests,
    named: 'sqlite.*match the rows',
  },
  {
    name: 'insights: lines that are removed are no longer counted (PostgreSQL)',
    file: tables,
    find: `from: [unitsOfLines('was', '-1')],`,
    replace: `from: [unitsOfLines('was', '1')],`,
    tests,
    named: 'postgres.*match the rows',
  },
  {
    name: 'insights: units that requests no longer take are not counted (SQLite)',
    file: tables,
    find: "begin ${linesOf('old', '-1')} ${linesOf('new', '1')} end`,",
    replace: "begin ${linesOf('new', '1')} end`,",
    tests,
    named: 'sqlite.*match the rows',
  },
  {
    name: 'insights: districts of few people are not told apart',
    file: 'packages/core/src/insight/read-insights.ts',
    find: '.filter(({ amount }) => amount >= minOfDistrict)',
    replace: '',
    tests,
    named: 'merge districts',
  },
  {
    name: 'insights: a token for named offers reads theirs alone',
    file: 'packages/core/src/insight/read-insights.ts',
    find: 'name === undefined && limitedTo(actor) === null ? null',
    replace: 'name === undefined ? null',
    tests,
    named: 'include page views',
  },
  {
    name: 'insights: nothing is left of what an erased request was counted by',
    file: 'packages/store/src/housekeeping.ts',
    find: 'for (const sumUp of sumCounts[dialect.name]) await sumUp.execute(db);',
    replace: 'void [sumCounts, dialect];',
    tests,
    named: 'keep no location of an erased request',
  },
];
