import { recordAudit, type AuditEntry, type Context } from '@doorstep/core';

export type ReadingEntry = Pick<AuditEntry, 'action' | 'subjectKind' | 'subjectId' | 'detail'>;

/** Writes that somebody is about to see personal data, before it is given; never what was searched for. */
export async function recordReading(context: Context, entry: ReadingEntry): Promise<void> {
  await context.store.transaction(async (tx) => recordAudit(context, tx, { at: await tx.now(), ...entry }));
}
