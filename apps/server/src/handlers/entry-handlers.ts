import { randomUUID } from 'node:crypto';
import type { requestOperations } from '@doorstep/contract/operations';
import { DoorstepError, placesOffered, submitRequest } from '@doorstep/core';
import { findLanguage } from '@doorstep/messages';
import { requestLanguage } from '../http/request-language.ts';
import type { Handlers } from '../operations/handlers.ts';
import { wordsOfOffer } from '../present/brief/words-of-offer.ts';
import { presentPlace } from '../present/places-in-words.ts';
import { presentPublicOffer, shownAsClosed } from '../present/public-offer.ts';
import { pageLookup } from '../product/page-lookup.ts';
import { presentSubmission } from '../product/submit.ts';
import type { Product } from '../product/product.ts';
import { requesterOf } from '../product/requester-of.ts';
import { requireOffer } from './require-offer.ts';

export function createEntryHandlers(
  product: Product,
): Pick<Handlers<typeof requestOperations>, 'GET /offers/:offer/entry-form' | 'POST /offers/:offer/requests'> {
  return {
    async 'GET /offers/:offer/entry-form'({ context, params, query, request, reply }) {
      const { store } = context;
      const offer = await requireOffer(context, params.offer);
      const language = findLanguage(query.lang)?.tag ?? 'en';
      const near = await product.areaPosition(offer.definition.area);
      const view = presentPublicOffer(shownAsClosed(offer), {
        stock: await store.stock.ofOffer(offer.id),
        language,
        isNamed: true,
        wanted: [],
        at: request.receivedAt,
        canSendMail: product.canSendMail,
      });
      if (view === null) throw new DoorstepError('offer_not_found');
      const session = product.sessions.ensure(request, reply);
      const lookup = pageLookup(product, { session, offer: view, near, country: '' });
      const words = wordsOfOffer(offer.definition, { language, shown: view.language, at: request.receivedAt });
      const places = placesOffered(offer.definition, request.receivedAt).map((place) => presentPlace(words, place));
      return { offer: view, places, lookup, idempotencyKey: randomUUID() };
    },
    async 'POST /offers/:offer/requests'({ context: called, params, body, key, replayed, site, request, reply }) {
      const isProgram = called.actor.kind === 'token';
      // Only the session that an address id was shown to can retrieve it.
      const context = isProgram ? called : product.contextFor(called.actor, requesterOf(product, request));
      const { slug, definition } = await requireOffer(context, params.offer);
      const { noFixedAddress, ...submission } = body;
      // Without an address no limit per home applies, so a member of staff must have seen the applicant.
      if (noFixedAddress && isProgram)
        throw new DoorstepError('request_invalid', { fields: [{ field: 'noFixedAddress', code: 'unknown_field' }] });
      const usual = isProgram ? requestLanguage(request) : definition.mainLanguage;
      const result = await submitRequest(context, {
        slug,
        submission: { ...submission, formToken: '', website: '' },
        idempotencyKey: key,
        receivedAt: request.receivedAt,
        language: submission.language === '' ? usual : submission.language,
        source: isProgram ? 'api' : 'staff',
        // One desk enters requests for many homes, so neither the visitor's nor the network's budget is used.
        visitor: '',
        network: '',
        remoteAddress: request.ip,
        httpRequestId: request.id,
        suspicions: [],
        noFixedAddress,
      });
      if (result.isReplayed) replayed();
      const saved = await context.store.requests.findByReference(result.answer.reference);
      const { status, answer } = presentSubmission(result, site);
      reply.code(status);
      return { ...answer, id: saved?.id ?? '' };
    },
  };
}
