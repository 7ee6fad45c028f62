import { webhookEvents, type WebhookEvent, type WebhookMessage } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { toIso, type Instant } from '../instant.ts';
import type { ServiceRequest } from './service-request.ts';
import type { Repositories } from '../store.ts';
import type { QueuedMessage } from '../webhook/webhook-store.ts';

interface Announced {
  request: Pick<ServiceRequest, 'id' | 'reference' | 'state' | 'lines'>;
  slug: string;
  at: Instant;
  /** What happened besides the change of state. */
  event?: string;
}

/** Queues the event of a request's new state in the same transaction, so that a rolled-back change sends none. */
export async function announceRequest(
  context: Pick<Context, 'secrets'>,
  tx: Repositories,
  announced: Announced,
): Promise<void> {
  const message = requestMessage(context, announced);
  if (message !== null) await tx.webhooks.enqueue(message);
}

/** The event of a request's new state; null if it has none. */
export function requestMessage(
  { secrets }: Pick<Context, 'secrets'>,
  { request, slug, at, event: type = `request.${request.state}` }: Announced,
): QueuedMessage | null {
  if (!isWebhookEvent(type)) return null;
  const message: WebhookMessage = {
    type,
    timestamp: toIso(at),
    data: {
      reference: request.reference,
      offer: slug,
      state: request.state,
      lines: request.lines.map(({ itemId, quantity }) => ({ item: itemId, quantity })),
    },
  };
  const messageId = `msg_${secrets.newId()}`;
  return { messageId, type, body: JSON.stringify(message), subject: request.id, at };
}

function isWebhookEvent(type: string): type is WebhookEvent {
  return (webhookEvents as readonly string[]).includes(type);
}
