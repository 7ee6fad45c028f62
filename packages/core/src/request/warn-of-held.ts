import type { Context } from '../context.ts';
import { mayDo } from '../staff/index.ts';
import { heldAtMostMs, warnedAfterMs } from './lapse-requests.ts';

const dayMs = 86_400_000;

/**
 * Writes to everybody who may decide, on a day on which requests have come to wait for 7 days; once a day, however many
 * processes run.
 */
export async function warnOfHeld(context: Context): Promise<void> {
  await context.store.transaction(async (tx) => {
    const at = await tx.now();
    const since = at - warnedAfterMs;
    const waiting = await tx.requests.countHeldSince(since);
    if (waiting === (await tx.requests.countHeldSince(since - dayMs))) return;
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
            days: heldAtMostMs / dayMs,
            url: `${context.baseUrl}/staff/requests?state=held&sort=oldest`,
          },
        },
      });
    }
  });
}
