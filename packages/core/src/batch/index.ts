export type * from './batch-store.ts';
export { closeBatch, closeDelivered, dispatchBatch } from './dispatch-batch.ts';
export { finishBatches, takeOutOfBatch, undoBatch } from './undo-batch.ts';
export { makeBatch, makeBatchOnce, previewBatch } from './make-batch.ts';
export { closeComposition, recordPrinting, reopenComposition, saveTracking } from './move-batch.ts';
export { continuePrint, exportForCarrier, type PackedRequest, packedRequests } from './read-packed.ts';
export { closeReturned, recordReturn, sendAgain } from './record-return.ts';
export { requireBatch } from './require-batch.ts';
