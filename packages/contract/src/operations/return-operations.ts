import { parcelsQuerySchema, returnSchema } from './batch-inputs.ts';
import type { OperationTable } from './operation.ts';
import { returnDecidedSchema, returnOutcomeSchema, returnsPageSchema } from './return-answers.ts';

const decide = {
  action: 'batches.write',
  about: 'offers',
  answer: returnDecidedSchema,
  errors: ['request_not_found', 'state_conflict', 'sold_out'],
} as const;

/** Parcels that came back or are lost, and what becomes of their requests. */
export const returnOperations = {
  'GET /returns': {
    id: 'listReturns',
    summary: 'Requests whose parcels came back or are lost, and that nobody has decided on; the latest first.',
    action: 'batches.read',
    about: 'offers',
    query: parcelsQuerySchema,
    answer: returnsPageSchema,
    audit: { action: 'returns.listed', subject: 'store', id: 'returns', detail: ['page'] },
  },
  'POST /returns': {
    ...decide,
    id: 'recordReturn',
    names: { reference: 'request' },
    summary:
      'Records that a parcel came back or is lost. What is good again goes to the first in the queue; all of them are emailed.',
    body: returnSchema,
    isTriable: true,
    answer: returnOutcomeSchema,
    errors: ['request_not_found', 'state_conflict'],
  },
  'POST /returns/:request/send-again': {
    ...decide,
    id: 'sendAgain',
    summary: 'Accepts its request again: it takes a new unit, and waits for another batch.',
    isTriable: true,
  },
  'POST /returns/:request/close': {
    ...decide,
    id: 'closeReturned',
    summary: 'Ends its request: nothing is sent again.',
    errors: ['request_not_found', 'state_conflict'],
  },
} as const satisfies OperationTable;
