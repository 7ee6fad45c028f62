import type { ApiTokenView } from '@doorstep/contract';
import type { tokenOperations } from '@doorstep/contract/operations';
import { createApiToken, DoorstepError, revokeApiToken, toIso, type ApiToken, type Context } from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { titleOf } from '../present/staff-request.ts';

export const tokenHandlers: Handlers<typeof tokenOperations> = {
  async 'GET /tokens'({ context, query }) {
    const { rows, next } = await context.store.apiTokens.part(query);
    const ofOffers = await titles(context);
    return { rows: rows.map((token) => present(token, ofOffers)), next };
  },
  async 'POST /tokens'({ context, body }) {
    const { token, kept } = await createApiToken(context, body);
    return { ...present(kept, await titles(context)), token };
  },
  async 'POST /tokens/:token/revoke'({ context, params }) {
    const isRevoked = await revokeApiToken(context, params.token);
    const token = (await context.store.apiTokens.list()).find(({ id }) => id === params.token);
    if (token === undefined) throw new DoorstepError('not_found');
    if (!isRevoked) throw new DoorstepError('state_conflict');
    return present(token, await titles(context));
  },
};

async function titles({ store }: Context): Promise<Map<string, string>> {
  return new Map((await store.offers.list()).map(({ id, definition }) => [id, titleOf(definition)]));
}

function present(token: ApiToken, ofOffers: Map<string, string>): ApiTokenView {
  const { id, name, ending, scopes, offerIds, createdAt, expiresAt, usedAt, revokedAt } = token;
  return {
    id,
    name,
    ending,
    scopes,
    offers: offerIds?.map((offerId) => ({ id: offerId, title: ofOffers.get(offerId) ?? offerId })) ?? null,
    createdAt: toIso(createdAt),
    expiresAt: toIso(expiresAt),
    usedAt: toIso(usedAt),
    revokedAt: toIso(revokedAt),
  };
}
