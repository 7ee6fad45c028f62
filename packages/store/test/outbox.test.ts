// Several servers lease outbox entries: each entry has one server at a time, and later entries of its request wait.
import type { QueuedMail } from '@doorstep/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedStore } from '../src/index.ts';
import { databases, openTestStore, type TestStore } from './stores.ts';

const at = 1_000_000;
const leaseMs = 1000;
const subjects = Array.from({ length: 60 }, (_, index) => `request-${index}`);
const firsts = subjects.map((subject) => ({ id: `first of ${subject}`, subject }));
const nexts = subjects.map((subject) => ({ id: `next of ${subject}`, subject }));
const ids = (entries: { id: string }[]) => entries.map(({ id }) => id).toSorted();
const order: QueuedMail = { kind: 'receipt', to: 'robin@example.org', language: 'en', values: {} };

describe.each(databases)('on %s', (kind) => {
  let opened: TestStore;
  let servers: OpenedStore[];
  beforeAll(async () => {
    opened = await openTestStore(kind);
    servers = [opened, await opened.again(), await opened.again()];
  });
  afterAll(() => opened.end());

  /** The entries that all servers lease, each asking several times at once. */
  const takeOn = async (lease: (store: OpenedStore['store']) => Promise<string[]>) =>
    (await Promise.all([...servers, ...servers, ...servers, ...servers].map(({ store }) => lease(store))))
      .flat()
      .toSorted();

  it('mails are leased by one server each, in order per request', async () => {
    const { outbox } = opened.store;
    for (const entry of [...firsts, ...nexts]) await outbox.add({ ...entry, order, at });
    const lease = (now: number) =>
      takeOn(async (store) => (await store.outbox.lease(now, now + leaseMs, 10)).map(({ id }) => id));
    expect(await lease(at)).toEqual(ids(firsts));
    expect(await lease(at)).toEqual([]);
    // The server that leased them is gone.
    expect(await lease(at + leaseMs)).toEqual(ids(firsts));
    for (const { id } of firsts) await outbox.done(id, at);
    expect(await lease(at)).toEqual(ids(nexts));
  });

  it('webhook deliveries are leased by one server each, in order per request', async () => {
    const { webhooks } = opened.store;
    await webhooks.insert({
      id: 'hook',
      url: 'https://receiver.example/hook',
      events: ['request.accepted'],
      isOn: true,
      secretGeneration: 1,
      secretReplacedAt: null,
      failingSince: null,
      stoppedBecause: null,
      createdAt: at,
    });
    for (const { id, subject } of [...firsts, ...nexts]) {
      await opened.store.transaction((tx) =>
        tx.audit.record({
          at,
          action: 'request.accepted',
          subjectKind: 'request',
          subjectId: subject,
          actorKind: 'system',
          actorId: null,
          actorName: '',
          detail: { state: 'accepted' },
          requestId: id,
        }),
      );
    }
    const lease = (now: number) =>
      takeOn(async (store) =>
        (await store.webhooks.lease(now, now + leaseMs, 10)).map(({ requestId }) => requestId ?? ''),
      );
    expect(await lease(at)).toEqual(ids(firsts));
    expect(await lease(at)).toEqual([]);
    expect(await lease(at + leaseMs)).toEqual(ids(firsts));
    const delivered = { state: 'delivered', dueAt: at, lastStatus: 204, lastError: '' } as const;
    const leased = (await webhooks.deliveries({ limit: 1000 })).rows.filter(({ requestId }) =>
      requestId?.startsWith('first'),
    );
    for (const { id } of leased) await webhooks.settle(id, delivered);
    expect(await lease(at)).toEqual(ids(nexts));
  });
});
