import type { Context } from '../context.ts';
import { DoorstepError } from '../errors.ts';
import { recordAudit } from '../record-audit.ts';
import { requireAction } from '../staff/index.ts';
import { declineRequest } from './decide-request.ts';

/** A flood is larger than a page; what is left is declined by the next call. */
const maxAtOnce = 1000;

/**
 * Declines every held request of one network, each as staff would by itself: its visitor is told the reason, and its units
 * go to the queue. What somebody else decided in between stays as it is.
 * @throws DoorstepError `request_invalid` without a reason, `not_allowed`.
 * @returns how many were declined, and how many emails tell it.
 */
export async function declineNetwork(
  context: Context,
  { network, reason, note }: { network: string; reason: string; note: string },
): Promise<{ declined: number; emails: number; left: number }> {
  requireAction(context.actor, 'requests.decide');
  if (reason === '') throw new DoorstepError('request_invalid', { fields: [{ field: 'reason', code: 'required' }] });
  let declined = 0;
  let emails = 0;
  if (network !== '') {
    for (const id of await context.store.requests.heldOfNetwork(network, maxAtOnce)) {
      try {
        const { contact } = await declineRequest(context, { id, reason, note });
        declined += 1;
        if (contact.email !== '') emails += 1;
      } catch (error) {
        if (!(error instanceof DoorstepError) || error.code !== 'state_conflict') throw error;
      }
    }
  }
  const left = network === '' ? 0 : (await context.store.requests.heldOfNetwork(network, maxAtOnce)).length;
  await context.store.transaction(async (tx) =>
    recordAudit(context, tx, {
      at: await tx.now(),
      action: 'requests.network_declined',
      subjectKind: 'store',
      subjectId: '',
      // Its words are in the history of each request, and go with it.
      detail: { declined },
    }),
  );
  return { declined, emails, left };
}
