import type { HomeAnswer, PublicOffer, Submission } from '@doorstep/contract';
import { coverOfHome, localText, offerPhase, type Context, type Offer } from '@doorstep/core';
import type { FastifyRequest } from 'fastify';
import { pageLanguage, readerOf } from '../http/request-language.ts';
import { shownLanguage } from '../present/local-text.ts';
import { answerForHome } from '../present/brief/answer-for-home.ts';
import { wordsOfOffer } from '../present/brief/words-of-offer.ts';
import type { Product } from './product.ts';

const maxOthers = 5;

/**
 * What is said of a home as soon as its address is chosen: the same for one that has asked and one that has not, since
 * nothing of requests is read.
 */
export async function homeAnswer(
  product: Product,
  request: FastifyRequest,
  { offer, view, address }: { offer: Offer; view: Pick<PublicOffer, 'language'>; address: Submission['address'] },
): Promise<HomeAnswer> {
  product.visits.count(offer.id, 'found');
  const context = product.contextFor({ kind: 'visitor' });
  const reader = readerOf(request);
  const cover = await coverOfHome(context, { offer, address });
  const isNo = cover.kind === 'outside' || cover.kind === 'kind_refused';
  const words = wordsOfOffer(offer.definition, {
    language: pageLanguage(reader, view.language),
    shown: view.language,
    at: request.receivedAt,
  });
  const others = isNo ? await offersForHome(context, { offer, address, at: request.receivedAt }) : [];
  return answerForHome(words, {
    offer,
    cover,
    others: others.map(({ slug, definition }) => ({
      slug,
      title: localText(definition.title, shownLanguage(definition, reader), definition.mainLanguage),
    })),
  });
}

/** Other open offers of the list that are for the same home. */
async function offersForHome(
  context: Context,
  { offer, address, at }: { offer: Offer; address: Submission['address']; at: number },
): Promise<Offer[]> {
  const found: Offer[] = [];
  for (const other of await context.store.offers.list()) {
    if (other.id === offer.id || !other.definition.isListed || offerPhase(other, at) !== 'open') continue;
    const cover = await coverOfHome(context, { offer: other, address });
    if (cover.kind === 'covered') found.push(other);
    if (found.length === maxOthers) break;
  }
  return found;
}
