import type { Guard } from './guard.ts';

const accounts = ['apps/server/test/account.slow.test.ts'];
const frames = ['apps/server/test/embedding.test.ts'];

export const accessGuards: Guard[] = [
  {
    name: 'a second factor that everybody needs opens nothing to who has none',
    file: 'apps/server/src/operations/identify.ts',
    find: `!hasSecondFactor && (await isSecondFactorRequired(system))`,
    replace: 'id === name',
    tests: accounts,
    named: 'opens only its own page',
  },
  {
    name: 'a second factor is required of everybody by an owner who has one',
    file: 'apps/server/src/handlers/account-handlers.ts',
    find: `if (requiredFrom !== null && !hasSecondFactor) throw new DoorstepError('state_conflict');`,
    replace: 'void hasSecondFactor;',
    tests: accounts,
    named: 'opens only its own page',
  },
  {
    name: 'one’s other sessions are ended with the password, not with a session alone',
    file: 'apps/server/src/handlers/account-handlers.ts',
    find: `      await requirePassword(context, { request, password });
      const { accountId, sessionId } = await currentPerson(request);
      await accounts.endSessions`,
    replace: `      const { accountId, sessionId } = await currentPerson(request);
      await accounts.endSessions`,
    tests: accounts,
    named: 'ends only its own',
  },
  {
    name: 'a second factor is begun with the password, not with a session alone',
    file: 'apps/server/src/handlers/account-handlers.ts',
    find: `      await requirePassword(context, { request, password });
      const begun`,
    replace: '      const begun',
    tests: accounts,
    named: 'asks for a code once a second factor',
  },
  {
    name: 'a code of the app counts once',
    file: 'apps/server/src/auth/staff-accounts.ts',
    find: `if (isOfApp && !(await takeCode(user.id, code))) {`,
    replace: `if (isOfApp && !(await takeCode(user.id, code)) && code === '') {`,
    tests: accounts,
    named: 'accepts each code of the app once',
  },
  {
    name: 'a device whose sessions were ended is asked for a code again',
    file: 'apps/server/src/auth/staff-accounts.ts',
    find: `await adapter.deleteMany({ model: 'verification', where: [{ field: 'value', value: accountId }] });`,
    replace: 'void adapter;',
    tests: accounts,
    named: 'is asked for a code again on every device',
  },
  {
    name: 'recovery codes are kept as hashes',
    file: 'apps/server/src/auth/auth-library.ts',
    find: 'code.startsWith(prefix) ? code : hash(code)',
    replace: 'code',
    tests: accounts,
    named: 'accepts each recovery code once',
  },
  {
    name: 'a link for a new password works once, also for two in the same instant',
    file: 'packages/store/src/people.ts',
    find: `        .where('used_at', 'is', null)
        .where('expires_at', '>=', at)
        .executeTakeFirstOrThrow();`,
    replace: '        .executeTakeFirstOrThrow();',
    tests: ['packages/store/test/people.test.ts'],
    named: 'sets a new password with one link, once',
  },
  {
    name: 'a link for a new password uses up the others of its person',
    file: 'packages/store/src/people.ts',
    find: `await others.where('used_at', 'is', null).execute();`,
    replace: 'void others;',
    tests: ['packages/store/test/people.test.ts'],
    named: 'sets a new password with one link, once',
  },
  {
    name: 'a link for a new password ends after an hour',
    file: 'packages/store/src/people.ts',
    find: `        .where('expires_at', '>=', at)
        .executeTakeFirst();
      return row === undefined ? null : toPerson(row);
    },
    async usePasswordLink`,
    replace: `        .executeTakeFirst();
      return row === undefined ? null : toPerson(row);
    },
    async usePasswordLink`,
    tests: accounts,
    named: 'gets a reset link from an owner',
  },
  {
    name: 'a new password ends every session',
    file: 'apps/server/src/handlers/account-handlers.ts',
    find: 'await accounts.endSessions(accountId);',
    replace: '',
    tests: accounts,
    named: 'gets an emailed link',
  },
  {
    name: 'a page with a secret link is framed by nobody',
    file: 'apps/server/src/http/security-headers.ts',
    find: ` && route !== '/r/:reference/:secret'`,
    replace: '',
    tests: frames,
    named: 'by configured origins',
  },
  {
    name: 'a page is framed by the origins that are named alone',
    file: 'apps/server/src/http/security-headers.ts',
    find: `parents.length === 0 ? "'none'" : parents.join(' ')`,
    replace: `parents.length === 0 ? "'none'" : '*'`,
    tests: frames,
    named: 'by configured origins',
  },
  {
    name: 'a page is framed by nobody while no origin is named',
    file: 'apps/server/src/http/security-headers.ts',
    find: `parents.length === 0 ? "'none'" : parents.join(' ')`,
    replace: `parents.length === 0 ? '*' : parents.join(' ')`,
    tests: frames,
    named: 'while no origin is configured',
  },
  {
    name: 'cookies of a frame are not those of another site',
    file: 'apps/server/src/http/embedding.ts',
    find: 'partitioned: true, ',
    replace: '',
    tests: frames,
    named: 'has its own cookies',
  },
  {
    name: 'the event log has the offers of a token alone',
    file: 'packages/core/src/event/read-events.ts',
    find: ' || !reachesOffer(actor, seen.offerId)',
    replace: '',
    tests: ['packages/store/test/events.test.ts'],
    named: 'shows a token only the events of its offers',
  },
];
