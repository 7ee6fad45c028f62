// The server is killed between sending and recording it: the mail and the webhook are sent again with the same ids.
import { addWebhook } from '@doorstep/core';
import {
  createTestDatabase,
  itemInput,
  startMailSink,
  startTcpProxy,
  withSteppedClock,
  type TestDatabase,
} from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, startRealServers, type RealServers } from './real-servers.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

/** Longer than any lease: entries of a killed server go out after a minute. */
const stepMs = 61_000;

describe.each(databases)('after kill -9 between sending and recording the result, on %s,', (kind) => {
  let database: TestDatabase | null;
  beforeAll(async () => {
    database = kind === 'PostgreSQL' ? await createTestDatabase() : null;
  });
  afterAll(() => database?.drop());

  const start = (settings: Record<string, string>) =>
    startRealServers(kind, 1, { ...withSteppedClock(stepMs), ...settings }, database === null ? {} : { database });

  /** Starts another server, a minute later. */
  async function restart(real: RealServers): Promise<void> {
    await real.killAndRestart(0);
    if (database === null) return void process.kill(real.servers[0]?.pid ?? 0, 'SIGUSR2');
    // On PostgreSQL the database's clock counts.
    for (const table of ['outbox', 'webhook_delivery'])
      await database.execute(`update ${table} set due_at = due_at - ${stepMs}`);
  }

  it('a webhook is delivered again under the same id, followed by those queued after it', async () => {
    const receiver = await startWebhookReceiver();
    const real = await start({ DOORSTEP_ENV: 'development' });
    try {
      const arrived = Promise.withResolvers<void>();
      receiver.answer((delivery) => {
        if (delivery > 1) return 204;
        arrived.resolve();
        return new Promise(() => undefined); // the answer never comes
      });
      await addWebhook(real.staff, {
        url: receiver.url,
        events: ['request.accepted', 'request.withdrawn'],
        isOn: true,
      });
      const offer = await real.open({ items: [itemInput({ openingStock: 1 })] });
      const { saved } = await real.send(offer);
      // A refusal notifies no one.
      expect((await real.send(offer)).problem.code).toBe('sold_out');
      await arrived.promise;
      await real.withdraw(saved, 0);
      await restart(real);
      await expect.poll(() => receiver.received.length, { message: 'webhooks that arrived' }).toBe(3);
      const { reference } = saved;
      const lines = [{ item: offer.definition.items[0]?.id, quantity: 1 }];
      const data = { reference, offer: offer.slug, lines };
      expect(receiver.received.map(({ message }) => message)).toMatchObject([
        { type: 'request.accepted', data: { ...data, state: 'accepted' } },
        { type: 'request.accepted', data: { ...data, state: 'accepted' } },
        { type: 'request.withdrawn', data: { ...data, state: 'withdrawn' } },
      ]);
      expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
    } finally {
      await real.end();
      await receiver.close();
    }
  });

  it('a mail is sent again under the same id, followed by those queued after it', async () => {
    const sink = await startMailSink();
    const { hostname, port } = new URL(sink.url);
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
    const real = await start({ SMTP_URL: `smtp://127.0.0.1:${proxy.port}` });
    try {
      const offer = await real.open();
      const taken = proxy.holdAnswerTo('.\r\n');
      const contact = { name: 'Robin Fictional', email: 'robin@example.org' };
      const { saved } = await real.send(offer, { body: { contact } });
      await taken;
      await real.withdraw(saved, 0);
      await restart(real);
      await expect.poll(() => sink.mails.length, { message: 'mails that arrived' }).toBe(3);
      const header = (name: string) =>
        sink.mails.map(({ raw }) => new RegExp(`^${name}: (.*?)\r?$`, 'im').exec(raw)?.[1]);
      const receipt = `Your request ${saved.reference}: ${offer.definition.title['en']}`;
      expect(header('Subject')).toEqual([receipt, receipt, `Your request ${saved.reference} is cancelled`]);
      const [first, second, third] = header('Message-ID');
      expect(second).toBe(first);
      expect(third).not.toBe(first);
    } finally {
      await real.end();
      await proxy.stop();
      await sink.close();
    }
  });
});
