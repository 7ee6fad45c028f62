// After "this home has already asked": objecting, and having the receipt sent again. Neither reveals more than the
// refusal did.
import { randomUUID } from 'node:crypto';
import {
  claimBodySchema,
  claimKinds,
  draftFromFields,
  singleLine,
  type ClaimedPage,
  type Draft,
  type FieldError,
  type RefusedPage,
} from '@doorstep/contract';
import { DoorstepError, makeClaim, sendReceiptAgain } from '@doorstep/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { parseBody } from '../http/parse-body.ts';
import { limitByNetwork } from '../http/rate-limit.ts';
import { readerLanguage } from '../http/request-language.ts';
import { loadPublicOffer } from '../product/load-public-offer.ts';
import type { Product } from '../product/product.ts';
import { addressLinesOf, entriesOf, fieldsOf, text } from './offer-page-routes.ts';

const addressLinesSchema = v.object({
  addressLines: v.pipe(v.array(v.pipe(v.string(), v.maxLength(500), v.regex(singleLine))), v.maxLength(20)),
});

type OfferRequest = FastifyRequest<{ Params: { slug: string } }>;

export function addClaimRoutes(app: FastifyInstance, product: Product): void {
  const limited = { preHandler: limitByNetwork(product.limits.submit) };

  app.post<{ Params: { slug: string } }>('/o/:slug/claim', limited, async (request, reply) => {
    const fields = fieldsOf(request);
    const draft = draftFromFields(entriesOf(fields));
    const { offer, view } = await loadPublicOffer(product, request);
    const homeIds = requireHomes(product, request, offer.id);
    const { addressLines } = parseBody(addressLinesSchema, { addressLines: await addressLinesOf(product, draft) });
    let claim;
    try {
      claim = parseBody(claimBodySchema, {
        claimToken: text(fields, 'claimToken'),
        kind: text(fields, 'claim.kind'),
        text: text(fields, 'claim.text'),
        name: draft['contact.name'] ?? '',
        email: text(fields, 'claim.email'),
      });
    } catch (error) {
      if (!(error instanceof DoorstepError) || error.code !== 'request_invalid') throw error;
      reply.code(422).header('Cache-Control', 'no-store');
      const errors = (error.details.fields ?? []).map(asOnTheForm);
      return product.pages.send(reply, refusedAgain(request, { view, draft, addressLines, errors }));
    }
    const { kind, text: claimed, name, email } = claim;
    await makeClaim(product.contextFor({ kind: 'visitor' }), {
      offerId: offer.id,
      homeIds,
      kind,
      text: claimed,
      name,
      email,
      addressLines,
      language: readerLanguage(request, view),
      network: await product.networkOf(request.ip),
    });
    return sendClaimed(product, reply, { kind: 'claimed', what: 'claim', offer: view });
  });

  app.post<{ Params: { slug: string } }>('/o/:slug/receipt-again', limited, async (request, reply) => {
    const { offer, view } = await loadPublicOffer(product, request);
    const homeIds = requireHomes(product, request, offer.id);
    await sendReceiptAgain(product.contextFor({ kind: 'visitor' }), { offerId: offer.id, homeIds });
    return sendClaimed(product, reply, { kind: 'claimed', what: 'receipt', offer: view });
  });
}

/** @throws DoorstepError `link_invalid` unless the visitor was refused here today. */
function requireHomes({ claimTokens }: Product, request: OfferRequest, offerId: string): string[] {
  const homeIds = claimTokens.read(text(fieldsOf(request), 'claimToken'), offerId);
  if (homeIds === null) throw new DoorstepError('link_invalid');
  return homeIds;
}

function refusedAgain(
  request: OfferRequest,
  given: { view: RefusedPage['offer']; draft: Draft; addressLines: string[]; errors: FieldError[] },
): RefusedPage {
  const fields = fieldsOf(request);
  const { view, draft, addressLines, errors } = given;
  return {
    kind: 'refused',
    code: 'already_asked',
    offer: view,
    draft,
    addressLines,
    left: [],
    canQueue: false,
    claim: {
      token: text(fields, 'claimToken'),
      kind: claimKinds.find((kind) => kind === text(fields, 'claim.kind')) ?? '',
      text: text(fields, 'claim.text'),
      email: text(fields, 'claim.email'),
      errors,
    },
    idempotencyKey: text(fields, 'idempotencyKey') || randomUUID(),
    formToken: text(fields, 'formToken'),
  };
}

/** An empty choice or text is reported as such. */
function asOnTheForm({ field, code, ...more }: FieldError): FieldError {
  const isEmpty = code === 'not_a_choice' && field === 'kind';
  return { ...more, field: `claim.${field}`, code: isEmpty ? 'required' : code };
}

function sendClaimed(product: Product, reply: FastifyReply, page: ClaimedPage): FastifyReply {
  reply.header('Cache-Control', 'no-store');
  return product.pages.send(reply, page);
}
