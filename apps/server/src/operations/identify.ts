import type { Operation } from '@doorstep/contract/operations';
import { DoorstepError, secondFactorRequiredFrom, useApiToken, type Context } from '@doorstep/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FindCurrentPerson } from '../auth/current-person.ts';
import { networkPrefix } from '../http/network-hashes.ts';
import { countCall } from '../http/rate-limit.ts';
import { requestLanguage } from '../http/request-language.ts';
import { showsToken } from '../http/shows-token.ts';
import type { Product } from '../product/product.ts';

/**
 * A verb's context for the caller: the program of the token, else the person of the cookie.
 * @throws DoorstepError `not_signed_in`, `token_invalid`, `token_expired`, `rate_limited`; `two_factor_needed` for
 * anything but one's own account.
 */
export type Identify = (
  request: FastifyRequest,
  reply: FastifyReply,
  operation: Pick<Operation, 'action'>,
) => Promise<Context>;

export function createIdentify(product: Product, currentPerson: FindCurrentPerson): Identify {
  const system = product.contextFor({ kind: 'system' });
  return async (request, reply, { action }) => {
    if (showsToken(request)) return program(product, { system, request, reply });
    try {
      const { id, name, role, hasSecondFactor } = await currentPerson(request);
      if (action !== 'signed_in' && !hasSecondFactor && (await isSecondFactorRequired(system)))
        throw new DoorstepError('two_factor_needed');
      return product.contextFor({ kind: 'person', id, name, role });
    } catch (error) {
      // A caller without a cookie may be a program.
      if (error instanceof DoorstepError && error.code === 'not_signed_in') reply.header('WWW-Authenticate', 'Bearer');
      throw error;
    }
  };
}

/** Whether everyone needs a second factor by now. */
export async function isSecondFactorRequired(context: Context): Promise<boolean> {
  const from = await secondFactorRequiredFrom(context);
  return from !== null && from <= (await context.store.now());
}

async function program(
  product: Product,
  { system, request, reply }: { system: Context; request: FastifyRequest; reply: FastifyReply },
): Promise<Context> {
  const network = networkPrefix(request.ip);
  // Limits guessing: only wrong tokens count.
  const { wrongToken } = product.limits;
  if (wrongToken.isUsedUp(network)) countCall(reply, wrongToken, { by: 'network', key: network });
  const shown = /^bearer\s+(\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = shown === undefined ? null : await useApiToken(system, shown);
  if (token === null) {
    wrongToken.take(network);
    reply.header('WWW-Authenticate', 'Bearer');
    throw new DoorstepError('token_invalid');
  }
  countCall(reply, product.limits.token, { by: 'token', key: token.id });
  if (token.isExpired) {
    reply.header('WWW-Authenticate', 'Bearer');
    throw new DoorstepError('token_expired');
  }
  const { id, name, scopes, offerIds } = token;
  // A program's lookups count as its own, whichever network it calls from.
  const caller = { kind: 'key', keyId: `token ${id}`, network } as const;
  const requester = { caller, language: requestLanguage(request) };
  return product.contextFor({ kind: 'token', id, name, scopes, offerIds }, requester);
}
