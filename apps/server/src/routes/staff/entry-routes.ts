import { randomUUID } from 'node:crypto';
import { staffEntrySchema, type StaffEntryForm } from '@doorstep/contract';
import { DoorstepError, requireAction, submitRequest } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../../http/parse-body.ts';
import { presentPublicOffer } from '../../present/public-offer.ts';
import { requesterOf } from '../../product/requester-of.ts';
import { pageLookup } from '../../product/page-lookup.ts';
import { presentSubmission } from '../../product/present-submission.ts';
import type { Product } from '../../product/product.ts';
import { requireIdempotencyKey } from '../../product/submit.ts';
import { actorOf } from './staff-context.ts';
import type { CurrentPerson } from '../../auth/current-person.ts';

interface ById {
  Params: { id: string };
}

/** Requests that staff enter for somebody: on the telephone, at the desk, without a fixed address. */
export function addEntryRoutes(
  app: FastifyInstance,
  { product, currentPerson }: { product: Product; currentPerson: CurrentPerson },
): void {
  app.get<ById>('/api/staff/offers/:id/entry-form', async (request, reply): Promise<StaffEntryForm> => {
    const { store, actor } = product.contextFor(actorOf(await currentPerson(request)));
    requireAction(actor, 'requests.enter');
    const offer = await store.offers.find(request.params.id);
    const near = offer === null ? null : await product.areaPosition(offer.definition.area);
    const view =
      offer === null
        ? null
        : presentPublicOffer(offer, {
            stock: await store.stock.ofOffer(offer.id),
            // The console is English, whatever the browser asks for.
            language: 'en',
            isNamed: true,
            wanted: [],
            at: request.receivedAt,
          });
    if (view === null) throw new DoorstepError('offer_not_found');
    const session = product.sessions.ensure(request, reply);
    const lookup = pageLookup(product, { session, offer: view, near, country: '' });
    return { offer: view, lookup, idempotencyKey: randomUUID() };
  });

  app.post<ById>('/api/staff/offers/:id/requests', async (request, reply) => {
    const person = await currentPerson(request);
    const context = product.contextFor(actorOf(person), requesterOf(product, request));
    requireAction(context.actor, 'requests.enter');
    const { noFixedAddress, ...submission } = parseBody(staffEntrySchema, request.body);
    const idempotencyKey = requireIdempotencyKey(request.headers['idempotency-key']);
    const offer = await context.store.offers.find(request.params.id);
    if (offer === null) throw new DoorstepError('offer_not_found');
    const result = await submitRequest(context, {
      slug: offer.slug,
      submission,
      idempotencyKey,
      receivedAt: request.receivedAt,
      language: submission.language === '' ? offer.definition.mainLanguage : submission.language,
      source: 'staff',
      // One desk asks for many homes: neither the visitor's nor the network's budget is touched.
      visitor: '',
      network: '',
      remoteAddress: request.ip,
      httpRequestId: request.id,
      suspicions: [],
      noFixedAddress,
    });
    const saved = await context.store.requests.findByReference(result.answer.reference);
    const { status, answer } = presentSubmission(result);
    return reply.code(status).send({ ...answer, id: saved?.id ?? '' });
  });
}
