import type { Guard } from './guard.ts';

const migrations = ['packages/store/test/migrate.test.ts'];

/** A store is made whole or not at all, and a process that stops says so first. */
export const operatingGuards: Guard[] = [
  {
    name: 'the tables of SQLite are made in one transaction',
    file: 'packages/store/src/sqlite.ts',
    find: `override get supportsTransactionalDdl(): boolean {
    return true;`,
    replace: `override get supportsTransactionalDdl(): boolean {
    return false;`,
    tests: migrations,
    named: 'on sqlite',
  },
  {
    name: 'a process that stops says so to balancers',
    file: 'apps/server/src/routes/health-routes.ts',
    find: `if (parts.drain.isDraining())`,
    replace: `if (parts.drain.isDraining() && request.url === '')`,
    tests: ['apps/server/test/stopping.test.ts'],
    named: 'says so to balancers',
  },
  {
    name: 'doctor writes nothing',
    file: 'packages/store/src/inspect-store.ts',
    find: `if (!isPostgres && !existsSync(place)) return { kind: 'new', mayCreateTables: true };`,
    replace: `if (!isPostgres) new SqliteDatabase(place).close();`,
    tests: ['apps/server/test/doctor.test.ts'],
    named: 'makes nothing where nothing is yet',
  },
  {
    name: 'metrics are read with their token alone',
    file: 'apps/server/src/routes/health-routes.ts',
    find: `if (!isToken(request.headers.authorization, parts.metricsToken)) throw new DoorstepError('token_invalid');`,
    replace: ``,
    tests: ['apps/server/test/command-line.test.ts'],
    named: 'says where it listens',
  },
  {
    name: 'no mail is written about an outage of mail',
    file: 'packages/core/src/alarm/raise-alarm.ts',
    find: `if (alarm.mailedAt !== null || alarm.service === 'mail') return alarm;`,
    replace: `if (alarm.mailedAt !== null) return alarm;`,
    tests: ['packages/store/test/alarms.test.ts'],
    named: 'of mail is told by no mail',
  },
  {
    name: 'one recipient who is refused is no outage of mail',
    file: 'apps/server/src/mail/watch-mail.ts',
    find: `if (refused.size < maxRecipientsRefused) return;`,
    replace: ``,
    tests: ['apps/server/test/send-mails.test.ts'],
    named: 'is no outage when one recipient is refused',
  },
  {
    name: 'a shared transaction keeps to its caller’s request',
    file: 'packages/store/src/shared/share-transactions.ts',
    find: `work: AsyncResource.bind(work)`,
    replace: `work`,
    tests: ['apps/server/test/request-ids.test.ts'],
    named: 'also where transactions are shared',
  },
  {
    name: 'a store whose file was replaced is not ready',
    file: 'packages/store/src/sqlite.ts',
    find: `if (statSync(file).ino !== ino) throw new Error('another file has taken the place of the store');`,
    replace: ``,
    tests: ['apps/server/test/readiness.test.ts'],
    named: 'another file has taken the place',
  },
  {
    name: 'a server is not ready before what it prepares is there',
    file: 'apps/server/src/app.ts',
    find: `isReady: async () => isPrepared`,
    replace: `isReady: async () => true`,
    tests: ['apps/server/test/readiness.test.ts'],
    named: 'is not said before what the start prepares',
  },
  {
    name: 'cookies are Secure without a trusted proxy',
    file: 'apps/server/src/http/visitor-session.ts',
    find: `secure: isHttps || request.protocol === 'https',`,
    replace: `secure: request.protocol === 'https',`,
    tests: ['apps/server/test/readiness.test.ts'],
    named: 'are Secure where the site is opened by https',
  },
  {
    name: 'the cookie of a known device is Secure without a trusted proxy',
    file: 'apps/server/src/routes/sign-in-routes.ts',
    find: `isHttps || request.protocol === 'https'`,
    replace: `request.protocol === 'https'`,
    tests: ['apps/server/test/readiness.test.ts'],
    named: 'are Secure where the site is opened by https',
  },
  {
    name: 'no webhook is entered that names this machine or its network',
    file: 'apps/server/src/webhooks/public-address.ts',
    find: `return !host.includes('.') || inwardNames.test(host);`,
    replace: `return false;`,
    tests: ['apps/server/src/webhooks/public-address.test.ts'],
    named: 'names a machine of this network',
  },
];
