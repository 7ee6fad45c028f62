import { packParcelSchema, showParcelSchema, undoPackSchema } from '../packing.ts';
import type { OperationTable } from './operation.ts';
import {
  packingProgressSchema,
  packingsSchema,
  packOutcomeSchema,
  shownParcelSchema,
  undoneTickSchema,
} from './packing-answers.ts';

const pack = {
  action: 'batches.pack',
  about: 'offers',
  errors: ['batch_not_found', 'batch_not_locked', 'state_conflict'],
} as const;

/** Viewing a parcel is audited, hence POST. */
export const packingOperations = {
  'GET /packing': {
    id: 'listPacking',
    summary: 'Batches to pack; for a packer those that are assigned to them. Nothing personal.',
    action: 'batches.pack',
    about: 'offers',
    answer: packingsSchema,
  },
  'GET /packing/:batch': {
    ...pack,
    id: 'getPacking',
    summary: 'How far one is, and what was ticked last. Nothing personal.',
    answer: packingProgressSchema,
  },
  'POST /packing/:batch/show': {
    ...pack,
    id: 'showParcel',
    summary: 'The parcel with this reference, else the next one to pack behind a position.',
    body: showParcelSchema,
    answer: shownParcelSchema,
    isRecordedByVerb: true,
  },
  'POST /packing/:batch/pack': {
    ...pack,
    id: 'packParcel',
    summary: 'Ticks a parcel as packed, and shows the next one.',
    body: packParcelSchema,
    answer: packOutcomeSchema,
    isRecordedByVerb: true,
  },
  'POST /packing/:batch/undo': {
    ...pack,
    id: 'undoPack',
    summary: 'Takes back the last tick of the caller; refused when that was of another parcel.',
    body: undoPackSchema,
    answer: undoneTickSchema,
    isRecordedByVerb: true,
  },
} as const satisfies OperationTable;
