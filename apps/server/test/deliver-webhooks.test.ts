// The job that delivers webhooks, on a clock that the test moves, to a receiver over HTTP.
import { join } from 'node:path';
import type { WebhookEvent } from '@doorstep/contract';
import { openStore, type OpenedStore } from '@doorstep/store';
import { createDataFolder, serveDays } from '@doorstep/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverWebhooks, webhookRetryAfterMs } from '../src/jobs/deliver-webhooks.ts';
import { createWebhookSecrets } from '../src/webhooks/webhook-secret.ts';
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';

const dayMs = 86_400_000;
const secrets = createWebhookSecrets('a secret that is long enough for a test');
let opened: OpenedStore;
let folder: ReturnType<typeof createDataFolder>;
let receiver: WebhookReceiver;
let shown: string[];
let now: number;

beforeEach(async () => {
  folder = createDataFolder();
  opened = await openStore(join(folder.path, 'doorstep.db'));
  shown = [secrets.show({ id: 'hook', secretGeneration: 1 }), secrets.show({ id: 'hook', secretGeneration: 2 })];
  receiver = await startWebhookReceiver(() => shown);
  now = Date.now();
});
afterEach(async () => {
  await receiver.close();
  await opened.store.close();
  folder.remove();
});

const hooks = () => opened.store.webhooks;
const addHook = (url: string, events: WebhookEvent[] = ['request.accepted']) =>
  hooks().insert({
    id: 'hook',
    url,
    events,
    isOn: true,
    secretGeneration: 1,
    secretReplacedAt: null,
    failingSince: null,
    stoppedBecause: null,
    createdAt: now,
  });
const order = (messageId: string, subject: string, type: WebhookEvent = 'request.accepted') =>
  opened.store.transaction(({ webhooks }) =>
    webhooks.enqueue({ messageId, type, body: JSON.stringify({ type, data: {} }), subject, at: now }),
  );
const run = (isAnywhereAllowed = true) =>
  deliverWebhooks({
    store: { webhooks: hooks(), serviceDays: opened.store.serviceDays, now: async () => now },
    secrets,
    isAnywhereAllowed,
    report: () => undefined,
  }).run(new AbortController().signal);
const deliveries = async () =>
  (await hooks().deliveries(10)).map(({ state, lastStatus, lastError }) => [state, lastStatus, lastError]);
const receivedIds = () => receiver.received.map(({ id }) => id);

describe('webhooks', () => {
  it('are delivered once, signed, and only those that are wanted', async () => {
    await addHook(receiver.url);
    await order('msg_1', 'request-1');
    expect(await hooks().backlog()).toEqual({ waiting: 1, oldestAt: now });
    await order('msg_2', 'request-2', 'request.declined');
    await run();
    await run();
    expect(receiver.received).toEqual([
      { id: 'msg_1', message: { type: 'request.accepted', data: {} }, signedBy: [shown[0]] },
    ]);
    expect(await deliveries()).toEqual([['delivered', 204, '']]);
  });

  it('are signed by the old secret as well, for a day after it was replaced', async () => {
    await addHook(receiver.url);
    await hooks().change('hook', { secretGeneration: 2, secretReplacedAt: Date.now() });
    await order('msg_1', 'request-1');
    await run();
    await hooks().change('hook', { secretReplacedAt: Date.now() - dayMs });
    await order('msg_2', 'request-1');
    await run();
    expect(receiver.received.map(({ signedBy }) => signedBy)).toEqual([shown, [shown[1]]]);
  });

  it('keep the order of one request, wait longer after each failure, and let no request wait for another', async () => {
    await addHook(receiver.url);
    receiver.answer((delivery) => (delivery === 1 ? 500 : 204));
    await order('msg_1', 'request-1');
    await order('msg_2', 'request-1');
    await run();
    await order('msg_3', 'request-2');
    await run();
    expect(receivedIds()).toEqual(['msg_1', 'msg_3']);
    now += webhookRetryAfterMs(1);
    await run();
    await run();
    expect(receivedIds()).toEqual(['msg_1', 'msg_3', 'msg_1', 'msg_2']);
    expect([1, 2, 3, 9].map(webhookRetryAfterMs)).toEqual([5000, 20_000, 80_000, 6 * 3_600_000]);
  });

  it('switch a receiver off that says it is gone, or takes nothing for three days', async () => {
    await addHook(receiver.url);
    receiver.answer(() => 500);
    await order('msg_1', 'request-1');
    await run();
    expect(await hooks().find('hook')).toMatchObject({ isOn: true, failingSince: now, stoppedBecause: null });
    now += 3 * dayMs + 1;
    await serveDays(opened.store, 3, now);
    await run();
    expect(await hooks().find('hook')).toMatchObject({ isOn: false, stoppedBecause: 'failing' });
    expect(await deliveries()).toEqual([['failed', 500, '']]);
    await order('msg_2', 'request-1');
    expect(await deliveries()).toHaveLength(1);

    await hooks().change('hook', { isOn: true, stoppedBecause: null, failingSince: null });
    receiver.answer(() => 410);
    await order('msg_3', 'request-1');
    await run();
    expect(await hooks().find('hook')).toMatchObject({ isOn: false, stoppedBecause: 'gone' });
  });

  it('are neither given up nor put off by a clock that jumped, and no receiver is switched off', async () => {
    await serveDays(opened.store, 3, now);
    await addHook(receiver.url);
    receiver.answer(() => 500);
    await order('msg_1', 'request-1');
    await run();
    const right = now;
    now += 15 * dayMs;
    await opened.store.serviceDays.record(now);
    await run();
    expect(await hooks().find('hook')).toMatchObject({ isOn: true, stoppedBecause: null });
    expect(await deliveries()).toEqual([['waiting', 500, '']]);
    // Set right again: what the wrong clock put off is not due for two weeks by its own word.
    now = right + 60_000;
    receiver.answer(() => 204);
    await run();
    expect(await deliveries()).toEqual([['delivered', 204, '']]);
  });

  it('follow no redirect', async () => {
    const other = await startWebhookReceiver();
    try {
      await addHook(receiver.url);
      receiver.answer(() => 307, { location: other.url });
      await order('msg_1', 'request-1');
      await run();
      expect([receivedIds(), other.received]).toEqual([['msg_1'], []]);
      expect(await deliveries()).toEqual([['waiting', 307, '']]);
    } finally {
      await other.close();
    }
  });

  it.each([
    ['https://127.0.0.1:PORT/', 'refused_address'],
    ['https://[::ffff:127.0.0.1]:PORT/', 'refused_address'],
    ['https://2130706433:PORT/', 'refused_address'],
    ['https://localhost:PORT/', 'refused_address'],
    ['http://127.0.0.1:PORT/', 'refused_url'],
  ])('are not sent to %s outside development', async (url, code) => {
    await addHook(url.replace('PORT', new URL(receiver.url).port));
    await order('msg_1', 'request-1');
    await run(false);
    expect(await deliveries()).toEqual([['waiting', null, code]]);
    expect(receiver.received).toEqual([]);
  });
});
