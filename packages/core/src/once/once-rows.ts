import type { Database } from '@doorstep/database';
import type { Instant } from '../instant.ts';

interface OnceName {
  caller: string;
  operation: string;
  key: string;
}

/**
 * Takes a key; concurrent callers wait for the end of this transaction.
 * @param keptSince Keys from before have expired.
 * @returns what was done under the key; null if this call now owns it.
 */
export async function take(
  { db }: Database,
  { at, fingerprint, ...name }: OnceName & { at: Instant; fingerprint: string },
  keptSince: Instant,
): Promise<{ fingerprint: string; outcome: string } | null> {
  await db
    .deleteFrom('done_once')
    .where(({ and }) => and({ ...name }))
    .where('at', '<', keptSince)
    .execute();
  const inserted = await db
    .insertInto('done_once')
    .values({ ...name, fingerprint, outcome: '', at })
    .onConflict((conflict) => conflict.columns(['caller', 'operation', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  if ((inserted.numInsertedOrUpdatedRows ?? 0n) > 0n) return null;
  return db
    .selectFrom('done_once')
    .select(['fingerprint', 'outcome'])
    .where(({ and }) => and({ ...name }))
    .executeTakeFirstOrThrow();
}

export async function keep({ db }: Database, name: OnceName, outcome: string): Promise<void> {
  await db
    .updateTable('done_once')
    .set({ outcome })
    .where(({ and }) => and({ ...name }))
    .execute();
}
