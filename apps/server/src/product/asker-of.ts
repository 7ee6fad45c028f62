import type { FastifyRequest } from 'fastify';
import { networkPrefix } from '../http/network-prefix.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { LookupCaller } from '../lookup/lookup-budgets.ts';
import type { Asker } from '../lookup/product-addresses.ts';
import type { Product } from './product.ts';

interface VisitingAsker extends Asker {
  caller: Extract<LookupCaller, { kind: 'visitor' }>;
}

/** The visitor of a page or of the API, as the address lookup knows them. */
export function askerOf({ sessions }: Pick<Product, 'sessions'>, request: FastifyRequest): VisitingAsker {
  return {
    caller: { kind: 'visitor', session: sessions.find(request) ?? '', network: networkPrefix(request.ip) },
    language: requestLanguage(request),
  };
}
