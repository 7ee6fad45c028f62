import { dayMs } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { serviceDaysAgo } from '../service-day/service-days-ago.ts';
import { lockRequest } from './lock-request.ts';
import { transitionFreely } from './transition-request.ts';
import { mayDo } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import type { ServiceRequest } from './service-request.ts';

/** A request lapses after this many service days without a decision; staff are warned half-way. */
export const maxHeldDays = 14;
export const warnedAfterDays = 7;

const atOnce = 100;

/** In service days; null unless the request is held. */
export async function daysUntilLapse(
  store: Pick<Repositories, 'serviceDays'>,
  { state, updatedAt }: Pick<ServiceRequest, 'state' | 'updatedAt'>,
  at: Instant,
): Promise<number | null> {
  if (state !== 'held') return null;
  let waited = 0;
  while (waited < maxHeldDays && updatedAt <= (await serviceDaysAgo(store, { days: waited + 1, at }))) waited += 1;
  return maxHeldDays - waited;
}

/**
 * Lapses requests that no one decided within 14 service days, and waiting or entered ones of an archived offer. Their
 * units go to the queue. Safe to run in several processes: each request lapses once.
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
    // Found through its archived offer, and archiving is final.
    const isWaiting = request.state === 'waitlisted' || request.state === 'entered';
    if (!isUndecided && !isWaiting) return;
    await transitionFreely(context, tx, request, { to: 'lapsed', at, audit: { detail: { reason: '' } } });
  });
}

/** Emails everyone who may decide once requests have waited for 7 service days; at most once a day across processes. */
export async function warnOfHeld(context: Context): Promise<void> {
  await context.store.transaction(async (tx) => {
    const at = await tx.now();
    const heldFor = async (days: number) => tx.requests.countHeldSince(await serviceDaysAgo(tx, { days, at }));
    const waiting = await heldFor(warnedAfterDays);
    if (waiting === (await heldFor(warnedAfterDays + 1))) return;
    const day = Math.floor(at / dayMs);
    if (!(await tx.counters.take(`held_warning:${day}`, 1, (day + 2) * dayMs))) return;
    for (const { id, name, role, email } of await tx.people.list()) {
      if (!mayDo({ kind: 'person', id, name, role }, 'requests.decide')) continue;
      await tx.outbox.add({
        id: context.secrets.newId(),
        subject: `held ${email}`,
        at,
        order: {
          kind: 'held_waiting',
          to: email,
          language: 'en',
          values: {
            count: waiting,
            days: maxHeldDays,
            url: `${context.mailSite}/staff/requests?state=held&sort=oldest`,
          },
        },
      });
    }
  });
}
