import { addressForm } from '@doorstep/address-language';
import { isCountry, toAlpha2 } from '@doorstep/contract';
import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { embedHeaders } from '../http/embedding.ts';

export function addAddressFormRoutes(app: FastifyInstance): void {
  app.get<{ Params: { country: string } }>('/api/address-forms/:country', (request, reply) => {
    const country = toAlpha2(request.params.country);
    if (!isCountry(country)) throw new DoorstepError('not_found');
    return reply.headers(embedHeaders).send(addressForm(country));
  });
}
