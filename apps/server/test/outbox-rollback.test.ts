// The connection to the database is cut before a commit: nothing that the transaction enqueued is sent.
import { randomUUID } from 'node:crypto';
import { addWebhook } from '@doorstep/core';
import { createTestDatabase, retrievedAddress, startTcpProxy } from '@doorstep/testing';
import { expect, it } from 'vitest';
import { startRealServers } from './real-servers.ts';
import { withServers } from './with-servers.ts';

it('a rolled-back request has neither a mail nor a webhook; sent again, it has one of each', async () => {
  const database = await createTestDatabase();
  const forServers = new URL(database.url);
  const proxy = await startTcpProxy({ host: forServers.hostname, port: Number(forServers.port) });
  forServers.port = String(proxy.port);
  const places = { url: database.url, forServers: forServers.href };
  try {
    await withServers(await startRealServers('PostgreSQL', 1, {}, { database: places }), async (real) => {
      const url = 'https://receiver.example/hook';
      await addWebhook(real.staff, { url, events: ['request.accepted'], isOn: true });
      const offer = await real.open();
      const { outbox, requests, webhooks } = real.installation.store;
      const sending = {
        home: retrievedAddress(),
        pass: await real.pass(offer),
        idempotencyKey: randomUUID(),
        body: { contact: { name: 'Robin Fictional', email: 'robin@example.org' } },
      };
      const cut = proxy.cutAt('commit\0', 'before', 'request.accepted');
      expect((await real.send(offer, sending)).problem.code).toBe('unavailable');
      await cut;
      expect([await outbox.mails(10), (await webhooks.deliveries({ limit: 10 })).rows]).toEqual([[], []]);

      const { reference } = (await real.send(offer, sending)).saved;
      expect((await outbox.mails(10)).map(({ order }) => order.values['reference'])).toEqual([reference]);
      const request = await requests.findByReference(reference);
      expect((await webhooks.deliveries({ limit: 10 })).rows).toMatchObject([
        { type: 'request.accepted', subject: request?.id },
      ]);
    });
  } finally {
    await proxy.stop();
    await database.drop();
  }
});
