import * as v from 'valibot';
import { momentSchema } from './calendar-date.ts';
import { wholeNumber } from './list-part.ts';
import type { OfferPhase } from './public-offer.ts';
import type { RequestState } from './request-state.ts';
import { trimmed } from './trimmed.ts';

export type EventSubject = 'request' | 'parcel' | 'offer' | 'item';

type StateEvent = `request.${RequestState}`;
type ChangeEvent =
  | `request.${'adjusted' | 'address_corrected' | 'details_changed' | 'place_changed' | 'erased'}`
  | `request.${'handed_over' | 'hand_over_undone' | 'dispatch_undone' | 'return_undone' | 'not_collected'}`
  | `offer.${'opened' | 'paused' | 'closed'}`
  | 'stock.low';

/** Every event by name; a new request state needs one. */
export const eventSubjects = {
  'request.accepted': 'request',
  'request.held': 'request',
  'request.waitlisted': 'request',
  'request.entered': 'request',
  'request.packed': 'request',
  'request.dispatched': 'parcel',
  'request.returned': 'parcel',
  'request.lost': 'parcel',
  'request.closed': 'request',
  'request.declined': 'request',
  'request.withdrawn': 'request',
  'request.lapsed': 'request',
  'request.adjusted': 'request',
  'request.address_corrected': 'request',
  'request.details_changed': 'request',
  'request.place_changed': 'request',
  'request.handed_over': 'request',
  'request.hand_over_undone': 'request',
  'request.dispatch_undone': 'request',
  'request.return_undone': 'request',
  'request.not_collected': 'request',
  'request.erased': 'request',
  'offer.opened': 'offer',
  'offer.paused': 'offer',
  'offer.closed': 'offer',
  'stock.low': 'item',
} as const satisfies Record<StateEvent | ChangeEvent, EventSubject>;
export type WebhookEvent = keyof typeof eventSubjects;
export const webhookEvents = Object.keys(eventSubjects) as WebhookEvent[];

export type WebhookMessageType = WebhookEvent | 'webhook.test';

/** An entry of the event log. Holds no name or address; callers with the right read those from the API. */
export interface EventMessage {
  /** The header `webhook-id`: the same for every receiver, attempt and replay. */
  id: string;
  type: WebhookEvent;
  /** When it happened, ISO 8601. */
  timestamp: string;
  data: RequestEventData | OfferEventData | ItemEventData;
}

export type WebhookMessage =
  | EventMessage
  | (Omit<EventMessage, 'type' | 'data'> & { type: 'webhook.test'; data: Record<string, never> });

export interface RequestEventData {
  reference: string;
  /** The offer's slug. */
  offer: string;
  state: RequestState;
  lines: { item: string; quantity: number }[];
  /** Carrier of the last parcel; '' if there is none. Only in events about a parcel. */
  carrier?: string;
  trackingNumber?: string;
  trackingUrl?: string;
}

export interface OfferEventData {
  offer: string;
  phase: Exclude<OfferPhase, 'scheduled'>;
}

export interface ItemEventData {
  offer: string;
  item: string;
  left: number;
}

export const webhookInputSchema = v.strictObject({
  url: v.pipe(v.string(), trimmed, v.minLength(1), v.maxLength(2000)),
  events: v.pipe(v.array(v.picklist(webhookEvents)), v.maxLength(webhookEvents.length)),
  isOn: v.boolean(),
});
export type WebhookInput = v.InferOutput<typeof webhookInputSchema>;

/** How long events can be read and replayed. */
export const maxEventAgeDays = 90;

/** Maximum events per answer of the log. */
export const maxEventsPerPage = 200;

export const eventQuerySchema = v.object({
  after: v.optional(v.pipe(v.string(), v.maxLength(33), v.regex(/^\d{1,16}\.\d{1,16}$/))),
  since: v.optional(momentSchema),
  type: v.optional(v.picklist(webhookEvents)),
  /** Id or slug. */
  offer: v.optional(v.pipe(v.string(), v.maxLength(100))),
  limit: v.optional(wholeNumber(maxEventsPerPage), `${maxEventsPerPage}`),
});
export type EventQuery = v.InferOutput<typeof eventQuerySchema>;

export const replayInputSchema = v.strictObject({ since: momentSchema });
