import { limitGroupInputSchema, versionSchema, type LimitGroupView } from '@doorstep/contract';
import {
  createLimitGroup,
  joinLimitGroup,
  requireAction,
  saveLimitGroup,
  type Context,
  type LimitGroup,
} from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { parseBody } from '../../http/parse-body.ts';
import { titleOf } from '../../present/staff-request.ts';
import type { StaffContext } from './staff-context.ts';

const saveSchema = v.strictObject({ version: versionSchema, input: limitGroupInputSchema });
const joinSchema = v.strictObject({ groupId: v.nullable(v.pipe(v.string(), v.maxLength(64))) });

/** Limit groups: offers that share one allowance. */
export function addLimitGroupRoutes(app: FastifyInstance, { contextOf }: { contextOf: StaffContext }): void {
  app.get('/api/staff/limit-groups', async (request): Promise<LimitGroupView[]> => {
    const { store, actor } = await contextOf(request);
    requireAction(actor, 'offers.read');
    return presentAll({ store }, await store.limitGroups.list());
  });

  app.post('/api/staff/limit-groups', async (request, reply) => {
    const context = await contextOf(request);
    const group = await createLimitGroup(context, parseBody(limitGroupInputSchema, request.body));
    return reply.code(201).send((await presentAll(context, [group]))[0]);
  });

  app.put<{ Params: { id: string } }>('/api/staff/limit-groups/:id', async (request) => {
    const context = await contextOf(request);
    const group = await saveLimitGroup(context, { id: request.params.id, ...parseBody(saveSchema, request.body) });
    return (await presentAll(context, [group]))[0];
  });

  app.post<{ Params: { id: string } }>('/api/staff/offers/:id/limit-group', async (request) => {
    const context = await contextOf(request);
    const { groupId } = parseBody(joinSchema, request.body);
    await joinLimitGroup(context, { offerId: request.params.id, groupId });
    return presentAll(context, await context.store.limitGroups.list());
  });
}

async function presentAll({ store }: Pick<Context, 'store'>, groups: LimitGroup[]): Promise<LimitGroupView[]> {
  const offers = await store.offers.list();
  return groups.map(({ id, name, limits, version }) => ({
    id,
    name,
    limits,
    version,
    offers: offers
      .filter(({ group }) => group?.id === id)
      .map((offer) => ({ id: offer.id, title: titleOf(offer.definition) })),
  }));
}
