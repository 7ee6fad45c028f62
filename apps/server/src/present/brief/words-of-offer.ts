import type { LocalText } from '@doorstep/contract';
import { findPlace, localText, type Instant, type OfferDefinition } from '@doorstep/core';
import { formatDateOf, formatDayOf, formatMoment, formatSpan } from '@doorstep/messages/moment';
import type { MessageValues, TextId } from '@doorstep/messages';
import { memoize } from '../../memoize.ts';
import { translatorFor } from '../translator-for.ts';

/** Ids of the texts that pages, emails and the API share. */
export type OfferTextId = Extract<TextId, `offer.${string}`>;

export interface WordsOfOffer {
  definition: OfferDefinition;
  ours: (id: OfferTextId, values?: MessageValues) => LocalText;
  theirs: (texts: Record<string, string> | undefined) => LocalText | null;
  day: (at: string) => string;
  date: (at: string) => string;
  moment: (at: string) => string;
  span: (from: string, until: string) => string;
  language: string;
  now: Instant;
}

/** @param reader `language` is that of the page, `shown` the one that the offer's texts are shown in. */
export function wordsOfOffer(
  definition: OfferDefinition,
  { language, shown, at }: { language: string; shown: string; at: Instant },
): WordsOfOffer {
  const { t } = translatorFor(language, ['offer']);
  const { timeZone, mainLanguage } = definition;
  const place = {
    language,
    offerLanguage: shown,
    timeZone,
    showsTimeZone: showsTimeZone(definition),
    now: new Date(at).toISOString(),
  };
  return {
    definition,
    language,
    now: at,
    ours: (id, values) => ({ text: t(id, values), language }),
    theirs: (texts = {}) => {
      const found = localText(texts, shown, mainLanguage);
      return found.text === '' ? null : found;
    },
    day: (moment) => formatDayOf(moment, place),
    date: (moment) => formatDateOf(moment, place),
    moment: (moment) => formatMoment(moment, place),
    span: (from, until) => formatSpan(from, until, place),
  };
}

/** With only the chosen place, for what is collected; with none (null), for what is delivered. */
export function withPlace(words: WordsOfOffer, placeId: string | null): WordsOfOffer {
  const { collection: _, ...delivered } = words.definition;
  if (placeId === null) return { ...words, definition: delivered };
  const chosen = findPlace(words.definition, placeId);
  const collection = { isForEverybody: true, places: chosen === undefined ? [] : [chosen] };
  return { ...words, definition: { ...delivered, collection } };
}

/** Named unless it is the only time zone of every country that the offer is for. */
export function showsTimeZone({ area, timeZone }: Pick<OfferDefinition, 'area' | 'timeZone'>): boolean {
  return area.countries.length === 0 || !area.countries.every((country) => isOnlyZone(timeZone, country));
}

function isOnlyZone(timeZone: string, country: string): boolean {
  const zones = zonesOf(country, () => {
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined };
    return locale.getTimeZones?.() ?? [];
  });
  return zones.length === 1 && zones[0] === timeZone;
}

/** Intl takes half a millisecond to list the zones of a country. */
const zonesOf = memoize<string[]>(250);

export function present(...texts: (LocalText | null | false)[]): LocalText[] {
  return texts.filter((text): text is LocalText => text !== null && text !== false && text.text !== '');
}
