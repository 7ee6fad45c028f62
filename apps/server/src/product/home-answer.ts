import type { HomeAnswer, PublicOffer, Submission } from '@doorstep/contract';
import { type Context, type HomeCover, type Offer, coverOfHome, localText, offerPhase } from '@doorstep/core';
import type { FastifyRequest } from 'fastify';
import { pageLanguage, readerOf } from '../http/request-language.ts';
import { areaInWords, factsOfOffer } from '../present/brief/facts-of-offer.ts';
import { type WordsOfOffer, wordsOfOffer } from '../present/brief/words-of-offer.ts';
import { shownLanguage } from '../present/local-text.ts';
import type { Product } from './product.ts';

const maxOthers = 5;

/**
 * What visitors learn as soon as they choose an address. Reads no requests, so it is the same whether the home has
 * asked or not.
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

function answerForHome(
  words: WordsOfOffer,
  { offer, cover, others }: { offer: Offer; cover: HomeCover; others: HomeAnswer['others'] },
): HomeAnswer {
  const { ours, definition } = words;
  const text = (...args: Parameters<typeof ours>) => ours(...args).text;
  if (cover.kind === 'outside') {
    const area = areaInWords(words).text;
    return {
      kind: 'no',
      title: text('offer.home.outside'),
      texts: [ours('offer.home.outside.more', { area })],
      others,
    };
  }
  if (cover.kind === 'kind_refused') {
    const title = text(`offer.home.refused.${cover.refused}`);
    return { kind: 'no', title, texts: [ours('offer.home.refused.more')], others };
  }
  const doubts = cover.kind === 'covered' ? cover.doubts : [];
  if (doubts.includes('unit_missing')) {
    return {
      kind: 'care',
      title: text('offer.home.which_flat'),
      texts: [ours('offer.home.which_flat.more')],
      others: [],
    };
  }
  if (doubts.length > 0) {
    const title = doubts.includes('position_unknown') ? 'offer.home.on_map' : 'offer.home.by_hand';
    return { kind: 'yes', title: text(title), texts: [ours('offer.home.longer')], others: [] };
  }
  const { countries, postcodePrefixes, polygon } = definition.area;
  const hasArea = countries.length > 0 || postcodePrefixes.length > 0 || polygon !== null;
  const isKnown = hasArea && cover.kind === 'covered';
  const [who] = factsOfOffer(words, { offer, giving: 'first_come', phase: 'open', stock: [] });
  return {
    kind: 'yes',
    title: text(isKnown ? 'offer.home.in_area' : 'offer.home.anywhere'),
    texts: [...(who?.texts ?? []), ours('offer.home.checked_later')],
    others: [],
  };
}
