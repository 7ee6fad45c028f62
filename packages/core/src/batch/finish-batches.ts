import type { Context } from '../context.ts';
import { DoorstepError } from '@doorstep/contract';
import { emptyBatch } from './undo-batch.ts';

/** A chunk takes a fraction of a second: a process that pauses for this long was stopped. */
const stoppedAfterMs = 60_000;

/**
 * Undoes batches that a stopped process left half made or half undone: a batch is made whole or not at all. Safe to run
 * in several processes.
 */
export async function finishBatches(context: Context): Promise<void> {
  const { store } = context;
  for (const id of await store.batches.stopped((await store.now()) - stoppedAfterMs)) {
    try {
      await emptyBatch(context, { id, from: ['filling', 'undoing'] });
    } catch (error) {
      // Another process was faster.
      if (!(error instanceof DoorstepError && error.code === 'state_conflict')) throw error;
    }
  }
}
