import type { Context } from '../context.ts';
import { DoorstepError } from '@doorstep/contract';
import { lockBatch } from '../batch/require-batch.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from '../staff/permissions.ts';

/**
 * Assigns a batch to these packers only: they see its names and addresses while it is locked or printed.
 * @throws DoorstepError `request_invalid` with an entry for everyone who is not a packer; `batch_not_found`;
 * `state_conflict` once every parcel has left; `not_allowed`.
 */
export async function assignPackers(
  context: Context,
  { id, personIds }: { id: string; personIds: string[] },
): Promise<void> {
  requireAction(context.actor, 'batches.write');
  await context.store.transaction(async (tx) => {
    await lockBatch(tx, id, ['open', 'locked', 'printed']);
    const packers = new Map(
      (await tx.people.list()).flatMap((one) => (one.role === 'packer' ? [[one.id, one.name]] : [])),
    );
    const others = personIds.flatMap((personId, index) => (packers.has(personId) ? [] : [index]));
    if (others.length > 0)
      throw new DoorstepError('request_invalid', {
        fields: others.map((index) => ({ field: `personIds.${index}`, code: 'not_a_choice' })),
      });
    const chosen = [...new Set(personIds)];
    await tx.packing.assign(id, chosen);
    await recordAudit(context, tx, {
      at: await tx.now(),
      action: 'batch.assigned',
      subjectKind: 'batch',
      subjectId: id,
      detail: { packers: chosen.map((personId) => packers.get(personId)).join(', ') },
    });
  });
}
