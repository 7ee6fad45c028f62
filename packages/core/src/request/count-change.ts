import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';

const dayMs = 86_400_000;

/** Changes of one request by its visitor in a day, each of which may send an email: the address and the email apart. */
export const maxChangesPerDay = 20;
/** Corrections of its address: whoever tries homes one after the other is stopped. */
export const maxCorrectionsPerDay = 5;
/** Links to confirm another email address: whoever writes to strangers is stopped. */
export const maxEmailChangesPerDay = 3;

const kinds = {
  changes: maxChangesPerDay,
  corrections: maxCorrectionsPerDay,
  emails: maxEmailChangesPerDay,
};

/** @returns false when the request was changed, or tried to be, too often today. */
export function countChange(
  tx: Repositories,
  requestId: string,
  at: Instant,
  kind: keyof typeof kinds = 'changes',
): Promise<boolean> {
  const day = Math.floor(at / dayMs);
  return tx.counters.take(`${kind}:${requestId}:${day}`, kinds[kind], (day + 1) * dayMs);
}
