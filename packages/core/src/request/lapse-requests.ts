import type { Context } from '../context.ts';
import { orderMail } from './order-mail.ts';
import { releaseRequest } from './release-request.ts';

const dayMs = 86_400_000;

/** A request that staff have not decided by then lapses; half-way they are warned. */
export const heldAtMostMs = 14 * dayMs;
export const warnedAfterMs = 7 * dayMs;

const atOnce = 100;

/**
 * Ends what nobody decided in 14 days, and what waits or is in the draw of an offer that was archived. What they held
 * goes to the queue. Safe to run in several processes: each request ends once.
 */
export async function lapseRequests(context: Context): Promise<void> {
  for (;;) {
    const ids = await context.store.requests.lapsing((await context.store.now()) - heldAtMostMs, atOnce);
    for (const id of ids) await lapse(context, id);
    if (ids.length < atOnce) return;
  }
}

async function lapse(context: Context, id: string): Promise<void> {
  await context.store.transaction(async (tx) => {
    const request = await tx.requests.lock(id);
    const at = await tx.now();
    if (request === null) return;
    const isUndecided = request.state === 'held' && at - request.updatedAt >= heldAtMostMs;
    // Found because its offer is archived, which is for good.
    const isWaiting = request.state === 'waitlisted' || request.state === 'entered';
    if (!isUndecided && !isWaiting) return;
    const lapsed = await releaseRequest(context, tx, request, { to: 'lapsed', reason: '', at });
    await orderMail(context, tx, { kind: 'lapsed', request: lapsed, at });
  });
}
