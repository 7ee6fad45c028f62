import { findAtCounterSchema, handOverSchema, placeChangeSchema } from '../counter.ts';
import { countersSchema, foundAtCounterSchema, handedOverSchema } from './counter-answers.ts';
import type { OperationTable } from './operation.ts';
import { requestSchema } from './request-answers.ts';

const hand = {
  action: 'requests.decide',
  about: 'offers',
  body: handOverSchema,
  answer: handedOverSchema,
  isRecordedByVerb: true,
  errors: ['request_not_found', 'offer_not_found', 'request_changed', 'state_conflict'],
} as const;

/** `:request` is an id or a reference. */
export const counterOperations = {
  'GET /counters': {
    id: 'listCounters',
    summary: 'Places where something is collected, and how many accepted requests each has. Nothing personal.',
    action: 'requests.decide',
    about: 'offers',
    answer: countersSchema,
  },
  'POST /counters/find': {
    id: 'findAtCounter',
    summary: 'Who stands at the counter, by code or reference, or by name or street where the counter is named.',
    action: 'requests.decide',
    about: 'offers',
    body: findAtCounterSchema,
    answer: foundAtCounterSchema,
    audit: { action: 'requests.found_at_counter', subject: 'offer' },
    errors: ['offer_not_found'],
  },
  'POST /requests/:request/hand-over': {
    ...hand,
    id: 'handOver',
    summary: 'Records that its visitor has collected it. The second time is refused.',
  },
  'POST /requests/:request/hand-over/undo': {
    ...hand,
    id: 'undoHandOver',
    errors: [...hand.errors, 'undo_expired'],
    summary: 'Takes a hand-over back that was recorded by mistake, for 30 minutes.',
  },
  'POST /requests/:request/place': {
    ...hand,
    id: 'changePlace',
    summary: 'Another place to collect it from, until it is handed over; its visitor is told.',
    body: placeChangeSchema,
    answer: requestSchema,
    versionedBy: 'revision',
    isTriable: true,
  },
} as const satisfies OperationTable;
