import type { Guard } from './guard.ts';

const store = ['packages/store/test/alarms.test.ts'];
const addressData = ['apps/server/test/address-data-alarms.test.ts'];
const staff = ['apps/server/test/staff-services.test.ts'];

/** One trouble of a service is one alarm and one mail, and what a provider says is for owners. */
export const alarmGuards: Guard[] = [
  {
    name: 'an alarm is open once',
    file: 'packages/store/src/alarms.ts',
    find: 'sql`alarm.count + ${count}`',
    replace: 'count',
    tests: store,
    named: 'is one, however often',
  },
  {
    name: 'an alarm that comes back is quiet for an hour',
    file: 'packages/core/src/alarm/raise-alarm.ts',
    find: 'at - lastMailedAt < quietMs',
    replace: 'at - lastMailedAt < 0',
    tests: store,
    named: 'is mailed again only when',
  },
  {
    name: 'a success ends the alarms of its service alone',
    file: 'packages/store/src/alarms.ts',
    find: ".set({ resolved_at: at })\n        .where('service', '=', service)",
    replace: '.set({ resolved_at: at })',
    tests: store,
    named: 'is over for all processes',
  },
  {
    name: 'the details of an alarm are for owners',
    file: 'packages/core/src/alarm/alarm-notices.ts',
    find: 'message: seesDetails ? latest.message : null',
    replace: 'message: latest.message',
    tests: staff,
    named: 'details to owners alone',
  },
  {
    name: 'the mails of an alarm are for owners',
    file: 'apps/server/src/routes/staff/overview-routes.ts',
    find: "order.kind !== 'service_alarm' || mayDo(actor, 'services.manage')",
    replace: "order.to !== ''",
    tests: staff,
    named: 'in no mail that others may read',
  },
  {
    name: 'a public offer without address data is an alarm',
    file: 'apps/server/src/app.ts',
    find: `watchAddressData(product.contextFor({ kind: 'system' }), product.missingAddressData),`,
    replace: ``,
    tests: ['apps/server/test/address-coverage.test.ts'],
    named: 'is an alarm of its own',
  },
  {
    name: 'an alarm about one offer ends alone',
    file: 'packages/store/src/alarms.ts',
    find: `if (code !== undefined) open = open.where('code', '=', code);`,
    replace: ``,
    tests: store,
    named: 'is over alone',
  },
  {
    name: 'an alarm that another process has seen since goes on',
    file: 'packages/store/src/alarms.ts',
    find: `if (seenBefore !== undefined) open = open.where('last_seen_at', '<', seenBefore);`,
    replace: ``,
    tests: store,
    named: 'is not over where another process',
  },
  {
    name: 'a state that goes on is not counted again',
    file: 'packages/store/src/alarms.ts',
    find: 'case when alarm.message = ${message} then alarm.count else alarm.count + ${count} end',
    replace: 'alarm.count + ${count}',
    tests: [...store, ...addressData],
    named: 'of a state counts|does not count up',
  },
  {
    name: 'the words of an alarm are compared as they are stored',
    file: 'apps/server/src/jobs/watch-address-data.ts',
    find: 'storedMessage(inWords(offer))',
    replace: 'inWords(offer)',
    tests: addressData,
    named: 'in words too long',
  },
  {
    name: 'one good copy of address data does not end what another misses',
    file: 'apps/server/src/jobs/watch-address-data.ts',
    find: 'const seenBefore = at - unseenForMs',
    replace: 'const seenBefore = at + unseenForMs',
    tests: addressData,
    named: 'is one alarm and one email',
  },
  {
    name: 'two processes that miss different parts do not take turns at the words',
    file: 'apps/server/src/jobs/watch-address-data.ts',
    find: 'known.lastSeenAt >= at - wordsLastMs',
    replace: 'known.lastSeenAt > at',
    tests: addressData,
    named: 'of different parts',
  },
];
