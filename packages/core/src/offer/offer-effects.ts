import {
  keepsQueue,
  type OfferEffect,
  type OfferInput,
  type OfferTransition,
  type RequestState,
} from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import { changedPlaces } from './places.ts';
import type { Offer, OfferDefinition } from './offer.ts';
import { offerPhase } from './offer-phase.ts';

type Counts = Partial<Record<RequestState, number>>;

interface Ground {
  counts: Counts;
  toCollect?: ReadonlyMap<string, number>;
  at: Instant;
}

const sum = (counts: Counts, states: RequestState[]) =>
  states.reduce((total, state) => total + (counts[state] ?? 0), 0);
const open = ['held', 'entered', 'waitlisted', 'accepted', 'packed'] as const;

/** Effects on people of saving a change to a public offer; empty if no one loses anything. */
export function effectsOfChange(offer: Offer, input: OfferInput, { counts, toCollect, at }: Ground): OfferEffect[] {
  const before = offer.definition;
  const phase = offerPhase(offer, at);
  if (phase === null) return [];
  const next = offerPhase({ status: offer.status, definition: input }, at);
  const effects: OfferEffect[] = [];
  // An edit can close an offer only by its closing time.
  if (next === 'closed' && phase !== 'closed') effects.push({ kind: 'closes_by_time', closesAt: input.closesAt ?? '' });
  if (next === 'scheduled' && phase === 'open') effects.push({ kind: 'puts_off', opensAt: input.opensAt ?? '' });
  if (input.slug !== offer.slug) effects.push({ kind: 'renames', was: offer.slug, now: input.slug });
  if (before.isListed && !input.isListed) effects.push({ kind: 'unlists' });
  if (before.hasWaitlist && !keepsQueue(input))
    effects.push({ kind: 'ends_queue', count: sum(counts, ['waitlisted']) });
  if (offer.group === null && isLower(before, input)) effects.push({ kind: 'lowers_limits' });
  for (const { id, name: place, change } of changedPlaces(before, input, at)) {
    const count = toCollect?.get(id) ?? 0;
    if (count > 0) effects.push({ kind: change === 'gone' ? 'retires_place' : 'moves_openings', place, count });
  }
  if (isNarrower(before.area, input.area)) effects.push({ kind: 'narrows_area' });
  if (before.typedAddresses !== 'refused' && input.typedAddresses === 'refused')
    effects.push({ kind: 'refuses_typed' });
  if (input.retentionDays < before.retentionDays)
    effects.push({ kind: 'shortens_retention', was: before.retentionDays, now: input.retentionDays });
  return effects.length === 0 ? [] : [...effects, ...keeps(counts)];
}

export function effectsOfTransition(
  { definition }: Pick<Offer, 'definition'>,
  transition: OfferTransition,
  { counts, at }: Ground,
): OfferEffect[] {
  const { closesAt, retentionDays: days } = definition;
  switch (transition) {
    case 'publish':
    case 'resume':
      return [];
    case 'close':
      return [{ kind: 'closes' }, ...keeps(counts)];
    case 'pause':
      return [{ kind: 'pauses' }, ...keeps(counts)];
    case 'reopen':
      return hasPassed(closesAt, at) ? [{ kind: 'clears_closing', closesAt: closesAt ?? '' }] : [];
    case 'archive': {
      const [waiting, held] = [sum(counts, ['waitlisted', 'entered']), sum(counts, ['held'])];
      const toSend = sum(counts, ['accepted', 'packed']);
      return [
        { kind: 'hides' },
        ...(waiting === 0 ? [] : [{ kind: 'lapses', count: waiting } as const]),
        ...(held === 0 ? [] : [{ kind: 'leaves_held', count: held } as const]),
        ...(toSend === 0 ? [] : [{ kind: 'leaves_to_send', count: toSend } as const]),
        { kind: 'erases', days },
      ];
    }
  }
}

/** @param time Null never passes. */
export function hasPassed(time: string | null, at: Instant): boolean {
  return time !== null && Date.parse(time) <= at;
}

function keeps(counts: Counts): OfferEffect[] {
  const count = sum(counts, [...open]);
  return count === 0 ? [] : [{ kind: 'keeps', count }];
}

function isLower(before: OfferDefinition, input: OfferInput): boolean {
  const less = (was: number | null, now: number | null) => (now ?? Infinity) < (was ?? Infinity);
  const { limits } = input;
  if (less(before.limits.unitsPerHome, limits.unitsPerHome)) return true;
  if ((limits.windowDays ?? Infinity) > (before.limits.windowDays ?? Infinity)) return true;
  return input.items.some((item) => {
    const known = before.items.find(({ id }) => id === item.id);
    if (known === undefined) return false;
    return less(known.maxPerHome, item.maxPerHome) || item.maxPerRequest < known.maxPerRequest;
  });
}

function isNarrower(before: OfferDefinition['area'], now: OfferInput['area']): boolean {
  const leavesOut = (was: string[], is: string[], covers: (whole: string, part: string) => boolean) =>
    is.length > 0 && (was.length === 0 || was.some((part) => !is.some((whole) => covers(whole, part))));
  const isOtherPolygon = now.polygon !== null && (!('id' in now.polygon) || now.polygon.id !== before.polygon?.id);
  return (
    isOtherPolygon ||
    leavesOut(before.countries, now.countries, (whole, part) => whole === part) ||
    leavesOut(before.postcodePrefixes, now.postcodePrefixes, (whole, part) => part.startsWith(whole))
  );
}
