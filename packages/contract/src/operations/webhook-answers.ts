import * as v from 'valibot';
import { listOf } from '../list-part.ts';
import { webhookEvents, webhookInputSchema } from '../webhooks.ts';

export const webhookSchema = v.object({
  url: v.string(),
  events: v.array(v.picklist(webhookEvents)),
  isOn: webhookInputSchema.entries.isOn,
  id: v.string(),
  createdAt: v.string(),
  /** Since when no delivery got through; null when the last one did, or there was none. */
  failingSince: v.nullable(v.string()),
  /** Why Doorstep switched it off by itself: it failed for days, or its receiver said that it is gone (410). */
  stoppedBecause: v.nullable(v.picklist(['failing', 'gone'])),
  /** Until then messages are signed by the secret before as well; null when only one signs. */
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
  /** Null when it was never tried or nothing answered. */
  lastStatus: v.nullable(v.number()),
  /** `timed_out`, `refused_address`, a network code; empty when it answered or was not tried. */
  lastError: v.string(),
  nextAttemptAt: v.nullable(v.string()),
});
export const deliveriesSchema = listOf(deliverySchema);
export type WebhookDeliveryView = v.InferOutput<typeof deliverySchema>;

/** Deliveries are the newest first. */
export const webhooksSchema = v.object({ webhooks: v.array(webhookSchema), deliveries: v.array(deliverySchema) });
export type WebhooksView = v.InferOutput<typeof webhooksSchema>;

/** Of a test that was queued: GET /webhook-deliveries/:delivery has its result. */
export const testDeliverySchema = v.object({ delivery: v.string() });

export const replaySchema = v.object({
  /** From when: the moment asked for, or the beginning of the event log. */
  since: v.string(),
  /** How many are queued. */
  messages: v.number(),
  /** Where there were too many for one call: replay from here for the rest. */
  until: v.nullable(v.string()),
});

/** `whsec_…` */
export const webhookSecretSchema = v.object({ secret: v.string() });
