// What the operations of webhooks answer.
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
});
export type WebhookView = v.InferOutput<typeof webhookSchema>;

const deliverySchema = v.object({
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
  /** While it waits. */
  nextAttemptAt: v.nullable(v.string()),
});
export const deliveriesSchema = listOf(deliverySchema);
export type WebhookDeliveryView = v.InferOutput<typeof deliverySchema>;

/** Deliveries are the newest first. */
export const webhooksSchema = v.object({ webhooks: v.array(webhookSchema), deliveries: v.array(deliverySchema) });
export type WebhooksView = v.InferOutput<typeof webhooksSchema>;

/** `whsec_…` */
export const webhookSecretSchema = v.object({ secret: v.string() });
