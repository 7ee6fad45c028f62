import type { ApiTokenView } from '@doorstep/contract';
import type { tokenOperations } from '@doorstep/contract/operations';
import { createApiToken, DoorstepError, revokeApiToken, toIso, type ApiToken, type Context } from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { titleOf } from '../present/staff-request.ts';

export const tokenHandlers: Handlers<typeof tokenOperations> = {
  'GET /tokens': ({ context }) => presentAll(context),
  async 'POST /tokens'({ context, body }) {
    const { token, kept } = await createApiToken(context, body);
    return { ...present(kept, await titles(context)), token };
  },
  async 'POST /tokens/:token/revoke'({ context, params }) {
    const isRevoked = await revokeApiToken(context, params.token);
    const tokens = await presentAll(context);
    if (!isRevoked)
      throw new DoorstepError(tokens.some(({ id }) => id === params.token) ? 'state_conflict' : 'not_found');
    return tokens;
  },
};

async function presentAll(context: Context): Promise<ApiTokenView[]> {
  const ofOffers = await titles(context);
  return (await context.store.apiTokens.list()).map((token) => present(token, ofOffers));
}

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
