import type { Context } from '../context.ts';
import { serviceDaysAgo } from '../service-day/index.ts';
import { mayDo } from '../staff/index.ts';
import { maxHeldDays, warnedAfterDays } from './lapse-requests.ts';

const dayMs = 86_400_000;

/**
 * Writes to everybody who may decide, on a day on which requests have come to wait for 7 days of service; once a day, however many
 * processes run.
 */
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
            url: `${context.baseUrl}/staff/requests?state=held&sort=oldest`,
          },
        },
      });
    }
  });
}
