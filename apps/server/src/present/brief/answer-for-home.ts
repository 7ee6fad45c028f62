import type { HomeAnswer } from '@doorstep/contract';
import type { HomeCover, Offer } from '@doorstep/core';
import { areaInWords, factsOfOffer } from './facts-of-offer.ts';
import type { WordsOfOffer } from './words-of-offer.ts';

/** Whether the offer is for a home, in words. @param others Other offers that are. */
export function answerForHome(
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
