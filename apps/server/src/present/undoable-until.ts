import { isUndoable, toIso, undoableForMs, type Instant } from '@doorstep/core';

/** Until when something can be undone; null where it was not done, and once the time is over. */
export function undoableUntil(doneAt: Instant | null | undefined, at: Instant): string | null {
  return doneAt != null && isUndoable(doneAt, at) ? toIso(doneAt + undoableForMs) : null;
}
