import type { LimitGroupView } from '@doorstep/contract';
import type { offerOperations } from '@doorstep/contract/operations';
import { createLimitGroup, joinLimitGroup, saveLimitGroup, type Context, type LimitGroup } from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { titleOf } from '../present/staff-request.ts';
import { requireOffer } from './require-offer.ts';

/** Limit groups: offers that share one allowance. */
export const limitGroupHandlers: Pick<
  Handlers<typeof offerOperations>,
  'GET /limit-groups' | 'POST /limit-groups' | 'PUT /limit-groups/:group' | 'POST /offers/:offer/limit-group'
> = {
  'GET /limit-groups': ({ context }) => presentAll(context),
  'POST /limit-groups': async ({ context, body }) => presentOne(context, await createLimitGroup(context, body)),
  'PUT /limit-groups/:group': async ({ context, params, body }) =>
    presentOne(context, await saveLimitGroup(context, { ...body, id: params.group })),
  async 'POST /offers/:offer/limit-group'({ context, params, body: { groupId } }) {
    const { id } = await requireOffer(context, params.offer);
    await joinLimitGroup(context, { offerId: id, groupId });
    return presentAll(context);
  },
};

async function presentAll({ store }: Context): Promise<LimitGroupView[]> {
  const offers = await offersByGroup({ store });
  return (await store.limitGroups.list()).map((group) => present(group, offers));
}

async function presentOne({ store }: Context, group: LimitGroup): Promise<LimitGroupView> {
  return present(group, await offersByGroup({ store }));
}

async function offersByGroup({ store }: Pick<Context, 'store'>) {
  return Map.groupBy(await store.offers.list(), ({ group }) => group?.id);
}

function present(
  { id, name, limits, version }: LimitGroup,
  offers: Awaited<ReturnType<typeof offersByGroup>>,
): LimitGroupView {
  const its = offers.get(id) ?? [];
  return {
    id,
    name,
    limits,
    version,
    offers: its.map((offer) => ({ id: offer.id, title: titleOf(offer.definition) })),
  };
}
