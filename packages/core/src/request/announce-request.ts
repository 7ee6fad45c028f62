import { webhookEvents, type WebhookEvent, type WebhookMessage } from '@doorstep/contract';
import type { Context } from '../context.ts';
import { toIso, type Instant } from '../instant.ts';
import type { ServiceRequest } from './service-request.ts';
import type { Repositories } from '../store.ts';

/**
 * Tells receivers of a request's new state, in the transaction that gives it: a rolled-back change is told to nobody.
 * @param event What else happened to it than that it came into this state.
 */
export async function announceRequest(
  { secrets }: Pick<Context, 'secrets'>,
  tx: Repositories,
  {
    request,
    slug,
    at,
    event: type = `request.${request.state}`,
  }: {
    request: Pick<ServiceRequest, 'id' | 'reference' | 'state' | 'lines'>;
    slug: string;
    at: Instant;
    event?: string;
  },
): Promise<void> {
  if (!isWebhookEvent(type)) return;
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
  await tx.webhooks.enqueue({
    messageId: `msg_${secrets.newId()}`,
    type,
    body: JSON.stringify(message),
    subject: request.id,
    at,
  });
}

function isWebhookEvent(type: string): type is WebhookEvent {
  return (webhookEvents as readonly string[]).includes(type);
}
