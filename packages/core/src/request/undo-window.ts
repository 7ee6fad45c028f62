import { DoorstepError } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';
import type { ServiceRequest } from './service-request.ts';

/** How long a dispatch, a return or a hand-over recorded by mistake can be undone. Its email waits as long. */
export const undoableForMs = 30 * 60_000;

export function isUndoable(doneAt: Instant, at: Instant): boolean {
  return at - doneAt < undoableForMs;
}

export function requireUndoable(doneAt: Instant, at: Instant): void {
  if (!isUndoable(doneAt, at)) throw new DoorstepError('undo_expired');
}

/**
 * Withdraws the emails about what is undone, which waited for that.
 * @param since When it was done.
 * @throws DoorstepError `undo_expired` when one of them is being sent or was.
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
