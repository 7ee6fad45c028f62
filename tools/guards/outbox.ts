import type { Guard } from './guard.ts';

const faults = ['apps/server/test/faults.test.ts'];
const deliver = ['apps/server/test/deliver-webhooks.test.ts'];
const post = 'apps/server/src/webhooks/post-webhook.ts';

/** What keeps a server and what it has to tell through faults, and its messages from leading where they should not. */
export const outboxGuards: Guard[] = [
  {
    name: 'a line to PostgreSQL that breaks in a transaction does not end the server',
    file: 'packages/store/src/postgres.ts',
    find: `pool.on('connect', (client) => client.on('error', () => undefined));`,
    replace: '',
    tests: faults,
    named: 'connections were cut',
  },
  {
    name: 'a full disk is called an outage (SQLite)',
    file: 'packages/store/src/sqlite-driver.ts',
    find: `if (this.#writer.inTransaction) this.#statements`,
    replace: 'this.#statements',
    tests: faults,
    named: 'the disk was full',
  },
  {
    name: 'a spent pass is known for longer than it is good',
    file: 'packages/store/src/housekeeping.ts',
    find: `deleteFrom('pass_spent').where('expires_at', '<', gone)`,
    replace: `deleteFrom('pass_spent').where('expires_at', '<', at)`,
    tests: ['packages/store/test/constraints.test.ts'],
    named: 'know a pass for longer',
  },
  {
    name: 'webhooks of one request are delivered in their order',
    file: 'packages/store/src/webhooks.ts',
    find: `.whereRef('before.seq', '<', 'delivery.seq')`,
    replace: `.where('before.seq', '<', 0)`,
    tests: deliver,
    named: 'keep the order of one request',
  },
  {
    name: 'a webhook is sent to no name that leads into this network',
    file: post,
    find: 'lookup: isAnywhereAllowed ? lookup : lookupPublic,',
    replace: 'lookup,',
    tests: deliver,
    named: 'are not sent to',
  },
  {
    name: 'a webhook is sent to no address of this network',
    file: post,
    find: 'isIP(host) !== 0 && !isPublicAddress(host)',
    replace: 'isIP(host) > 6',
    tests: deliver,
    named: 'are not sent to',
  },
  {
    name: 'a webhook is sent in the clear to nobody',
    file: post,
    find: `target.protocol !== 'https:' && !(isAnywhereAllowed && target.protocol === 'http:')`,
    replace: `target.protocol === 'ftp:'`,
    tests: deliver,
    named: 'are not sent to http:',
  },
];
