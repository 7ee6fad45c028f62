import { apiTokenInputSchema, type ApiTokenView, type NewApiToken } from '@doorstep/contract';
import { createApiToken, DoorstepError, requireAction, revokeApiToken, toIso, type ApiToken } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../../http/parse-body.ts';
import type { StaffContext } from './staff-context.ts';

/** Tokens of the API, which an owner makes and ends. */
export function addTokenRoutes(app: FastifyInstance, { contextOf }: { contextOf: StaffContext }): void {
  app.get('/api/staff/tokens', async (request): Promise<ApiTokenView[]> => {
    const { store, actor } = await contextOf(request);
    requireAction(actor, 'tokens.manage');
    return (await store.apiTokens.list()).map(present);
  });

  app.post('/api/staff/tokens', async (request, reply) => {
    const context = await contextOf(request);
    requireAction(context.actor, 'tokens.manage');
    const { token, kept } = await createApiToken(context, parseBody(apiTokenInputSchema, request.body));
    const made: NewApiToken = { ...present(kept), token };
    return reply.code(201).header('Cache-Control', 'no-store').send(made);
  });

  app.post<{ Params: { id: string } }>('/api/staff/tokens/:id/revoke', async (request): Promise<ApiTokenView[]> => {
    const context = await contextOf(request);
    const { id } = request.params;
    const isRevoked = await revokeApiToken(context, id);
    const tokens = await context.store.apiTokens.list();
    if (!isRevoked) throw new DoorstepError(tokens.some((token) => token.id === id) ? 'state_conflict' : 'not_found');
    return tokens.map(present);
  });
}

function present({ id, name, ending, scopes, createdAt, usedAt, revokedAt }: ApiToken): ApiTokenView {
  return { id, name, ending, scopes, createdAt: toIso(createdAt), usedAt: toIso(usedAt), revokedAt: toIso(revokedAt) };
}
