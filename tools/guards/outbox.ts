import type { Guard } from './guard.ts';

export const outboxGuards: Guard[] = [
  {
    name: 'no mail tells of a request that was rolled back',
    file: 'packages/core/src/request/gate/save-submission.ts',
    find: 'writeDecisions(first.context, tx, loaded, decisions)',
    replace: 'writeDecisions(first.context, { ...tx, outbox: first.context.store.outbox }, loaded, decisions)',
    tests: ['apps/server/test/outbox-rollback.test.ts'],
  },
  {
    name: 'no webhook tells of a request that was rolled back',
    file: 'packages/core/src/request/gate/save-submission.ts',
    find: 'writeDecisions(first.context, tx, loaded, decisions)',
    replace: 'writeDecisions(first.context, { ...tx, audit: first.context.store.audit }, loaded, decisions)',
    tests: ['apps/server/test/outbox-rollback.test.ts'],
  },
  {
    name: 'two servers that look for mails at once take on different ones',
    file: 'packages/store/src/outbox.ts',
    find: 'dialect.lockFree(due)',
    replace: 'due',
    tests: ['packages/store/test/outbox.test.ts'],
    named: 'mails are taken on by one',
  },
  {
    name: 'two servers that look for webhooks at once take on different ones',
    file: 'packages/store/src/webhooks.ts',
    find: 'dialect.lockFree(due)',
    replace: 'due',
    tests: ['packages/store/test/outbox.test.ts'],
    named: 'webhooks are taken on by one',
  },
  {
    name: 'mails of one request are sent in their order',
    file: 'packages/store/src/outbox.ts',
    find: `.whereRef('before.seq', '<', 'entry.seq')`,
    replace: `.where('before.seq', '<', 0)`,
    tests: ['apps/server/test/send-mails.test.ts'],
    named: 'keeps the order of one request',
  },
  {
    name: 'webhooks of one request are delivered in their order',
    file: 'packages/store/src/webhooks.ts',
    find: `.whereRef('before.seq', '<', 'delivery.seq')`,
    replace: `.where('before.seq', '<', 0)`,
    tests: ['apps/server/test/deliver-webhooks.test.ts'],
    named: 'keep the order of one request',
  },
  {
    name: 'a mail is noted as sent only when it was',
    file: 'apps/server/src/jobs/send-mails.ts',
    find: 'await sender.send(composeMail(',
    replace: 'await store.outbox.done(id, 0); await sender.send(composeMail(',
    tests: ['apps/server/test/outbox-restart.slow.test.ts'],
    named: 'a mail is sent again',
  },
  {
    name: 'a mail is queued without its secret link',
    file: 'packages/core/src/request/gate/write-decisions.ts',
    find: 'flatMap((each) => mailOf(secrets.newId(), at, each))',
    replace: `flatMap((each) => mailOf(secrets.newId(), at, each)).map((mail) => {
      const values = { ...mail.order.values, link: secrets.receiptSecret(mail.subject) };
      return { ...mail, order: { ...mail.order, values } };
    })`,
    tests: ['packages/store/test/personal-data.test.ts'],
    named: 'holds no secret link',
  },
  {
    name: 'a receiver gets the events that it wants',
    file: 'packages/store/src/webhooks.ts',
    find: '        .filter(({ wants }) => wants.has(event.type))\n',
    replace: '',
    tests: ['apps/server/test/deliver-webhooks.test.ts'],
    named: 'only those that are wanted',
  },
  {
    name: 'a replaced secret of a webhook signs for a day and no longer',
    file: 'apps/server/src/webhooks/webhook-secret.ts',
    find: 'secretReplacedAt !== null && at < secretReplacedAt + overlapMs',
    replace: 'secretReplacedAt !== null',
    tests: ['apps/server/test/deliver-webhooks.test.ts'],
    named: 'signed by the old secret',
  },
  {
    name: 'an event has the same id whenever it is sent',
    file: 'packages/core/src/audit/events-of.ts',
    find: 'id: `evt_${entry.at}_${entry.seq}',
    replace: 'id: `evt_${Date.now()}_${entry.seq}',
    tests: ['apps/server/test/events.test.ts'],
    named: 'under the ids of the first time',
  },
];
