import type { Giving, LocalText, OfferPhase, BriefOfOffer } from '@doorstep/contract';
import { limitsOf, placesOffered, remainingInWords, type Instant, type ItemStock, type Offer } from '@doorstep/core';
import { localeOf } from '@doorstep/messages/moment';
import { memoize } from '../../memoize.ts';
import { whereCollected } from '../places-in-words.ts';
import { present, type WordsOfOffer } from './words-of-offer.ts';

type Fact = BriefOfOffer['facts'][number];

export const givingIcons = {
  first_come: 'arrows',
  draw: 'ticket',
  decided: 'lens',
  queue: 'people',
  none_left: 'cross',
} as const satisfies Record<Giving, Fact['icon']>;

export function factsOfOffer(
  words: WordsOfOffer,
  { offer, giving, phase, stock }: { offer: Offer; giving: Giving; phase: OfferPhase; stock: ItemStock[] },
): Fact[] {
  const fact = (about: Fact['about'], icon: Fact['icon'], line: Line): Fact => ({
    about,
    term: words.ours(`offer.fact.${about}`).text,
    icon,
    ...line,
  });
  return [
    fact('who', 'home', whoCanAsk(words, { offer, giving })),
    fact('giving', givingIcons[giving], howGiven(words, { giving, phase, stock })),
    fact('delivery', 'van', howItComes(words, giving)),
    fact('until', 'calendar', untilWhen(words, { giving, phase })),
  ];
}

type Line = Pick<Fact, 'title' | 'texts'>;

function whoCanAsk(words: WordsOfOffer, { offer, giving }: { offer: Offer; giving: Giving }): Line {
  const { ours } = words;
  const { windowDays } = limitsOf(offer);
  const count = shareOfHome(offer);
  const share =
    count === null
      ? null
      : windowDays === null
        ? ours('offer.who.per_home', { count })
        : ours('offer.who.per_home_window', { count, days: windowDays });
  const entry = giving === 'draw' && count === 1 && windowDays === null ? ours('offer.who.entry') : share;
  const group = offer.group === null ? null : ours('offer.who.group', { group: offer.group.name });
  return { title: areaInWords(words), texts: present(entry && ended(entry), group) };
}

/** Ends with a full stop if another sentence may follow. */
function ended(text: LocalText): LocalText {
  return { ...text, text: /[.!?]$/.test(text.text) ? text.text : `${text.text}.` };
}

export function areaInWords({ definition: { area }, ours, language }: WordsOfOffer): LocalText {
  const { list, names } = namesIn(language, () => ({
    list: new Intl.ListFormat(localeOf(language), { type: 'conjunction' }),
    names: new Intl.DisplayNames(language, { type: 'region' }),
  }));
  const nameOf = (code: string): string => {
    const name = names.of(code) ?? code;
    return language.startsWith('en') && withArticle.has(code) ? `the ${name}` : name;
  };
  const countries = list.format(area.countries.map(nameOf));
  const prefixes = area.postcodePrefixes.length <= maxPrefixesNamed ? list.format(area.postcodePrefixes) : '';
  if (area.polygon !== null)
    return countries === '' ? ours('offer.who.map') : ours('offer.who.map_in', { places: countries });
  if (prefixes !== '') return ours('offer.who.prefixes', { places: prefixes });
  if (area.postcodePrefixes.length > 0) return ours('offer.who.some_prefixes');
  return countries === '' ? ours('offer.who.everywhere') : ours('offer.who.places', { places: countries });
}

const maxPrefixesNamed = 6;

const withArticle = new Set('AE BS CD CF CG DO FK FO GB GM KM KY MH MV NL PH SB TC US VG VI'.split(' '));

const namesIn = memoize<{ list: Intl.ListFormat; names: Intl.DisplayNames }>(20);

/** Units per home if one number says it; null if each item has its own. */
function shareOfHome(offer: Offer): number | null {
  const { unitsPerHome } = limitsOf(offer);
  const [only, ...others] = offer.definition.items.filter(({ isRetired }) => isRetired !== true);
  const ofItem = others.length === 0 ? (only?.maxPerHome ?? null) : null;
  if (unitsPerHome === null || ofItem === null) return unitsPerHome ?? ofItem;
  return Math.min(unitsPerHome, ofItem);
}

export function givingInWords(words: WordsOfOffer, giving: Giving): Line {
  const { definition, ours, theirs, day } = words;
  const { draw, decisionRule, decidedWithinDays } = definition;
  const isDecided = giving === 'decided';
  return {
    title: ours(`offer.giving.${giving}`, { date: draw?.knownAt ? day(draw.knownAt) : '' }),
    texts: present(
      ours(`offer.giving.${giving}.more`),
      isDecided && theirs(decisionRule),
      isDecided && decidedWithinDays !== undefined && ours('offer.decided_within', { days: decidedWithinDays }),
    ),
  };
}

function howGiven(
  words: WordsOfOffer,
  { giving, phase, stock }: { giving: Giving; phase: OfferPhase; stock: ItemStock[] },
): Line {
  const { title, texts } = givingInWords(words, giving);
  const left = giving === 'first_come' && phase === 'open' ? leftNow(words, stock) : null;
  return { title, texts: present(...texts, left) };
}

/** For one item; with several, each shows it next to its name. */
function leftNow({ definition, ours }: WordsOfOffer, stock: ItemStock[]): LocalText | null {
  const [only, ...others] = definition.items;
  const ofItem = stock.find(({ itemId }) => itemId === only?.id);
  if (ofItem === undefined || others.length > 0) return null;
  const remaining = remainingInWords(ofItem, definition.showsRemaining);
  return ours(
    `offer.left_now.${remaining.kind}`,
    remaining.kind === 'fewer_than' ? { quantity: remaining.quantity } : {},
  );
}

export const isCollection = ({ definition }: Pick<WordsOfOffer, 'definition'>): boolean =>
  definition.collection?.isForEverybody === true;

export function howItComes(words: WordsOfOffer, giving: Giving): Line & Pick<Fact, 'icon'> {
  const { definition, ours, theirs } = words;
  if (isCollection(words)) {
    const places = placesOffered(definition, words.now);
    return { icon: 'home', ...whereCollected(words, places, earliestTurn(words, giving)) };
  }
  return {
    icon: 'van',
    title: theirs(definition.delivery) ?? ours('offer.delivery'),
    texts: present(
      theirs(definition.deliveryDetails),
      giving === 'draw' && ours('offer.delivery.if_drawn'),
      giving === 'queue' && definition.deliveryDetails === undefined && ours('offer.delivery.if_queue'),
    ),
  };
}

function earliestTurn({ definition: { draw }, now }: WordsOfOffer, giving: Giving): Instant | null {
  if (giving === 'queue') return null;
  return giving === 'draw' && draw?.knownAt ? Math.max(now, Date.parse(draw.knownAt)) : now;
}

function untilWhen(words: WordsOfOffer, { giving, phase }: { giving: Giving; phase: OfferPhase }): Line {
  const { definition, ours, moment } = words;
  const { opensAt, closesAt } = definition;
  const closes = closesAt === null ? '' : moment(closesAt);
  if (phase === 'paused') return { title: ours('offer.until.paused'), texts: [] };
  if (phase === 'closed') return { title: ours('offer.until.closed'), texts: [] };
  if (phase === 'scheduled' && opensAt !== null) {
    return {
      title: ours('offer.until.scheduled', { when: moment(opensAt) }),
      texts: present(closes !== '' && ours('offer.until.scheduled_more', { when: closes })),
    };
  }
  if (closes === '') {
    const more = giving === 'queue' ? 'offer.until.queue_more' : 'offer.until.endless_more';
    return { title: ours('offer.until.endless'), texts: present(giving !== 'none_left' && ours(more)) };
  }
  switch (giving) {
    case 'draw':
      return { title: ours('offer.until.draw', { when: closes }), texts: [ours('offer.until.draw_more')] };
    case 'queue':
      return { title: ours('offer.until.queue', { when: closes }), texts: [ours('offer.until.queue_more')] };
    case 'decided':
      return { title: ours('offer.until.open', { when: closes }), texts: [ours('offer.until.decided_more')] };
    case 'first_come':
    case 'none_left':
      return {
        title: ours('offer.until.open', { when: closes }),
        texts: present(giving === 'first_come' && ours('offer.until.open_more')),
      };
  }
}
