import type { OfferInput, PlaceInput } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { OfferDefinition } from './offer.ts';

type WithPlaces = Pick<OfferInput, 'collection'>;

/** Also finds retired places. */
export function findPlace({ collection }: WithPlaces, id: string): PlaceInput | undefined {
  return collection?.places.find((place) => place.id === id);
}

/** Openings that are not over, the next one first. */
export function openingsAhead({ openings }: PlaceInput, at: Instant): PlaceInput['openings'] {
  return openings
    .filter(({ until }) => Date.parse(until) > at)
    .toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
}

/** Places that can be chosen: not retired, with an opening ahead. */
export function placesOffered({ collection }: WithPlaces, at: Instant): PlaceInput[] {
  return (collection?.places ?? []).filter((place) => place.isRetired !== true && openingsAhead(place, at).length > 0);
}

/** Visitors are emailed a day before the first opening: in time to plan, and late enough to remember. */
const readyBeforeMs = 24 * 3_600_000;

/** Null without openings. */
export function readyFrom({ openings }: PlaceInput): Instant | null {
  return openings.length === 0 ? null : Math.min(...openings.map(({ from }) => Date.parse(from))) - readyBeforeMs;
}

export function isReadyAt(place: PlaceInput, at: Instant): boolean {
  const from = readyFrom(place);
  return from !== null && from <= at;
}

/** The end of the last opening; null without openings. */
export function keptUntil({ openings }: PlaceInput): Instant | null {
  return openings.length === 0 ? null : Math.max(...openings.map(({ until }) => Date.parse(until)));
}

interface ChangedPlace {
  id: string;
  name: string;
  change: 'gone' | 'times';
}

export function changedPlaces(
  before: OfferDefinition,
  after: Pick<OfferInput, 'collection'>,
  at: Instant,
): ChangedPlace[] {
  const offered = (before.collection?.places ?? []).filter(({ isRetired }) => isRetired !== true);
  return offered.flatMap((place): ChangedPlace[] => {
    const { id } = place;
    const name = place.name[before.mainLanguage] ?? '';
    const now = findPlace(after, id);
    if (now === undefined || now.isRetired === true) return [{ id, name, change: 'gone' }];
    const isKept = (opening: (typeof place.openings)[number]) =>
      now.openings.some(({ from, until }) => isSame(from, opening.from) && isSame(until, opening.until));
    return openingsAhead(place, at).every(isKept) ? [] : [{ id, name, change: 'times' }];
  });
}

function isSame(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}
