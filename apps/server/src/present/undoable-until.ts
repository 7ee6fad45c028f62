import { isUndoable, toIso, undoableForMs, type Instant } from '@doorstep/core';

/** The end of the time for an undo; null if there is nothing to undo, or once the time is over. */
export function undoableUntil(doneAt: Instant | null | undefined, at: Instant): string | null {
  return doneAt != null && isUndoable(doneAt, at) ? toIso(doneAt + undoableForMs) : null;
}
