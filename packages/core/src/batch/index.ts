export { closeBatch, closeDelivered } from './close-batch.ts';
export { dispatchBatch } from './dispatch-batch.ts';
export { finishBatches } from './finish-batches.ts';
export { makeBatch } from './make-batch.ts';
export { closeComposition, recordPrinting, reopenComposition } from './move-batch.ts';
export { previewBatch } from './preview-batch.ts';
export { requireBatch } from './require-batch.ts';
export { saveTracking } from './save-tracking.ts';
export { takeOutOfBatch, undoBatch } from './undo-batch.ts';
