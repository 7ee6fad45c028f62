import { recordAudit, type AuditEntry, type Context } from '@doorstep/core';

export type ReadingEntry = Pick<AuditEntry, 'action' | 'subjectKind' | 'subjectId' | 'detail'>;

export async function recordReading(context: Context, entry: ReadingEntry): Promise<void> {
  await context.store.transaction(async (tx) => recordAudit(context, tx, { at: await tx.now(), ...entry }));
}
