import type { Context } from '../context.ts';
import { DoorstepError } from '@doorstep/contract';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from '../staff/permissions.ts';

/**
 * Adds a note for staff to the history of a request; nothing else changes.
 * @throws DoorstepError `request_invalid` without a text; `request_not_found`; `state_conflict` once its personal data
 * is erased; `not_allowed`.
 */
export async function noteRequest(context: Context, { id, note }: { id: string; note: string }): Promise<void> {
  requireAction(context.actor, 'requests.decide');
  if (note === '') throw new DoorstepError('request_invalid', { fields: [{ field: 'note', code: 'required' }] });
  await context.store.transaction(async (tx) => {
    // Locked, so that erasing the request erases the note as well.
    const request = await tx.requests.lock(id);
    if (request === null) throw new DoorstepError('request_not_found');
    if (request.erasedAt !== null) throw new DoorstepError('state_conflict');
    await recordAudit(context, tx, {
      at: await tx.now(),
      action: 'request.noted',
      subjectKind: 'request',
      subjectId: id,
      detail: { note },
    });
  });
}
