import { createHmac } from 'node:crypto';
import type { WebhookMessage } from '@doorstep/contract';
import {
  loggedEvents,
  presentEvents,
  serviceDaysAgo,
  toIso,
  type Store,
  type Webhook,
  type WebhookDelivery,
} from '@doorstep/core';
import type { FastifyBaseLogger } from 'fastify';
import { postWebhook, type PostOutcome } from '../webhooks/post-webhook.ts';
import type { WebhookSecrets } from '../webhooks/webhook-secret.ts';
import type { Job } from './job-runner.ts';

const atOnce = 20;
const timeoutMs = 10_000;
/** Longer than the parallel deliveries of one lease take. */
const leaseMs = 60_000;
/** Service days after which deliveries expire and a failing receiver is disabled; a clock change does not count. */
const maxFailureDays = 3;

type LoggedDelivery = Pick<WebhookDelivery, 'id' | 'attempts' | 'requestId'>;

/** At least once, in order per receiver and request. Retries after 5 s, 20 s, 80 s, … up to 6 h, for three days. */
export function deliverWebhooks(parts: {
  store: Store;
  secrets: WebhookSecrets;
  /** Allows plain http and hosts of this network; for development only. */
  isAnywhereAllowed: boolean;
  /** Called without the payload. */
  report: (delivery: LoggedDelivery, outcome: PostOutcome) => void;
}): Job {
  const { store, secrets, isAnywhereAllowed, report } = parts;

  /** In the order of the deliveries; null where the subject is gone. */
  async function messagesOf(deliveries: WebhookDelivery[]): Promise<(WebhookMessage | null)[]> {
    const seqs = deliveries.flatMap(({ eventSeq }) => eventSeq ?? []);
    const events = (await store.audit.findAll(seqs)).flatMap(loggedEvents);
    const messages = new Map(
      (await presentEvents(store, events)).flatMap((event) =>
        event === null ? [] : [[event.message.id, event.message]],
      ),
    );
    return deliveries.map(({ messageId: id, type, createdAt }) =>
      type === 'webhook.test' ? { id, type, timestamp: toIso(createdAt), data: {} } : (messages.get(id) ?? null),
    );
  }

  async function deliver(delivery: WebhookDelivery, message: WebhookMessage | null): Promise<void> {
    const webhook = await store.webhooks.find(delivery.webhookId);
    if (webhook === null) return; // removed together with its deliveries
    if (message === null) {
      const gone = { state: 'failed', dueAt: delivery.dueAt, lastStatus: null, lastError: 'gone' } as const;
      return store.webhooks.settle(delivery.id, gone);
    }
    const body = JSON.stringify(message);
    const headers = signWebhook({ id: delivery.messageId, body }, secrets.inUse(webhook, Date.now()), Date.now());
    const outcome = await postWebhook({ url: webhook.url, headers, body, timeoutMs, isAnywhereAllowed });
    const { id, attempts, requestId } = delivery;
    report({ id, attempts, requestId }, outcome);
    await settle(webhook, delivery, outcome);
  }

  async function settle(webhook: Webhook, delivery: WebhookDelivery, outcome: PostOutcome): Promise<void> {
    const at = await store.now();
    const [lastStatus, lastError] = outcome.kind === 'answered' ? [outcome.status, ''] : [null, outcome.code];
    if (lastStatus !== null && lastStatus >= 200 && lastStatus < 300) {
      await store.webhooks.settle(delivery.id, { state: 'delivered', dueAt: at, lastStatus, lastError });
      if (webhook.failingSince !== null) await store.webhooks.change(webhook.id, { failingSince: null });
      return;
    }
    const longAgo = await serviceDaysAgo(store, { days: maxFailureDays, at });
    const isOver = delivery.createdAt < longAgo;
    const dueAt = at + webhookRetryAfterMs(delivery.attempts);
    await store.webhooks.settle(delivery.id, { state: isOver ? 'failed' : 'waiting', dueAt, lastStatus, lastError });
    const failingSince = webhook.failingSince ?? at;
    const stoppedBecause = lastStatus === 410 ? 'gone' : failingSince < longAgo ? 'failing' : null;
    await store.webhooks.change(webhook.id, {
      failingSince,
      ...(stoppedBecause === null ? {} : { isOn: false, stoppedBecause }),
    });
  }

  return {
    name: 'deliver webhooks',
    everyMs: 1000,
    async run(signal) {
      if (signal.aborted) return false;
      const at = await store.now();
      const deliveries = await store.webhooks.lease(at, at + leaseMs, atOnce);
      const messages = await messagesOf(deliveries);
      await Promise.all(deliveries.map((delivery, index) => deliver(delivery, messages[index] ?? null)));
      // The next message about the same request was not due before these.
      return deliveries.length > 0;
    },
  };
}

/** @param attempts  including this one. */
export function webhookRetryAfterMs(attempts: number): number {
  return Math.min(6 * 3_600_000, 5000 * 4 ** Math.max(0, attempts - 1));
}

/** The headers of Standard Webhooks: id, time and a signature by each secret. */
function signWebhook(
  message: { id: string; body: string },
  secrets: Buffer[],
  at: number,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(at / 1000));
  const signed = `${message.id}.${timestamp}.${message.body}`;
  const signatures = secrets.map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`);
  return { 'webhook-id': message.id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

export function logDeliveries(log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
  return (delivery: LoggedDelivery, outcome: PostOutcome): void => {
    if (outcome.kind === 'failed') log.warn({ ...delivery, code: outcome.code }, 'a webhook was not delivered');
    else if (outcome.status >= 200 && outcome.status < 300) log.info({ ...delivery }, 'a webhook was delivered');
    else log.warn({ ...delivery, status: outcome.status }, 'a webhook was not delivered');
  };
}
