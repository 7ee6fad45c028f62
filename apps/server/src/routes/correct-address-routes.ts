import type { Position } from '@doorstep/address-lookup';
import {
  correctionSchema,
  draftFromFields,
  errorCodes,
  submissionOfDraft,
  type AddressStep,
  type CorrectAddressPage,
  type Draft,
} from '@doorstep/contract';
import { correctAddress, DoorstepError, hasAddress, isCorrectable, type ServiceRequest } from '@doorstep/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseBody } from '../http/parse-body.ts';
import { limitByNetwork } from '../http/rate-limit.ts';
import { maskAddress } from '../present/status-page.ts';
import { addressStep, searchStep, settleChange } from '../product/address-step.ts';
import { requesterOf } from '../product/requester-of.ts';
import { pageLookup } from '../product/page-lookup.ts';
import type { Product } from '../product/product.ts';
import { entriesOf, fieldsOf, text } from './offer-page-routes.ts';
import {
  canAskAgain,
  keepPrivate,
  offerOf,
  requireRequest,
  secretOf,
  showOnce,
  showTooLate,
} from './receipt-routes.ts';

type CorrectRequest = FastifyRequest<{ Params: { reference: string } }>;

interface Shown {
  request: CorrectRequest;
  reply: FastifyReply;
  found: ServiceRequest;
  draft: Draft;
  step: AddressStep;
}

export function addCorrectAddressRoutes(app: FastifyInstance, product: Product): void {
  app.get<{ Params: { reference: string } }>('/r/:reference/address', async (request, reply) => {
    const found = await requireCorrectable(product, request);
    if (found === null) return keepPrivate(reply).redirect(`/r/${request.params.reference}`, 303);
    return show(product, { request, reply, found, draft: {}, step: { kind: 'search' } });
  });

  app.post<{ Params: { reference: string } }>(
    '/r/:reference/address',
    { preHandler: limitByNetwork(product.limits.submit), config: { originCheck: 'same-or-hidden' } },
    async (request, reply) => {
      const found = await requireCorrectable(product, request);
      if (found === null) return showTooLate(product, { request, reply, refused: 'correction' });
      const fields = fieldsOf(request);
      const draft = draftFromFields(entriesOf(fields));
      const pick = text(fields, 'address.pick');
      const isSent = text(fields, 'step') === 'correct';
      if (!isSent || pick !== '') {
        const { countries } = await offerOf(product, request, found);
        const near = await positionBefore(product, found);
        const step = isSent ? 'pick' : text(fields, 'step');
        const next = await searchStep(product, request, { step, pick, draft, countries, near });
        if (!isSent || next.kind !== 'chosen') return show(product, { request, reply, found, draft, step: next });
      }
      try {
        settleChange(draft);
        const { address, unit } = submissionOfDraft(draft, { items: [], questions: [] });
        const correction = parseBody(correctionSchema, { address, unit });
        const requester = requesterOf(product, request);
        await correctAddress(product.contextFor({ kind: 'visitor' }, requester), {
          ...correction,
          id: found.id,
          visitor: requester.caller.session,
          network: await product.networkOf(request.ip),
          networkLimits: product.config.networkLimits,
        });
      } catch (error) {
        if (!(error instanceof DoorstepError)) throw error;
        if (error.code === 'state_conflict') return showTooLate(product, { request, reply, refused: 'correction' });
        const shown = { request, reply, found, draft, step: await addressStep(product, draft) };
        const { retryAfterSeconds } = error.details;
        if (retryAfterSeconds !== undefined) reply.header('Retry-After', String(retryAfterSeconds));
        reply.code(errorCodes[error.code].status);
        reply.errorCode = error.code;
        const fieldErrors = error.details.fields ?? [];
        return show(product, shown, { errors: fieldErrors, problem: fieldErrors.length > 0 ? null : error.code });
      }
      return showOnce(product, { request, reply: keepPrivate(reply) }).redirect(`/r/${request.params.reference}`, 303);
    },
  );
}

/**
 * The request of the secret link; null once it is packed, ended, on its way or sent again, and without a fixed address.
 */
async function requireCorrectable(product: Product, request: CorrectRequest): Promise<ServiceRequest | null> {
  const context = product.contextFor({ kind: 'visitor' });
  const found = await requireRequest(context, request.params.reference, secretOf(product, request));
  const isOpen = isCorrectable(found) && hasAddress(found);
  return isOpen || (await canAskAgain(context, found)) ? found : null;
}

/** The position of the request's address, as coarse as the page masks it; else that of the offer's area. */
async function positionBefore(product: Product, { address, offerId }: ServiceRequest): Promise<Position | null> {
  const { latitude, longitude } = address;
  if (latitude !== null && longitude !== null)
    return { latitude: Number(latitude.toFixed(1)), longitude: Number(longitude.toFixed(1)) };
  const offer = await product.contextFor({ kind: 'visitor' }).store.offers.find(offerId);
  return offer === null ? null : product.areaPosition(offer.definition.area);
}

async function show(
  product: Product,
  { request, reply, found, draft, step }: Shown,
  issue: Pick<CorrectAddressPage, 'errors' | 'problem'> = { errors: [], problem: null },
): Promise<FastifyReply> {
  const offer = await offerOf(product, request, found);
  const session = product.sessions.ensure(request, reply);
  const page: CorrectAddressPage = {
    kind: 'correct_address',
    offer,
    reference: found.reference,
    addressLines: maskAddress(found),
    isReturned: found.state === 'returned',
    draft,
    address: step,
    lookup: pageLookup(product, {
      session,
      offer,
      near: await positionBefore(product, found),
      country: draft['address.country'] ?? '',
    }),
    ...issue,
  };
  return keepPrivate(reply).send(product.pages.render(page, request, found.language));
}
