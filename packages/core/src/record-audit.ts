import type { Actor } from './actor.ts';
import type { AuditEntry } from './audit/audit-store.ts';
import type { Context } from './context.ts';
import type { Repositories } from './store.ts';

/** Writes who did what, in the transaction that does it. */
export async function recordAudit(
  { actor }: Pick<Context, 'actor'>,
  tx: Repositories,
  entry: Pick<AuditEntry, 'at' | 'action' | 'subjectKind' | 'subjectId'> & { detail?: AuditEntry['detail'] },
): Promise<void> {
  await tx.audit.record({
    actorKind: actor.kind,
    actorId: 'id' in actor ? actor.id : null,
    actorName: nameOf(actor),
    detail: {},
    ...entry,
  });
}

/** How an actor is shown in histories. Only people and tokens have names. */
export function nameOf(actor: Actor): string {
  return 'name' in actor ? actor.name : '';
}
