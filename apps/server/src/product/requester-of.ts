import type { FastifyRequest } from 'fastify';
import { networkPrefix } from '../http/network-hashes.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { LookupCaller } from '../lookup/lookup-budgets.ts';
import type { Requester } from '../lookup/product-addresses.ts';
import type { Product } from './product.ts';

interface VisitingRequester extends Requester {
  caller: Extract<LookupCaller, { kind: 'visitor' }>;
}

export function requesterOf(
  { sessions, formTokens }: Pick<Product, 'sessions' | 'formTokens'>,
  request: FastifyRequest,
): VisitingRequester {
  const session = sessions.find(request) ?? formTokens.holderOf(formTokenOf(request.body)) ?? '';
  return {
    caller: { kind: 'visitor', session, network: networkPrefix(request.ip) },
    language: requestLanguage(request),
  };
}

function formTokenOf(body: unknown): string {
  const token = typeof body === 'object' && body !== null && 'formToken' in body ? body.formToken : '';
  return typeof token === 'string' ? token : '';
}
