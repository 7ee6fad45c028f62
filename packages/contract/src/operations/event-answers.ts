import * as v from 'valibot';
import { requestStates } from '../request-state.ts';
import { eventSubjects, webhookEvents, type EventSubject, type EventMessage, type WebhookEvent } from '../webhooks.ts';

const requestData = {
  reference: v.string(),
  offer: v.string(),
  /** The request's state after the event. */
  state: v.picklist(requestStates),
  lines: v.array(v.object({ item: v.string(), quantity: v.number() })),
};

const about = <Data extends v.GenericSchema>(subject: EventSubject, data: Data) =>
  v.object({
    id: v.string(),
    type: v.picklist(webhookEvents.filter((event) => eventSubjects[event] === subject)),
    timestamp: v.string(),
    data,
  });

export const requestEventSchema = about('request', v.object(requestData));
export const parcelEventSchema = about(
  'parcel',
  v.object({ ...requestData, carrier: v.string(), trackingNumber: v.string(), trackingUrl: v.string() }),
);
export const offerEventSchema = about(
  'offer',
  v.object({ offer: v.string(), phase: v.picklist(['open', 'paused', 'closed']) }),
);
export const itemEventSchema = about('item', v.object({ offer: v.string(), item: v.string(), left: v.number() }));

export const eventSchemas = {
  request: requestEventSchema,
  parcel: parcelEventSchema,
  offer: offerEventSchema,
  item: itemEventSchema,
} as const satisfies Record<EventSubject, v.GenericSchema>;

const eventSchema: v.GenericSchema<EventMessage> = v.union(Object.values(eventSchemas));

export const eventPageSchema = v.object({
  /** Oldest first; may be empty while there are more. */
  events: v.array(eventSchema),
  /** Pass as `after` to read only later events. */
  next: v.string(),
  /** Whether more events are available now. */
  hasMore: v.boolean(),
  /** Older events are gone: a program whose last `next` is older has missed some. */
  keptSince: v.string(),
});

/** When each event happens; shown in the reference. */
export const eventSummaries: Record<WebhookEvent, string> = {
  'request.accepted': 'It was accepted: at once, by staff, from the queue, by a mailed link, or to be sent again.',
  'request.held': 'Staff have to look at it.',
  'request.waitlisted': 'It joined the queue.',
  'request.entered': 'It entered the draw.',
  'request.packed': 'It was put into a batch.',
  'request.dispatched': 'Its parcel was handed to the carrier. A tracking number saved later is read from the request.',
  'request.returned': 'Its parcel came back.',
  'request.lost': 'Its parcel was lost.',
  'request.closed': 'It has arrived, or was handed over.',
  'request.declined': 'Staff declined it.',
  'request.withdrawn': 'Its visitor cancelled it.',
  'request.lapsed': 'It has ended: not decided in time, not drawn, not collected, or the offer was archived.',
  'request.adjusted': 'Its quantities were changed, by staff or by its visitor.',
  'request.address_corrected': 'Its address was corrected, by staff or by its visitor.',
  'request.details_changed': 'Its visitor changed the name, the email address, the phone number or an answer.',
  'request.place_changed': 'It is collected at another place, chosen by its visitor or by staff.',
  'request.handed_over': 'It was handed over at a counter, which can be undone for 30 minutes.',
  'request.hand_over_undone': 'It was not handed over after all: it is accepted again.',
  'request.dispatch_undone': 'Its dispatch was undone: it is packed again.',
  'request.return_undone': 'Its return or loss was undone: it is on its way again.',
  'request.not_collected': 'It was not collected before its place closed for the last time.',
  'request.erased': 'Its personal data was erased.',
  'offer.opened': 'It takes requests from now on.',
  'offer.paused': 'It takes no requests for the time being.',
  'offer.closed': 'It takes no requests any more.',
  'stock.low':
    'What is left of an item fell to the number that staff set for it, once for each time that it falls there.',
};

const requestExample = {
  reference: 'K7QM-2XPD-9RTA',
  offer: 'compost-bin',
  lines: [{ item: 'i5c2e7', quantity: 1 }],
};

export function eventExample(type: WebhookEvent): EventMessage {
  const message = { id: 'evt_1795284300000_4711', type, timestamp: '2026-11-21T20:45:00.000Z' };
  const subject = eventSubjects[type];
  if (subject === 'item') return { ...message, data: { offer: 'compost-bin', item: 'i5c2e7', left: 10 } };
  if (subject === 'offer')
    return { ...message, data: { offer: 'compost-bin', phase: offerPhaseOf[type as keyof typeof offerPhaseOf] } };
  const state = requestStates.find((each) => type === `request.${each}`) ?? changedState[type] ?? 'accepted';
  const data = { ...requestExample, state };
  if (subject === 'request') return { ...message, data };
  const trackingUrl = 'https://carrier.example/track/CB123456789GB';
  return { ...message, data: { ...data, carrier: 'Carrier', trackingNumber: 'CB123456789GB', trackingUrl } };
}

const offerPhaseOf = { 'offer.opened': 'open', 'offer.paused': 'paused', 'offer.closed': 'closed' } as const;
const changedState: Partial<Record<WebhookEvent, 'closed' | 'lapsed'>> = {
  'request.handed_over': 'closed',
  'request.erased': 'closed',
  'request.not_collected': 'lapsed',
};
