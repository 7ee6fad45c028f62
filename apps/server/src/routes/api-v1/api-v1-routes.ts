import { apiRequestQuerySchema, parseReference, type StaffAction } from '@doorstep/contract';
import {
  DoorstepError,
  recordAudit,
  requireAction,
  submitRequest,
  type Context,
  type ServiceRequest,
} from '@doorstep/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseBody } from '../../http/parse-body.ts';
import { requestLanguage } from '../../http/request-language.ts';
import type { Identify } from '../../operations/identify.ts';
import { presentApiRequest } from '../../present/requests-json.ts';
import { presentSubmission } from '../../product/present-submission.ts';
import { loadPublicOffer } from '../../product/load-public-offer.ts';
import type { Product } from '../../product/product.ts';
import { parseSubmission, requireIdempotencyKey } from '../../product/submit.ts';
import { openApiDocument } from './openapi-document.ts';

interface BySlug {
  Params: { slug: string };
}

const pageSize = 100;

/** Offers and requests as programs take them. Each request passes the gate as a visitor's does, save for the human check. */
export function addApiV1Routes(app: FastifyInstance, product: Product, identify: Identify): void {
  const letIn = new WeakMap<FastifyRequest, Context>();
  const needs = (action: StaffAction) => ({
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await identify(request, reply);
      requireAction(context.actor, action);
      letIn.set(request, context);
    },
  });
  const contextOf = (request: FastifyRequest): Context => {
    const context = letIn.get(request);
    if (context === undefined) throw new Error('A route was called before anybody asked who calls it');
    return context;
  };

  app.get('/api/v1/openapi.json', async () => openApiDocument(product.contextFor({ kind: 'system' }).baseUrl));

  app.get<BySlug>('/api/v1/offers/:slug', needs('offers.read'), async (request, reply) => {
    const { store } = contextOf(request);
    const { offer, view } = await loadPublicOffer(product, request);
    return reply.header('Cache-Control', 'no-store').send({ ...view, stock: await store.stock.ofOffer(offer.id) });
  });

  app.post<BySlug>(
    '/api/v1/offers/:slug/requests',
    { ...needs('requests.enter'), config: { originCheck: 'same-unless-token' } },
    async (request, reply) => {
      const context = contextOf(request);
      const submission = parseSubmission(request.body);
      const result = await submitRequest(context, {
        slug: request.params.slug,
        submission,
        idempotencyKey: requireIdempotencyKey(request.headers['idempotency-key']),
        receivedAt: request.receivedAt,
        language: submission.language === '' ? requestLanguage(request) : submission.language,
        source: context.actor.kind === 'token' ? 'api' : 'staff',
        // The program's own address and session say nothing of the person it asks for.
        visitor: '',
        network: '',
        remoteAddress: request.ip,
        httpRequestId: request.id,
        suspicions: [],
      });
      const { status, answer } = presentSubmission(result);
      if (result.isReplayed) reply.header('Idempotency-Replayed', 'true');
      return reply.code(status).header('Cache-Control', 'no-store').send(answer);
    },
  );

  app.get(
    '/api/v1/requests',
    { ...needs('requests.read'), config: { query: apiRequestQuerySchema } },
    async (request, reply) => {
      const context = contextOf(request);
      const { store } = context;
      const { offer: slug, state, page } = parseBody(apiRequestQuerySchema, request.query);
      const offers = new Map((await store.offers.list()).map((offer) => [offer.id, offer]));
      const offerId = slug === undefined ? undefined : (await store.offers.findBySlug(slug))?.id;
      if (slug !== undefined && offerId === undefined) throw new DoorstepError('offer_not_found');
      const { rows, total } = await store.requests.page(
        {
          ...(offerId === undefined ? {} : { offer: offerId }),
          ...(state === undefined ? {} : { state }),
          search: '',
          sort: 'oldest',
          page,
        },
        pageSize,
      );
      await store.transaction(async (tx) =>
        recordAudit(context, tx, {
          at: await tx.now(),
          action: 'requests.exported',
          subjectKind: 'offer',
          subjectId: offerId ?? '',
          detail: { state: state ?? '', hasSearch: false, page },
        }),
      );
      return reply.header('Cache-Control', 'no-store').send({
        requests: rows.map((row) => presentApiRequest(row, offers.get(row.offerId))),
        total,
        page,
        pageSize,
      });
    },
  );

  app.get<{ Params: { reference: string } }>(
    '/api/v1/requests/:reference',
    needs('requests.read'),
    async (request, reply) => {
      const context = contextOf(request);
      const { store } = context;
      const found: ServiceRequest | null = await store.requests.findByReference(
        parseReference(request.params.reference),
      );
      if (found === null) throw new DoorstepError('request_not_found');
      await store.transaction(async (tx) =>
        recordAudit(context, tx, {
          at: await tx.now(),
          action: 'request.viewed',
          subjectKind: 'request',
          subjectId: found.id,
        }),
      );
      const offer = (await store.offers.find(found.offerId)) ?? undefined;
      return reply.header('Cache-Control', 'no-store').send(presentApiRequest(found, offer));
    },
  );
}
