import type { StaffAction } from '@doorstep/contract';
import { DoorstepError, requireAction, useApiToken, type Context } from '@doorstep/core';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { networkPrefix } from '../../http/network-prefix.ts';
import type { LimitAnswer } from '../../http/rate-limit.ts';
import { requestLanguage } from '../../http/request-language.ts';
import type { Product } from '../../product/product.ts';

export interface TokenGate {
  /**
   * Of a route: lets in the programs whose token allows the action, before anything of the body is read. It throws
   * DoorstepError `token_invalid`, `not_allowed`, or `rate_limited` with `Retry-After` on the answer.
   */
  needs(action: StaffAction): { onRequest: onRequestAsyncHookHandler };
  /** A verb's context for the program that was let in. */
  contextOf(request: FastifyRequest): Context;
}

export function createTokenGate(product: Product): TokenGate {
  const system = product.contextFor({ kind: 'system' });
  const letIn = new WeakMap<FastifyRequest, Context>();
  return {
    needs: (action) => ({
      onRequest: async (request, reply) => {
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
        // A program's lookups are its own, from whatever network it calls.
        const caller = { kind: 'key', keyId: `token ${id}`, network } as const;
        const requester = { caller, language: requestLanguage(request) };
        const context = product.contextFor({ kind: 'token', id, name, scopes }, requester);
        requireAction(context.actor, action);
        letIn.set(request, context);
      },
    }),
    contextOf(request) {
      const context = letIn.get(request);
      if (context === undefined) throw new Error('A route for programs does not ask for a token');
      return context;
    },
  };
}

function refuse(reply: FastifyReply, answer: LimitAnswer): void {
  if (answer.kind === 'allowed') return;
  reply.header('Retry-After', String(answer.retryAfterSeconds));
  throw new DoorstepError('rate_limited');
}
