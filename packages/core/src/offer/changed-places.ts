import type { OfferInput } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import type { OfferDefinition } from './offer.ts';
import { findPlace, openingsAhead } from './places.ts';

export interface ChangedPlace {
  id: string;
  /** As it was called, in the offer's main language. */
  name: string;
  /** `gone`: it is no longer offered; `times`: an opening that was still to come is not there any more. */
  change: 'gone' | 'times';
}

/** The places of which a change takes something away; what it adds disturbs nobody. */
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
