import { DoorstepError } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';
import type { ServiceRequest } from './service-request.ts';

/** How long a dispatch, a return or a hand-over can be undone; their emails wait as long. */
export const undoableForMs = 30 * 60_000;

export function isUndoable(doneAt: Instant, at: Instant): boolean {
  return at - doneAt < undoableForMs;
}

/** @throws DoorstepError `undo_expired`. */
export function requireUndoable(doneAt: Instant, at: Instant): void {
  if (!isUndoable(doneAt, at)) throw new DoorstepError('undo_expired');
}

/**
 * Withdraws the waiting emails about an undone step.
 * @param since When the step was done.
 * @throws DoorstepError `undo_expired` if one of them was sent or is being sent.
 */
export async function withdrawMails(
  tx: Repositories,
  requests: Pick<ServiceRequest, 'id' | 'contact'>[],
  since: Instant,
): Promise<number> {
  const emailed = requests.filter(({ contact }) => contact.email !== '').map(({ id }) => id);
  const withdrawn = await tx.outbox.withdraw(emailed, since);
  if (withdrawn < emailed.length) throw new DoorstepError('undo_expired');
  return withdrawn;
}
