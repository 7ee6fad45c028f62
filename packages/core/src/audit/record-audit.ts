import type { Actor } from '../actor.ts';
import type { AuditEntry } from './audit-store.ts';
import type { Context } from '../context.ts';
import type { Repositories } from '../store.ts';

type Recorded = Pick<AuditEntry, 'at' | 'action' | 'subjectKind' | 'subjectId'> & { detail?: AuditEntry['detail'] };

/** Records who did what, in the same transaction. */
export async function recordAudit({ actor }: Pick<Context, 'actor'>, tx: Repositories, entry: Recorded): Promise<void> {
  await tx.audit.record(auditEntry(actor, entry));
}

export function auditEntry(actor: Actor, entry: Recorded): AuditEntry {
  return {
    actorKind: actor.kind,
    actorId: 'id' in actor ? actor.id : null,
    actorName: nameOf(actor),
    detail: {},
    ...entry,
  };
}

/** The name for histories; empty for all but people and tokens. */
export function nameOf(actor: Actor): string {
  return 'name' in actor ? actor.name : '';
}
