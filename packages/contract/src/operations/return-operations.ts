import { parcelsQuerySchema, returnSchema } from './batch-inputs.ts';
import type { OperationTable } from './operation.ts';
import { returnDecidedSchema, returnOutcomeSchema, returnsPageSchema } from './return-answers.ts';

const decide = {
  action: 'batches.write',
  about: 'offers',
  answer: returnDecidedSchema,
  errors: ['request_not_found', 'state_conflict', 'sold_out'],
} as const;

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
      'Records that a parcel came back or is lost. What is good again goes to the first in the queue. The email to its visitor waits 30 minutes, while it can be undone.',
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
  'POST /returns/:request/undo': {
    ...decide,
    id: 'undoReturn',
    summary: 'Undoes a return or a loss recorded by mistake in the last 30 minutes: the parcel is on its way again.',
    errors: ['request_not_found', 'state_conflict', 'undo_expired', 'returned_unit_given'],
  },
  'POST /returns/:request/close': {
    ...decide,
    id: 'closeReturned',
    summary: 'Ends its request: nothing is sent again.',
    errors: ['request_not_found', 'state_conflict'],
  },
} as const satisfies OperationTable;
