import * as v from 'valibot';
import { listOf } from '../list-part.ts';
import { webhookEvents, webhookInputSchema } from '../webhooks.ts';

export const webhookSchema = v.object({
  url: v.string(),
  events: v.array(v.picklist(webhookEvents)),
  isOn: webhookInputSchema.entries.isOn,
  id: v.string(),
  version: v.number(),
  createdAt: v.string(),
  /** Start of the current run of failures; null if the last delivery succeeded or there was none. */
  failingSince: v.nullable(v.string()),
  /** Why Doorstep disabled it: it failed for days, or the receiver answered 410. */
  stoppedBecause: v.nullable(v.picklist(['failing', 'gone'])),
  /** Until then messages are also signed with the previous secret; null if only one signs. */
  previousSecretUntil: v.nullable(v.string()),
});
export type WebhookView = v.InferOutput<typeof webhookSchema>;

export const deliverySchema = v.object({
  id: v.string(),
  webhookId: v.string(),
  type: v.picklist([...webhookEvents, 'webhook.test']),
  createdAt: v.string(),
  state: v.picklist(['waiting', 'delivered', 'failed']),
  attempts: v.number(),
  /** Null if never tried or nothing answered. */
  lastStatus: v.nullable(v.number()),
  /** `timed_out`, `refused_address` or a network error code; empty if the receiver answered or it was not tried. */
  lastError: v.string(),
  /** Null unless the delivery is waiting. */
  nextAttemptAt: v.nullable(v.string()),
});
export const deliveriesSchema = listOf(deliverySchema);
export type WebhookDeliveryView = v.InferOutput<typeof deliverySchema>;

export const webhooksSchema = listOf(webhookSchema);

/** Of a queued test: GET /webhook-deliveries/:delivery has its result. */
export const testDeliverySchema = v.object({ delivery: v.string() });

export const replaySchema = v.object({
  /** Start of the replay: the requested moment, or the start of the event log. */
  since: v.string(),
  /** Number of queued messages. */
  messages: v.number(),
  /** If there were too many for one call: replay from here for the rest. */
  until: v.nullable(v.string()),
});

/** `whsec_…` */
export const webhookSecretSchema = v.object({ secret: v.string() });
