import type { AuditEntry } from '../audit/audit-store.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Repositories } from '../store.ts';
import type { ServiceRequest } from './service-request.ts';

/** What freed units for the queue: a request, or the movement of an item's stock. */
export interface ServedBy extends Pick<AuditEntry, 'subjectKind' | 'subjectId'> {
  movementId?: string;
}

/** A delivery of thousands names the first: the others are found by their state. */
const maxNamed = 20;

/** Writes into the history of what freed units who was accepted by it; nothing where nobody was. */
export async function recordServed(
  context: Pick<Context, 'secrets' | 'actor'>,
  tx: Repositories,
  { by, accepted, at }: { by: ServedBy; accepted: ServiceRequest[]; at: Instant },
): Promise<void> {
  if (accepted.length === 0) return;
  const { movementId, ...subject } = by;
  await recordAudit(context, tx, {
    at,
    action: 'queue.served',
    ...subject,
    detail: {
      accepted: accepted.length,
      emails: accepted.filter(({ contact }) => contact.email !== '').length,
      references: accepted
        .slice(0, maxNamed)
        .map(({ reference }) => reference)
        .join(', '),
      ...(movementId === undefined ? {} : { movementId }),
    },
  });
}
