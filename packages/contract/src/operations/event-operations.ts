import { eventQuerySchema } from '../webhooks.ts';
import { eventPageSchema } from './event-answers.ts';
import type { OperationTable } from './operation.ts';

/** The log of events: the messages that webhooks get, to be read. */
export const eventOperations = {
  'GET /events': {
    action: 'requests.read',
    about: 'offers',
    names: { offer: 'offer' },
    id: 'listEvents',
    summary: 'What happened to requests, offers and stock, oldest first. Read on from `next`, also after the last one.',
    query: eventQuerySchema,
    answer: eventPageSchema,
    errors: ['offer_not_found'],
    audit: { action: 'events.listed', subject: 'store', id: 'events' },
  },
} as const satisfies OperationTable;
