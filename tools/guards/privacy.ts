import type { Guard } from './guard.ts';

const store = 'packages/store/src/personal-data.ts';
const tests = ['packages/store/test/personal-data.test.ts'];
const networkTests = ['apps/server/test/network-hashes.test.ts'];
const named = 'is gone 500 days later';

/** What takes personal data out of wherever it got to. */
export const privacyGuards: Guard[] = [
  { name: 'a request’s contact goes', file: store, find: 'contact: noContact,', replace: '', tests, named },
  {
    name: 'a request’s address goes',
    file: store,
    find: 'address: JSON.stringify(emptyAddress),',
    replace: '',
    tests,
    named,
  },
  {
    name: 'what a request is found by goes',
    file: store,
    find: "search_text: sql`replace(lower(reference), '-', ' ')`,",
    replace: '',
    tests,
    named,
  },
  {
    name: 'the words in a request’s history go',
    file: store,
    find: `await eraseAuditTexts('request', ids);`,
    replace: '',
    tests,
    named,
  },
  {
    name: 'the mails of a request go',
    file: store,
    find: `await db.deleteFrom('outbox').where('subject', 'in', ids).execute();`,
    replace: '',
    tests,
    named: 'of one person',
  },
  {
    name: 'reasons about homes go',
    file: store,
    find: `.set({ own_allowance_reason: '' })`,
    replace: `.set({ own_allowance_reason: sql\`own_allowance_reason\` })`,
    tests,
    named,
  },
  {
    name: 'an open request is withdrawn before it is erased, so that the queue has what it took',
    file: 'packages/core/src/privacy/erase-request.ts',
    find: 'await withdrawOpen(context, tx, { requestId: id, at });',
    replace: '',
    tests,
    named: 'of one person',
  },
  {
    name: 'a mail is queued without its secret link',
    file: 'packages/core/src/request/enqueue-mail.ts',
    find: 'order: writeMail({ kind, request, offer, values }),',
    replace:
      'order: writeMail({ kind, request, offer, values: { ...values, link: secrets.receiptSecret(request.id) } }),',
    tests,
    named: 'secret links are nowhere',
  },
  {
    name: 'two processes share one salt of the day',
    file: 'packages/store/src/network-salts.ts',
    find: ".onConflict((conflict) => conflict.column('day').doNothing())",
    replace: ".onConflict((conflict) => conflict.column('day').doUpdateSet({ salt: fresh }))",
    tests: networkTests,
    named: 'are the same in two processes',
  },
  {
    name: 'the salt of a day goes when it is over',
    file: 'apps/server/src/jobs/sweep-store.ts',
    find: 'await store.networkSalts.destroyBefore(Math.floor((await store.now()) / dayMs));',
    replace: '',
    tests: networkTests,
    named: 'cannot be made again',
  },
  {
    name: 'a salt is no secret that could be derived again',
    file: 'apps/server/src/http/network-hashes.ts',
    find: "randomBytes(32).toString('hex')",
    replace: "String(day).padStart(64, '0') + randomBytes(0).toString('hex')",
    tests: networkTests,
    named: 'cannot be made again',
  },
  {
    name: 'a backup has no salt of networks',
    file: 'packages/store/src/backup-sqlite.ts',
    find: 'forgetNetworkSalts(unfinished);',
    replace: '',
    tests: ['packages/store/test/backup-sqlite.test.ts'],
    named: 'salts',
  },
  {
    name: 'held requests lapse by days of service',
    file: 'packages/core/src/service-day/service-days-ago.ts',
    find: 'Math.min(at - days * dayMs, began)',
    replace: 'at - days * dayMs',
    tests: ['packages/store/test/sharing-out.test.ts'],
    named: 'a clock 15 days ahead',
  },
  {
    name: 'a clock that jumped erases nothing',
    file: 'packages/core/src/service-day/settled-now.ts',
    find: 'Math.min(at, startedAt + maxAheadMs)',
    replace: 'Math.max(at, maxAheadMs)',
    tests,
    named: 'stays when a clock jumps',
  },
  {
    name: 'what is erased on SQLite is overwritten',
    file: 'packages/store/src/sqlite.ts',
    find: "writer.pragma('secure_delete = ON');",
    replace: '',
    tests: ['packages/store/test/erased-bytes.test.ts'],
    named: 'is overwritten in the file',
  },
];
