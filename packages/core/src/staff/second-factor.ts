import type { Context } from '../context.ts';
import { toIso, type Instant } from '../instant.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from './permissions.ts';

const name = 'second_factor_required_from';

/** When everyone starts to need a second factor to sign in; null for never. */
export async function secondFactorRequiredFrom({ store }: Pick<Context, 'store'>): Promise<Instant | null> {
  const value = (await store.settings.get(name)) ?? '';
  return value === '' ? null : Number(value);
}

/**
 * Requires a second factor of everyone from a moment on; null ends the requirement.
 * @throws DoorstepError `not_allowed`.
 */
export async function requireSecondFactor(context: Context, requiredFrom: Instant | null): Promise<void> {
  requireAction(context.actor, 'people.manage');
  await context.store.transaction(async (tx) => {
    await tx.settings.put(name, requiredFrom === null ? '' : String(requiredFrom));
    await recordAudit(context, tx, {
      at: await tx.now(),
      action: 'person.two_factor_required',
      subjectKind: 'store',
      subjectId: 'people',
      detail: { requiredFrom: toIso(requiredFrom) },
    });
  });
}
