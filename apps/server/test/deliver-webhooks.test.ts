// The job that delivers webhooks, on a clock that the test moves, to a receiver over HTTP.
import { join } from 'node:path';
import type { OfferPhase, WebhookEvent } from '@doorstep/contract';
import type { Offer } from '@doorstep/core';
import { openStore, type OpenedStore } from '@doorstep/store';
import { createDataFolder, offerInput, serveDays } from '@doorstep/testing';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverWebhooks, webhookRetryAfterMs } from '../src/jobs/deliver-webhooks.ts';
import { createWebhookSecrets } from '../src/webhooks/webhook-secret.ts';
import { startWebhookReceiver, type Received, type WebhookReceiver } from './webhook-receiver.ts';

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
  for (const id of ['one', 'two']) await opened.store.offers.insert(offerOf(id), 'the secret of its scope');
});
afterEach(async () => {
  await receiver.close();
  await opened.store.close();
  folder.remove();
});

const hooks = () => opened.store.webhooks;
const offerOf = (id: string): Offer => ({
  id,
  slug: id,
  version: 1,
  status: 'published',
  definition: { ...offerInput({ slug: id }), area: { countries: [], postcodePrefixes: [], polygon: null }, items: [] },
  scopeId: `scope of ${id}`,
  group: null,
  createdAt: 1,
  updatedAt: 1,
});
const addHook = (url: string, events: WebhookEvent[] = ['offer.opened'], id = 'hook') =>
  hooks().insert({
    id,
    url,
    events,
    isOn: true,
    secretGeneration: 1,
    secretReplacedAt: null,
    failingSince: null,
    stoppedBecause: null,
    createdAt: now,
  });
/**
 * Writes an event about an offer.
 * @returns the id of its message; undefined without a receiver.
 */
const happen = async (subjectId: string, phase: OfferPhase = 'open') => {
  const before = new Set((await hooks().deliveries({ limit: 100 })).rows.map(({ id }) => id));
  await opened.store.transaction((tx) =>
    tx.audit.record({
      at: now,
      action: 'offer.published',
      subjectKind: 'offer',
      subjectId,
      actorKind: 'system',
      actorId: null,
      actorName: '',
      detail: { phase },
    }),
  );
  return (await hooks().deliveries({ limit: 100 })).rows.find(({ id }) => !before.has(id))?.messageId;
};
const run = (isAnywhereAllowed = true) =>
  deliverWebhooks({
    store: { ...opened.store, now: async () => now },
    secrets,
    isAnywhereAllowed,
    report: () => undefined,
  }).run(new AbortController().signal);
const deliveries = async () =>
  (await hooks().deliveries({ limit: 10 })).rows.map(({ state, lastStatus, lastError }) => [
    state,
    lastStatus,
    lastError,
  ]);
/** Verified by the library that receivers use. */
const verified = (secret = '', message?: Received) =>
  new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {});
const receivedIds = () => receiver.received.map(({ id }) => id);

describe('webhooks', () => {
  it('are delivered once, signed, and only for wanted events', async () => {
    await addHook(receiver.url);
    await addHook(receiver.url, ['offer.paused'], 'other');
    const id = await happen('one');
    expect(await hooks().backlog()).toEqual({ waiting: 1, oldestAt: now });
    expect(await happen('two', 'closed')).toBe(undefined);
    await run();
    await run();
    const timestamp = new Date(now).toISOString();
    const message = { id, type: 'offer.opened', timestamp, data: { offer: 'one', phase: 'open' } };
    expect(receiver.received).toMatchObject([{ id, message, signedBy: [shown[0]] }]);
    expect(await deliveries()).toEqual([['delivered', 204, '']]);
  });

  it('are also signed with the old secret for a day after it was replaced', async () => {
    await addHook(receiver.url);
    await hooks().change('hook', { secretGeneration: 2, secretReplacedAt: Date.now() });
    await happen('one');
    await run();
    await hooks().change('hook', { secretReplacedAt: Date.now() - dayMs });
    await happen('one');
    await run();
    expect(receiver.received.map(({ signedBy }) => signedBy)).toEqual([shown, [shown[1]]]);
    const [during, after] = receiver.received;
    for (const secret of shown) expect(verified(secret, during)).toEqual(during?.message);
    expect(verified(shown[1], after)).toEqual(after?.message);
    expect(() => verified(shown[0], after)).toThrow('No matching signature found');
  });

  it('keep one request’s order, back off after each failure, and do not delay other requests', async () => {
    await addHook(receiver.url);
    receiver.answer((delivery) => (delivery === 1 ? 500 : 204));
    const first = await happen('one');
    const second = await happen('one');
    await run();
    const other = await happen('two');
    await run();
    expect(receivedIds()).toEqual([first, other]);
    now += webhookRetryAfterMs(1);
    await run();
    await run();
    expect(receivedIds()).toEqual([first, other, first, second]);
    expect([1, 2, 3, 9].map(webhookRetryAfterMs)).toEqual([5000, 20_000, 80_000, 6 * 3_600_000]);
  });

  it('are disabled for a receiver that answers 410, or accepts nothing for three days', async () => {
    await addHook(receiver.url);
    receiver.answer(() => 500);
    await happen('one');
    await run();
    expect(await hooks().find('hook')).toMatchObject({ isOn: true, failingSince: now, stoppedBecause: null });
    now += 3 * dayMs + 1;
    await serveDays(opened.store, 3, now);
    await run();
    expect(await hooks().find('hook')).toMatchObject({ isOn: false, stoppedBecause: 'failing' });
    expect(await deliveries()).toEqual([['failed', 500, '']]);
    await happen('one');
    expect(await deliveries()).toHaveLength(1);

    await hooks().change('hook', { isOn: true, stoppedBecause: null, failingSince: null });
    receiver.answer(() => 410);
    await happen('one');
    await run();
    expect(await hooks().find('hook')).toMatchObject({ isOn: false, stoppedBecause: 'gone' });
  });

  it('neither expire nor wait when a clock jumps, and stay enabled', async () => {
    await serveDays(opened.store, 3, now);
    await addHook(receiver.url);
    receiver.answer(() => 500);
    await happen('one');
    await run();
    const right = now;
    now += 15 * dayMs;
    await opened.store.serviceDays.record(now);
    await run();
    expect(await hooks().find('hook')).toMatchObject({ isOn: true, stoppedBecause: null });
    expect(await deliveries()).toEqual([['waiting', 500, '']]);
    // The clock is right again; deliveries that the wrong clock postponed would be due only in two weeks.
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
      const id = await happen('one');
      await run();
      expect([receivedIds(), other.received]).toEqual([[id], []]);
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
    await happen('one');
    await run(false);
    expect(await deliveries()).toEqual([['waiting', null, code]]);
    expect(receiver.received).toEqual([]);
  });
});
