import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { serviceDaysAgo } from '../service-day/index.ts';
import { lockRequest } from './lock-request.ts';
import { transitionFreely } from './transition-request.ts';

/** A request that staff have not decided on so many days of service lapses; half-way they are warned. */
export const maxHeldDays = 14;
export const warnedAfterDays = 7;

const atOnce = 100;

/**
 * Ends what nobody decided in 14 days of service, and what waits or is in the draw of an offer that was archived. What they held
 * goes to the queue. Safe to run in several processes: each request ends once.
 */
export async function lapseRequests(context: Context): Promise<void> {
  for (;;) {
    const { store } = context;
    const heldBefore = await serviceDaysAgo(store, { days: maxHeldDays, at: await store.now() });
    const ids = await store.requests.lapsing(heldBefore, atOnce);
    for (const id of ids) await lapse(context, id, heldBefore);
    if (ids.length < atOnce) return;
  }
}

async function lapse(context: Context, id: string, heldBefore: Instant): Promise<void> {
  await context.store.transaction(async (tx) => {
    const request = await lockRequest(tx, id);
    const at = await tx.now();
    const isUndecided = request.state === 'held' && request.updatedAt <= heldBefore;
    // Found because its offer is archived, which is for good.
    const isWaiting = request.state === 'waitlisted' || request.state === 'entered';
    if (!isUndecided && !isWaiting) return;
    await transitionFreely(context, tx, request, { to: 'lapsed', at, audit: { detail: { reason: '' } } });
  });
}
