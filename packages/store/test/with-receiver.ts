import { randomUUID } from 'node:crypto';
import { webhookEvents, type WebhookMessage } from '@doorstep/contract';
import type { Store } from '@doorstep/core';

const max = 1000;

/** @param work Receives the events that a receiver of all events got about a request since then, oldest first. */
export async function withReceiver(
  { webhooks }: Pick<Store, 'webhooks'>,
  work: (received: (request: { reference: string }) => Promise<WebhookMessage[]>) => Promise<void>,
): Promise<void> {
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
      const messages = (await webhooks.deliveries(max)).map(({ body }) => JSON.parse(body) as WebhookMessage);
      return messages.filter(({ data }) => 'reference' in data && data.reference === reference).toReversed();
    });
  } finally {
    await webhooks.remove(id);
  }
}
