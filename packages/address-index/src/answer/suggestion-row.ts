import type { IndexReader } from '../index-format/index-reader.ts';
import { type ItemTarget, keyOfTarget } from './item-id.ts';

export interface ShownRow {
  text: string;
  /** Where it is; a container's count is added to it. */
  place: string;
}

/** A suggestion before it gets an id and its words in a language. */
export interface SuggestionRow {
  reader: IndexReader;
  target: ItemTarget;
  type: 'Address' | 'Street' | 'Postcode' | 'Locality' | 'BuildingName' | 'Container';
  /** How it is shown. Asked for rows that are shown, which are few of those that are found. */
  shown(): ShownRow;
  /** The street that it stands under in a list of several streets. */
  heading?: string;
  /** The postcode that was typed, where this has another; '' where it has none other. */
  otherPostcode: string;
  /** Addresses inside a container; 0 for an address. */
  count: number;
  cost: number;
  country: string;
  /** Number of its place in the file. */
  placeNumber: number;
  /** From where the visitor is; 0 when that is not known. */
  distanceKm: number;
  /** Addresses in its town: the bigger first among equals. */
  weight: number;
}

/** Rows with the same one lead to the same. */
export function keyOfRow({ reader, target }: SuggestionRow): string {
  return `${reader.contents.build} ${keyOfTarget(target)}`;
}
