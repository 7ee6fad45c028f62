// The wire of webhooks: what is sent to a receiver, and what the console's page says of it.
import * as v from 'valibot';
import type { RequestState } from './request-state.ts';
import { trimmed } from './trimmed.ts';

/** What can be told to a receiver. A test is sent only when staff ask for it. */
export const webhookEvents = [
  'request.accepted',
  'request.held',
  'request.waitlisted',
  'request.declined',
  'request.withdrawn',
  'request.adjusted',
  'request.address_corrected',
  'request.place_changed',
  'request.handed_over',
  'request.hand_over_undone',
  'request.not_collected',
  'request.details_changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];
export type WebhookMessageType = WebhookEvent | 'webhook.test';

/** The body of a delivery. It names no person and no address: what a receiver may know of them it asks the API. */
export interface WebhookMessage {
  type: WebhookMessageType;
  /** When it happened, ISO 8601. */
  timestamp: string;
  /** Empty for a test. */
  data: WebhookRequest | Record<string, never>;
}

export interface WebhookRequest {
  reference: string;
  /** The offer's slug. */
  offer: string;
  state: RequestState;
  lines: { item: string; quantity: number }[];
}

/** POST /webhooks, and PUT /webhooks/:webhook. */
export const webhookInputSchema = v.strictObject({
  url: v.pipe(v.string(), trimmed, v.minLength(1), v.maxLength(2000)),
  events: v.pipe(v.array(v.picklist(webhookEvents)), v.maxLength(webhookEvents.length)),
  isOn: v.boolean(),
});
export type WebhookInput = v.InferOutput<typeof webhookInputSchema>;
