import type { StaffAction } from '@doorstep/contract';
import { DoorstepError, requireAction, useApiToken, type Context } from '@doorstep/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkPrefix } from '../../http/network-prefix.ts';
import type { LimitAnswer } from '../../http/rate-limit.ts';
import { askerOf } from '../../product/asker-of.ts';
import type { Product } from '../../product/product.ts';

/**
 * A verb's context for the program whose token came with a call, which must allow the action.
 * @throws DoorstepError `token_invalid`, `not_allowed`, or `rate_limited` with `Retry-After` on the answer.
 */
export type TokenContext = (request: FastifyRequest, reply: FastifyReply, action: StaffAction) => Promise<Context>;

export function createTokenContext(product: Product): TokenContext {
  const system = product.contextFor({ kind: 'system' });
  return async (request, reply, action) => {
    const network = networkPrefix(request.ip);
    // Whoever tries tokens is stopped; a program with a good one never counts here.
    if (product.limits.wrongToken.isUsedUp(network)) refuse(reply, product.limits.wrongToken.take(network));
    const shown = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
    const token = shown === undefined ? null : await useApiToken(system, shown);
    if (token === null) {
      product.limits.wrongToken.take(network);
      reply.header('WWW-Authenticate', 'Bearer');
      throw new DoorstepError('token_invalid');
    }
    refuse(reply, product.limits.token.take(token.id));
    const { id, name, scopes } = token;
    const context = product.contextFor({ kind: 'token', id, name, scopes }, askerOf(product, request));
    requireAction(context.actor, action);
    return context;
  };
}

function refuse(reply: FastifyReply, answer: LimitAnswer): void {
  if (answer.kind === 'allowed') return;
  reply.header('Retry-After', String(answer.retryAfterSeconds));
  throw new DoorstepError('rate_limited');
}
