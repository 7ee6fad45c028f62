import type { PublicPlace } from '@doorstep/contract';
import { findPlace, itemName, type ServiceRequest } from '@doorstep/core';
import { calendarFile } from './calendar-file.ts';
import { presentPlace } from './places-in-words.ts';
import type { WordsOfOffer } from './brief/words-of-offer.ts';

/** Where a request is collected, as its offer has it now; null once that is taken out, and where it is delivered. */
export function placeOfRequest(
  words: WordsOfOffer,
  { collection }: Pick<ServiceRequest, 'collection'>,
): PublicPlace | null {
  const place = findPlace(words.definition, collection?.place ?? '');
  return place === undefined || place.isRetired === true ? null : presentPlace(words, place);
}

/** In groups that can be read out: `K47 PW`. */
export function spelt(code: string): string {
  return `${code.slice(0, 3)} ${code.slice(3)}`;
}

/** The next opening for a calendar; null where there is none to come, or nothing to be collected there. */
export function calendarOf(words: WordsOfOffer, request: ServiceRequest): string | null {
  const place = placeOfRequest(words, request);
  const [next] = place?.openings ?? [];
  if (request.state !== 'accepted' || request.collection === null || place === null || next === undefined) return null;
  const { definition, language } = words;
  const items = request.lines.map(({ itemId, quantity }) => `${quantity} × ${itemName(definition, itemId, language)}`);
  return calendarFile({
    uid: `${request.reference}@doorstep`,
    title: words.ours('offer.collect.calendar', { title: words.theirs(definition.title)?.text ?? '' }).text,
    location: `${place.name.text}, ${place.address}`,
    text: [
      ...items,
      words.ours('offer.collect.code', { code: spelt(request.collection.code) }).text,
      place.notes?.text ?? '',
      ...place.openings.map(({ text }) => text),
    ]
      .filter((line) => line !== '')
      .join('\n'),
    from: next.from,
    until: next.until,
    at: words.now,
  });
}
