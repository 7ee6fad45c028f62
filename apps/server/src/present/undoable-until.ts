import { isUndoable, toIso, undoableForMs, type Instant } from '@doorstep/core';

export function undoableUntil(doneAt: Instant | null | undefined, at: Instant): string | null {
  return doneAt != null && isUndoable(doneAt, at) ? toIso(doneAt + undoableForMs) : null;
}
