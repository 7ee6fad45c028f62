import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from '../staff/permissions.ts';
import { declineLocked, previewDecision, requireReason } from './decide-request.ts';
import { lockRequest } from './lock-request.ts';
import type { MailOfChange } from './try-out.ts';
import type { Flood, HeldOfOffer } from './request-store.ts';

/** Each takes a transaction of some milliseconds while the caller waits. The next call declines the rest. */
const maxAtOnce = 200;

/**
 * Declines the held requests that one network sent up to a moment, with the same effects as by hand: the visitor is
 * emailed the reason, and the units go to the queue. Requests decided in the meantime are left untouched.
 * @throws DoorstepError `request_invalid` without a reason, `not_allowed`.
 * @returns how many were declined, how many emails that sends, and how many are still held.
 */
export async function declineNetwork(
  context: Context,
  { network, until, reason, note }: Flood & { reason: string; note: string },
): Promise<{ declined: number; emails: number; left: number }> {
  const { store } = context;
  requireAction(context.actor, 'requests.decide');
  requireReason(reason);
  let declined = 0;
  let emails = 0;
  for (const id of await store.requests.heldOfNetwork({ network, until }, { max: maxAtOnce })) {
    const request = await store.transaction(async (tx) => {
      const seen = await lockRequest(tx, id);
      return seen.state === 'held' ? declineLocked(context, tx, seen, { reason, note }) : null;
    });
    if (request === null) continue;
    declined += 1;
    if (request.contact.email !== '') emails += 1;
  }
  const left = sumOf(await store.requests.countHeldOfNetwork({ network, until }), 'requests');
  await store.transaction(async (tx) =>
    recordAudit(context, tx, {
      at: await tx.now(),
      action: 'requests.network_declined',
      subjectKind: 'store',
      subjectId: '',
      // The reason is in the history of each request and is erased with it.
      detail: { declined },
    }),
  );
  return { declined, emails, left };
}

/**
 * How many requests that declines and how many emails it sends, with one email per offer and language.
 * @throws DoorstepError `not_allowed`.
 */
export async function previewNetworkDecline(
  context: Context,
  { reason, ...flood }: Flood & { reason: string },
): Promise<{ requests: number; emails: number; mails: (MailOfChange & { count: number })[] }> {
  requireAction(context.actor, 'requests.decide');
  const counts = await context.store.requests.countHeldOfNetwork(flood);
  const mails: (MailOfChange & { count: number })[] = [];
  for (const { idWithEmail: subject, withEmail: count } of counts) {
    if (subject === null) continue;
    const order = await previewDecision(context, { id: subject, decision: 'decline', reason });
    if (order !== null) mails.push({ subject, order, count });
  }
  return { requests: sumOf(counts, 'requests'), emails: sumOf(counts, 'withEmail'), mails };
}

function sumOf(counts: HeldOfOffer[], name: 'requests' | 'withEmail'): number {
  return counts.reduce((sum, each) => sum + each[name], 0);
}
