import { addressForm } from '@doorstep/address-language';
import { homeQuestionSchema, humanCheckQuerySchema, isCountry, toAlpha2 } from '@doorstep/contract';
import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { embedHeaders } from '../http/embedding.ts';
import { parseBody } from '../http/parse-body.ts';
import { limitByNetwork } from '../http/rate-limit.ts';
import { homeAnswer } from '../product/home-answer.ts';
import { loadPublicOffer, requirePublicOffer } from '../product/load-public-offer.ts';
import type { Product } from '../product/product.ts';
import { parseSubmission, requireIdempotencyKey, submit } from '../product/submit.ts';

interface OfferRoute {
  Params: { slug: string };
}

const embedQuerySchema = v.object({ embed: v.optional(v.pipe(v.string(), v.maxLength(10))) });

export function addOfferApiRoutes(app: FastifyInstance, product: Product): void {
  app.get<OfferRoute>('/api/offers/:slug', async (request, reply) => {
    const { view } = await loadPublicOffer(product, request);
    return reply.header('Cache-Control', 'no-store').send(view);
  });

  app.get<OfferRoute>(
    '/api/offers/:slug/human-check',
    { preHandler: limitByNetwork(product.limits.challenge), config: { query: humanCheckQuerySchema } },
    async (request, reply) => {
      const { slug } = await requirePublicOffer(product, request);
      const { provider, way } = parseBody(humanCheckQuerySchema, request.query);
      const begun = await product.humanChecks.begin(
        { slug, ip: request.ip },
        { provider: provider ?? null, isFallback: way === 'other' },
      );
      if (begun === null) throw new DoorstepError('not_found');
      return reply.header('Cache-Control', 'no-store').send(begun);
    },
  );

  app.post<OfferRoute>(
    '/api/offers/:slug/home',
    { preHandler: limitByNetwork(product.limits.challenge) },
    async (request, reply) => {
      const { address } = parseBody(homeQuestionSchema, request.body);
      const answer = await homeAnswer(product, request, { ...(await loadPublicOffer(product, request)), address });
      return reply.header('Cache-Control', 'no-store').send(answer);
    },
  );

  app.post<OfferRoute>(
    '/api/offers/:slug/requests',
    { preHandler: limitByNetwork(product.limits.submit), config: { originCheck: 'any', query: embedQuerySchema } },
    async (request, reply) => {
      const idempotencyKey = requireIdempotencyKey(request.headers['idempotency-key']);
      const submission = parseSubmission(request.body);
      const submitted = await submit(product, request, { submission, idempotencyKey, reply });
      if (submitted.isReplayed) reply.header('Idempotency-Replayed', 'true');
      return reply.code(submitted.status).header('Cache-Control', 'no-store').send(submitted.answer);
    },
  );

  app.get<OfferRoute>('/o/:slug/embed.json', async (request, reply) => {
    // Open to every page, including a redirect to the current slug.
    reply.headers({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store', Vary: 'Origin' });
    const allowed = product.config.embedOrigins.includes(request.headers.origin ?? '');
    const offer = await loadPublicOffer(product, request).catch((error: unknown) => {
      if (error instanceof DoorstepError) return null;
      throw error;
    });
    return { allowed, title: offer?.view.title.text ?? '' };
  });

  app.get<{ Params: { country: string } }>('/api/address-forms/:country', (request, reply) => {
    const country = toAlpha2(request.params.country);
    if (!isCountry(country)) throw new DoorstepError('not_found');
    return reply.headers(embedHeaders).send(addressForm(country));
  });
}
