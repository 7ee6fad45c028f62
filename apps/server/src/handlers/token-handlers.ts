import type { ApiTokenView } from '@doorstep/contract';
import type { tokenOperations } from '@doorstep/contract/operations';
import { createApiToken, DoorstepError, revokeApiToken, toIso, type ApiToken } from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';

export const tokenHandlers: Handlers<typeof tokenOperations> = {
  'GET /tokens': async ({ context: { store } }) => (await store.apiTokens.list()).map(present),
  async 'POST /tokens'({ context, body }) {
    const { token, kept } = await createApiToken(context, body);
    return { ...present(kept), token };
  },
  async 'POST /tokens/:token/revoke'({ context, params }) {
    const isRevoked = await revokeApiToken(context, params.token);
    const tokens = await context.store.apiTokens.list();
    if (!isRevoked)
      throw new DoorstepError(tokens.some(({ id }) => id === params.token) ? 'state_conflict' : 'not_found');
    return tokens.map(present);
  },
};

function present({ id, name, ending, scopes, createdAt, usedAt, revokedAt }: ApiToken): ApiTokenView {
  return { id, name, ending, scopes, createdAt: toIso(createdAt), usedAt: toIso(usedAt), revokedAt: toIso(revokedAt) };
}
