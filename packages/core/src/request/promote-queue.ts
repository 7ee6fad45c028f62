import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { recordAudit } from '../record-audit.ts';
import type { Repositories } from '../store.ts';
import { announceChange } from './announce-change.ts';
import { orderMail } from './order-mail.ts';
import type { ServiceRequest } from './service-request.ts';

const chunk = 50;

/**
 * Gives what is free to the queue, in the transaction that freed it: in order, each whole request that fits; those
 * passed over keep their place. Requests with an open doubt wait for staff.
 */
export async function promoteQueue(context: Context, tx: Repositories, offerId: string, at: Instant): Promise<void> {
  await holdItems(tx, offerId);
  // Those in the draw come first. (Read with the items held: its last piece gives away what came back before it.)
  const draw = await tx.draws.find(offerId);
  if (draw !== null && draw.state !== 'drawn') return;
  let after = -1;
  for (;;) {
    const waiting = await tx.requests.waiting(offerId, after, chunk);
    for (const request of waiting) {
      after = request.queueNumber ?? after;
      if (request.holdReasons.length === 0 && (await tx.stock.takeAll(request.lines)))
        await accept(context, tx, request, at);
    }
    if (waiting.length < chunk || !(await isAnythingLeft(tx, offerId))) return;
  }
}

/**
 * Holds every item of an offer until the transaction ends. Whoever gives units back does so before anything else of
 * the stock: one item first and the others afterwards would wait in a circle with a request for several.
 */
export async function holdItems(tx: Repositories, offerId: string): Promise<void> {
  const items = await tx.stock.ofOffer(offerId);
  if (items.length > 0) await tx.stock.lock(items.map(({ itemId }) => itemId));
}

async function accept(context: Context, tx: Repositories, request: ServiceRequest, at: Instant): Promise<void> {
  await tx.requests.change(request.id, { from: 'waitlisted', to: 'accepted', at, acceptedAt: at });
  await recordAudit({ secrets: context.secrets, actor: { kind: 'system' } }, tx, {
    at,
    action: 'request.accepted',
    subjectKind: 'request',
    subjectId: request.id,
    detail: { state: 'accepted', reason: 'queue' },
  });
  const accepted: ServiceRequest = { ...request, state: 'accepted' };
  await announceChange(context, tx, accepted, at);
  await orderMail(context, tx, { kind: 'accepted', request: accepted, at });
}

async function isAnythingLeft(tx: Repositories, offerId: string): Promise<boolean> {
  return (await tx.stock.ofOffer(offerId)).some(({ stock, taken }) => stock === null || taken < stock);
}
