import { randomUUID } from 'node:crypto';
import { webhookEvents, type EventMessage } from '@doorstep/contract';
import { loggedEvents, presentEvents, type Store } from '@doorstep/core';

const max = 1000;

/** @param work Gets the events about a request since then, oldest first, as received by a receiver of all events. */
export async function withReceiver(
  store: Store,
  work: (received: (request: { reference: string }) => Promise<EventMessage[]>) => Promise<void>,
): Promise<void> {
  const { webhooks } = store;
  const id = randomUUID();
  await webhooks.insert({
    id,
    url: 'https://receiver.example',
    events: [...webhookEvents],
    isOn: true,
    secretGeneration: 1,
    secretReplacedAt: null,
    failingSince: null,
    stoppedBecause: null,
    createdAt: Date.now(),
  });
  try {
    await work(async ({ reference }) => {
      const deliveries = (await webhooks.deliveries({ limit: max })).rows.toReversed();
      const entries = await store.audit.findAll(deliveries.flatMap(({ eventSeq }) => eventSeq ?? []));
      const presented = await presentEvents(store, entries.flatMap(loggedEvents));
      const messages = new Map(
        presented.flatMap((event) => (event === null ? [] : [[event.message.id, event.message]])),
      );
      return deliveries
        .flatMap(({ messageId }) => messages.get(messageId) ?? [])
        .filter(({ data }) => 'reference' in data && data.reference === reference);
    });
  } finally {
    await webhooks.remove(id);
  }
}
