import type { PlaceInput, PublicPlace } from '@doorstep/contract';
import { openingsAhead, type Instant } from '@doorstep/core';
import { present, type WordsOfOffer } from './brief/words-of-offer.ts';

export function presentPlace(words: WordsOfOffer, place: PlaceInput): PublicPlace {
  const { id, name, address, notes } = place;
  return {
    id,
    name: words.theirs(name) ?? { text: address, language: words.definition.mainLanguage },
    address,
    notes: words.theirs(notes),
    openings: openingsAhead(place, words.now).map(({ from, until }) => ({
      from: new Date(from).toISOString(),
      until: new Date(until).toISOString(),
      text: words.span(from, until),
    })),
  };
}

/** The next opening; '' for a place that does not open again. */
export function nextOpening(words: WordsOfOffer, place: PlaceInput): string {
  const [next] = openingsAhead(place, words.now);
  return next === undefined ? '' : words.span(next.from, next.until);
}

/**
 * How a visitor collects: at one place, which is named, or at one of several.
 * @param from  when the request has its turn at the earliest; null if nobody knows.
 */
export function whereCollected(words: WordsOfOffer, places: PlaceInput[], from: Instant | null) {
  const { ours } = words;
  const [only, ...others] = places;
  const place = only === undefined ? null : presentPlace(words, only).name.text;
  const text =
    only === undefined
      ? ours('offer.collect.nowhere')
      : others.length === 0
        ? ours('offer.collect.at', {
            place: place ?? '',
            when: (from !== null && nextOpening({ ...words, now: from }, only)) || 'none',
            more: from !== null && openingsAhead(only, from).length > 1 ? 'yes' : 'no',
          })
        : ours('offer.collect.choose', { count: places.length });
  return { title: ours('offer.collect'), texts: present(text) };
}
