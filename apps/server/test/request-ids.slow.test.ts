// A request's id, from the proxy's header through the log to its mails and webhooks.
import { startMailSink } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, startRealServers, type RealServers } from './real-servers.ts';
import { startWebhookReceiver } from './webhook-receiver.ts';

interface Line {
  msg: string;
  requestId?: string | null;
  id?: string;
}

describe.each(databases)('the id of a request on %s', (kind) => {
  const ends: (() => unknown)[] = [];
  let real: RealServers;
  beforeAll(async () => {
    const [sink, receiver] = [await startMailSink(), await startWebhookReceiver()];
    ends.push(
      () => sink.close(),
      () => receiver.close(),
    );
    const settings = { DOORSTEP_ENV: 'development', DOORSTEP_LOG_LEVEL: 'info', SMTP_URL: sink.url };
    real = await startRealServers(kind, 1, settings);
    ends.push(() => real.end());
    await real.installation.store.webhooks.insert({
      id: 'hook',
      url: receiver.url,
      events: ['request.accepted'],
      isOn: true,
      secretGeneration: 1,
      secretReplacedAt: null,
      failingSince: null,
      stoppedBecause: null,
      createdAt: 0,
    });
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  const lines = (): Line[] =>
    (real.servers[0]?.output() ?? '')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
  const logged = (msg: string) => lines().filter((line) => line.msg === msg);
  const idsOf = (msg: string) =>
    logged(msg)
      .map(({ requestId }) => requestId ?? '')
      .toSorted();

  it('is the proxy’s id in its log line, its mail and its webhook, also in shared transactions', async () => {
    const offer = await real.open();
    const requestIds = Array.from({ length: 8 }, (_, index) => `proxys-id-${index}`);
    const answers = await Promise.all(
      requestIds.map((requestId, index) =>
        real.send(offer, { requestId, body: { contact: { name: 'Robin', email: `robin-${index}@example.org` } } }),
      ),
    );
    expect(answers.map(({ headers }) => headers.get('x-request-id'))).toEqual(requestIds);
    for (const message of ['a webhook was delivered', 'a mail was sent'])
      await expect.poll(() => idsOf(message), { message }).toEqual(requestIds);
    expect(idsOf('request')).toEqual(expect.arrayContaining(requestIds));
    const mails = await real.installation.store.outbox.mails(20);
    for (const { id, requestId } of logged('a mail was sent'))
      expect(mails.find((mail) => mail.id === id)?.to).toBe(`robin-${requestId?.at(-1)}@example.org`);
  });
});
