import {
  dayMs,
  timelineEvents,
  type RequestStanding,
  type RequestStep,
  type BriefIcon,
  type BriefStep,
} from '@doorstep/contract';
import {
  findPlace,
  givingOfRequest,
  isCollected,
  toIso,
  type AuditEntry,
  type Instant,
  type ServiceRequest,
} from '@doorstep/core';
import { nextOpening } from '../places-in-words.ts';
import { howItComes } from './facts-of-offer.ts';
import { lastStep, stepsAfterSend } from './steps-after-send.ts';
import { present, withPlace, type OfferTextId, type WordsOfOffer } from './words-of-offer.ts';

export interface PastStep extends Pick<AuditEntry, 'at' | 'detail'> {
  name: keyof typeof icons;
}

const icons = {
  accepted: 'tick',
  held: 'lens',
  waitlisted: 'people',
  entered: 'ticket',
  packed: 'box',
  dispatched: 'van',
  closed: 'tick',
  returned: 'back',
  lost: 'back',
  declined: 'cross',
  withdrawn: 'cross',
  lapsed: 'cross',
  address_corrected: 'home',
  adjusted: 'page',
  place_changed: 'home',
  not_collected: 'back',
  handed_over: 'tick',
  details_changed: 'page',
} as const satisfies Record<string, BriefIcon>;

interface Given {
  request: ServiceRequest;
  standing: RequestStanding;
  past: PastStep[];
  place: number | null;
  canSendMail: boolean;
}

export function stepsOfRequest(ofOffer: WordsOfOffer, given: Given): RequestStep[] {
  // Those who collect do so even where the offer delivers to others.
  const words = withPlace(ofOffer, given.request.collection?.place ?? null);
  const lastChange = given.past.findLastIndex(({ name }) => !(timelineEvents as readonly string[]).includes(name));
  const steps = given.past.map((step, index) => ({
    ...pastStep(words, given, step, index === lastChange),
    mark: index === lastChange ? ('now' as const) : ('done' as const),
  }));
  return [...steps, ...nextSteps(words, given).map((step) => ({ ...step, mark: 'next' as const, at: null }))];
}

function pastStep(words: WordsOfOffer, given: Given, { name, at, detail }: PastStep, isNow: boolean) {
  const { ours, moment } = words;
  const { standing, place } = given;
  const { rank } = detail;
  const isDrawn = detail['reason'] === 'draw';
  const ranked = isDrawn && typeof rank === 'number' && ours('offer.past.rank', { rank });
  const when = { text: moment(toIso(at)), language: words.language };
  const line = (title: OfferTextId, ...more: OfferTextId[]) => ({
    icon: icons[name],
    at: toIso(at),
    title: ours(title, { place: place ?? 0 }),
    texts: present({ ...when, text: `${when.text}.` }, ranked, ...more.map((id) => ours(id))),
  });
  if (isDrawn && name === 'waitlisted') {
    return { ...line('offer.past.not_drawn'), icon: isNow ? ('people' as const) : ('cross' as const) };
  }
  if (isDrawn && (name === 'accepted' || name === 'held')) {
    return { ...line('offer.past.drawn'), icon: 'tick' as const };
  }
  if (name === 'held' && standing === 'unconfirmed')
    return { ...line('offer.past.unconfirmed'), icon: 'mail' as const };
  if (!isNow) return line(`offer.past.${name}`);
  if (name === 'waitlisted' && place !== null) return line('offer.past.waitlisted.now');
  if (name === 'held') return line('offer.past.held', 'offer.past.held.now');
  if (name === 'entered') return line('offer.past.entered', 'offer.past.entered.now');
  return line(`offer.past.${name}`);
}

/** The next steps, as far as they are known. */
function nextSteps(words: WordsOfOffer, { request, standing, canSendMail }: Given): BriefStep[] {
  const { definition, ours, day } = words;
  const email = canSendMail ? request.contact.email : '';
  const of = (giving: 'draw' | 'queue' | 'decided') => stepsAfterSend(words, { giving, email }).slice(1);
  const simple = (icon: BriefIcon, title: OfferTextId, ...texts: OfferTextId[]): BriefStep => ({
    icon,
    title: ours(title),
    texts: texts.map((id) => ours(id)),
  });
  const checked = simple('lens', 'offer.next.checked');
  switch (request.state) {
    case 'held': {
      if (standing === 'unconfirmed') {
        const giving = givingOfRequest(definition, request);
        return [
          simple('mail', 'offer.next.confirm', 'offer.next.confirm.more'),
          ...stepsAfterSend(words, { giving, email }).slice(giving === 'first_come' ? 2 : 0),
        ];
      }
      const [answer] = of('decided');
      const yes = standing === 'held_review' ? 'offer.step.if_yes' : 'offer.step.if_well';
      return [...(answer === undefined ? [] : [answer]), lastStep(words, yes)];
    }
    case 'entered':
      return standing === 'entered_unchecked'
        ? of('draw').flatMap((step, index, all) => (index === all.length - 1 ? [checked, step] : [step]))
        : of('draw');
    case 'waitlisted':
      return request.holdReasons.length > 0
        ? [
            checked,
            ...stepsAfterSend(
              { ...words, definition: { ...definition, allocation: 'first-come' } },
              { giving: 'queue', email },
            ).slice(1),
          ]
        : of('queue');
    case 'accepted': {
      const way = howItComes(words, 'first_come');
      if (standing === 'accepted_collected') return [toBeReady(words, request)];
      if (isCollected(request)) return standing === 'accepted_ready' ? [way] : [];
      const packedBy = promisedDay(words, request, definition.packedWithinDays);
      const comesBy = promisedDay(words, request, definition.deliveredWithinDays);
      return [
        {
          icon: 'box',
          title: ours('offer.next.packed'),
          texts: present(
            packedBy !== null && ours('offer.next.packed.by', { date: day(packedBy) }),
            ours('offer.next.packed.until'),
          ),
        },
        {
          icon: 'van',
          title: way.title,
          texts: present(comesBy !== null && ours('offer.step.delivered_by', { date: day(comesBy) }), ...way.texts),
        },
      ];
    }
    case 'packed':
      return [simple('van', 'offer.next.handed_over'), atDoor(words, request)];
    case 'dispatched':
      return [atDoor(words, request)];
    case 'closed':
    case 'returned':
    case 'lost':
    case 'declined':
    case 'withdrawn':
    case 'lapsed':
      return [];
  }
}

function toBeReady(words: WordsOfOffer, { collection }: ServiceRequest): BriefStep {
  const place = findPlace(words.definition, collection?.place ?? '');
  const when = place === undefined ? '' : nextOpening(words, place);
  return {
    icon: 'home',
    title: words.ours('offer.next.ready'),
    texts: present(when !== '' && { text: `${when}.`, language: words.language }),
  };
}

function atDoor(words: WordsOfOffer, request: ServiceRequest): BriefStep {
  const comesBy = promisedDay(words, request, words.definition.deliveredWithinDays);
  return {
    icon: 'home',
    title: words.ours('offer.next.at_door'),
    texts: present(comesBy !== null && words.ours('offer.step.delivered_by', { date: words.day(comesBy) })),
  };
}

/** The promised day, counted from acceptance; null if none is promised, or once it has passed. */
export function promisedDay(
  { now }: Pick<WordsOfOffer, 'now'>,
  { acceptedAt }: Pick<ServiceRequest, 'acceptedAt'>,
  withinDays: number | undefined,
): string | null {
  if (acceptedAt === null || withinDays === undefined) return null;
  const at: Instant = acceptedAt + withinDays * dayMs;
  return at < now ? null : toIso(at);
}
