import {
  carrierCheckSchema,
  carrierFileSchema,
  labelsCheckSchema,
  labelsSchema,
  pickListSchema,
  slipsSchema,
} from '../batch-files.ts';
import {
  batchChoiceSchema,
  batchesQuerySchema,
  dispatchSchema,
  parcelsQuerySchema,
  printedSchema,
  takeOutSchema,
  trackingSchema,
} from './batch-inputs.ts';
import { assignPackersSchema } from '../packing.ts';
import {
  batchDispatchSchema,
  batchesPageSchema,
  batchFileChoicesSchema,
  batchPackersSchema,
  batchParcelPageSchema,
  batchPreviewSchema,
  batchReferencesSchema,
  batchSchema,
  dispatchUndoneSchema,
  carrierProblemsSchema,
  labelProblemsSchema,
} from './batch-answers.ts';
import type { OperationTable } from './operation.ts';

const read = { action: 'batches.read', about: 'offers', errors: ['batch_not_found', 'offer_not_found'] } as const;
const move = {
  action: 'batches.write',
  about: 'offers',
  answer: batchSchema,
  errors: ['batch_not_found', 'offer_not_found', 'batch_not_locked', 'state_conflict'],
} as const;
const paper = {
  ...read,
  answer: { file: 'application/pdf' },
  errors: [...read.errors, 'state_conflict'],
} as const;
const checked = { action: 'batch.checked', subject: 'batch' } as const;

export const batchOperations = {
  'GET /batches': {
    id: 'listBatches',
    names: { offer: 'offer' },
    summary: 'Batches, the newest first; those that were undone are left out.',
    action: 'batches.read',
    about: 'offers',
    query: batchesQuerySchema,
    answer: batchesPageSchema,
    errors: ['offer_not_found'],
  },
  'POST /batches/preview': {
    id: 'previewBatch',
    names: { offerId: 'offer' },
    summary: 'What a batch of this choice would hold now; nothing is written.',
    action: 'batches.read',
    about: 'offers',
    body: batchChoiceSchema,
    answer: batchPreviewSchema,
    errors: ['offer_not_found'],
    isInternal: true,
  },
  'POST /batches': {
    id: 'makeBatch',
    names: { offerId: 'offer' },
    summary:
      'Puts accepted requests into a new batch: those that are named, all of them or none, else the oldest that match.',
    action: 'batches.write',
    about: 'offers',
    once: 'needed',
    body: batchChoiceSchema,
    status: 201,
    answer: batchSchema,
    errors: ['offer_not_found', 'nothing_to_pack', 'state_conflict'],
  },
  'GET /batches/:batch': { ...read, id: 'getBatch', summary: 'One batch; nothing personal.', answer: batchSchema },
  'GET /batches/:batch/parcels': {
    ...read,
    id: 'listParcels',
    summary: 'Its parcels, with names and addresses as of packing.',
    query: parcelsQuerySchema,
    answer: batchParcelPageSchema,
    audit: { action: 'batch.viewed', subject: 'batch', detail: ['page'] },
  },
  'GET /batches/:batch/references': {
    ...read,
    id: 'listParcelReferences',
    summary: 'The references of its parcels: those that are here, and those that were handed over.',
    answer: batchReferencesSchema,
  },
  'POST /batches/:batch/lock': { ...move, id: 'lockBatch', summary: 'Fixes what is in it.' },
  'POST /batches/:batch/unlock': {
    ...move,
    id: 'unlockBatch',
    summary: 'Opens it again, before its labels are printed or anything of it has left.',
  },
  'POST /batches/:batch/undo': {
    ...move,
    id: 'undoBatch',
    summary: 'Gives its requests back to the accepted ones, before anything of it has left.',
  },
  'POST /batches/:batch/close': {
    ...move,
    id: 'closeBatch',
    summary: 'Closes what was dispatched: its parcels count as delivered.',
  },
  'POST /batches/:batch/printed': {
    ...move,
    id: 'recordPrinting',
    summary: 'Records that its labels were printed elsewhere; the second time needs a reason.',
    body: printedSchema,
  },
  'POST /batches/:batch/take-out': {
    ...move,
    id: 'takeOutOfBatch',
    summary: 'Gives parcels that have not left back to the accepted requests.',
    body: takeOutSchema,
  },
  'POST /batches/:batch/dispatch': {
    ...move,
    id: 'dispatchBatch',
    summary:
      'Records that the parcels named were handed over, or all that have not left yet; their visitors are emailed after 30 minutes, while it can be undone.',
    body: dispatchSchema,
    answer: batchDispatchSchema,
  },
  'POST /batches/:batch/dispatch/undo': {
    ...move,
    id: 'undoDispatch',
    summary:
      'Undoes dispatches recorded by mistake in the last 30 minutes, of the parcels named or of all; their emails are withdrawn.',
    body: dispatchSchema,
    answer: dispatchUndoneSchema,
    errors: [...move.errors, 'undo_expired'],
  },
  'PUT /batches/:batch/tracking': {
    ...move,
    id: 'saveTracking',
    summary: 'Saves the carrier, the link and tracking numbers: all of them, or none.',
    body: trackingSchema,
    // Fits tracking numbers for every parcel of the largest batch.
    maxBytes: 2_000_000,
  },
  'GET /batches/:batch/files': {
    ...read,
    id: 'listFileChoices',
    summary: 'What its labels can be printed on, and the carriers that there is a file for.',
    answer: batchFileChoicesSchema,
  },
  'POST /batches/:batch/labels.pdf': {
    ...move,
    id: 'printLabels',
    summary:
      'Its labels; the print is recorded, and the second one needs a reason. With `print`, pages of the last one again, for an hour.',
    body: labelsSchema,
    answer: { file: 'application/pdf', headers: { 'Doorstep-Print': 'The number of this print.' } },
  },
  'POST /batches/:batch/pick-list.pdf': {
    ...paper,
    id: 'printPickList',
    summary:
      'What to take from the shelves, and a row with a tick box for each parcel. Its code opens the batch in the console.',
    body: pickListSchema,
    audit: { action: 'batch.pick_list_printed', subject: 'batch' },
  },
  'POST /batches/:batch/slips.pdf': {
    ...paper,
    id: 'printSlips',
    summary: 'A packing slip for each parcel, in the language of its request.',
    body: slipsSchema,
    audit: { action: 'batch.slips_printed', subject: 'batch' },
  },
  'POST /batches/:batch/labels/check': {
    ...move,
    id: 'checkLabels',
    summary: 'What to look at before its labels are printed.',
    body: labelsCheckSchema,
    answer: labelProblemsSchema,
    audit: checked,
  },
  'POST /batches/:batch/carrier.csv': {
    ...move,
    id: 'exportForCarrier',
    summary:
      'Its parcels as a file for a carrier; the export is recorded. Text that the file cannot hold is never replaced: with `leaveOut`, those parcels are not in it.',
    body: carrierFileSchema,
    answer: { file: 'text/csv', headers: { 'Doorstep-Left-Out': 'How many parcels the file cannot hold.' } },
    errors: [...move.errors, 'text_unwritable'],
  },
  'POST /batches/:batch/carrier/check': {
    ...move,
    id: 'checkCarrierFile',
    summary: 'What a carrier would refuse in its file.',
    body: carrierCheckSchema,
    answer: carrierProblemsSchema,
    audit: checked,
  },
  'GET /batches/:batch/packers': {
    ...read,
    id: 'listPackers',
    summary: 'Everybody who packs, and who of them it is assigned to.',
    answer: batchPackersSchema,
  },
  'PUT /batches/:batch/packers': {
    ...move,
    id: 'assignPackers',
    summary: 'Assigns it to these packers and no others.',
    body: assignPackersSchema,
    answer: batchPackersSchema,
  },
} as const satisfies OperationTable;
