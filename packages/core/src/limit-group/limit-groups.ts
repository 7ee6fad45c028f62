import { DoorstepError, type LimitGroupInput } from '@doorstep/contract';
import { recordAudit } from '../audit/record-audit.ts';
import type { Context } from '../context.ts';
import type { LimitGroup } from './limit-group-store.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';

export async function createLimitGroup(context: Context, { name, limits }: LimitGroupInput): Promise<LimitGroup> {
  requireAction(context.actor, 'offers.write');
  const { store, secrets } = context;
  return store.transaction(async (tx) => {
    const at = await tx.now();
    const group: LimitGroup = { id: secrets.newId(), name, limits, pastLimits: [], version: 1, createdAt: at };
    await tx.limitGroups.insert(group, secrets.newToken());
    await recordAudit(context, tx, {
      at,
      action: 'limit_group.created',
      subjectKind: 'limit_group',
      subjectId: group.id,
      detail: { name, ...limits },
    });
    return group;
  });
}

/**
 * Changes a group, even while its offers are open. A home with more than a lowered limit keeps it and gets no more.
 * @throws DoorstepError `version_conflict`, `not_found`, `not_allowed`.
 */
export async function saveLimitGroup(
  context: Context,
  { id, version, input: { name, limits } }: { id: string; version: number; input: LimitGroupInput },
): Promise<LimitGroup> {
  requireAction(context.actor, 'offers.write');
  return context.store.transaction(async (tx) => {
    const before = await tx.limitGroups.find(id);
    if (before === null) throw new DoorstepError('not_found');
    const isSame = JSON.stringify(limits) === JSON.stringify(before.limits);
    const pastLimits = isSame ? before.pastLimits : [...before.pastLimits, before.limits];
    if (!(await tx.limitGroups.save({ id, name, limits, pastLimits, version })))
      throw new DoorstepError('version_conflict');
    await recordAudit(context, tx, {
      at: await tx.now(),
      action: 'limit_group.changed',
      subjectKind: 'limit_group',
      subjectId: id,
      detail: {
        name,
        unitsPerHome: `${before.limits.unitsPerHome ?? 'no limit'} → ${limits.unitsPerHome ?? 'no limit'}`,
        windowDays: `${before.limits.windowDays ?? 'for good'} → ${limits.windowDays ?? 'for good'}`,
      },
    });
    return { ...before, name, limits, pastLimits, version: version + 1 };
  });
}

/**
 * Puts a draft into a group, or (`groupId` null) takes it out. Only a draft can move: home keys are hashed with the
 * secret of one scope, so requests of one scope cannot count in another. A group whose keys were destroyed gets a new
 * secret: units given earlier no longer count, unless they count for good.
 * @throws DoorstepError `state_conflict` unless it is a draft; `limit_group_ended` if its keys are destroyed and its
 * units count for good; `offer_not_found`, `not_found`, `not_allowed`.
 */
export async function joinLimitGroup(
  context: Context,
  { offerId, groupId }: { offerId: string; groupId: string | null },
): Promise<void> {
  requireAction(context.actor, 'offers.write');
  const { secrets } = context;
  await context.store.transaction(async (tx) => {
    const offer = await tx.offers.find(offerId);
    if (offer === null) throw new DoorstepError('offer_not_found');
    if ((offer.group?.id ?? null) === groupId) return;
    const group = groupId === null ? null : await tx.limitGroups.find(groupId);
    if (groupId !== null && group === null) throw new DoorstepError('not_found');
    const scope =
      group === null
        ? { id: secrets.newId(), newSecret: secrets.newToken() }
        : { id: group.id, newSecret: await secretForGroup(context, tx, group) };
    if (!(await tx.offers.setScope(offerId, scope))) throw new DoorstepError('state_conflict');
    await recordAudit(context, tx, {
      at: await tx.now(),
      action: group === null ? 'offer.left_limit_group' : 'offer.joined_limit_group',
      subjectKind: 'offer',
      subjectId: offerId,
      detail: { group: (group ?? offer.group)?.name ?? '' },
    });
  });
}

/** Null while the group has its own secret, which stays locked so that it is not destroyed while an offer joins. */
async function secretForGroup(
  { secrets }: Context,
  tx: Repositories,
  { id, limits }: LimitGroup,
): Promise<string | null> {
  if ((await tx.offers.lockScope(id)) !== null) return null;
  if (limits.unitsPerHome !== null && limits.windowDays === null) throw new DoorstepError('limit_group_ended');
  return secrets.newToken();
}
