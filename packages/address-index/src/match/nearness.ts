// Countries and distances: the visitor's location (`Origin`), and the documents near it or in given countries.
import type { IndexReader } from '../index-format/index-reader.ts';
import { type DocumentSet, DocumentSetBuilder } from './document-set.ts';
import { isCountry, toAlpha2 } from '@doorstep/address-language';
import type { Position } from '@doorstep/address-lookup';

export type Origin =
  | { kind: 'point'; latitude: number; longitude: number }
  /** ISO alpha-2. */
  | { kind: 'country'; country: string };

/** `51.5,-0.1`, `GB` or `GBR`; null for anything else, including an IP address. */
export function parseOrigin(text: string): Origin | null {
  const point = /^\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  if (point !== null) {
    const [latitude, longitude] = [Number(point[1]), Number(point[2])];
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { kind: 'point', latitude, longitude } : null;
  }
  const country = toAlpha2(text);
  return isCountry(country) ? { kind: 'country', country } : null;
}

/** The country is unknown for points farther than this from every place in the data. */
const sameCountryKm = 300;

/** The country of the nearest place, the only information used from a point when `Bias` is off. */
export function countryAt(readers: readonly IndexReader[], origin: Origin): Origin | null {
  if (origin.kind === 'country') return origin;
  let nearest: { km: number; country: string } | null = null;
  for (const reader of readers) {
    for (let place = 0; place < reader.placeCount; place++) {
      const km = distanceKm(reader, place, origin);
      if (km < (nearest?.km ?? sameCountryKm)) nearest = { km, country: reader.countryOfPlace(place) };
    }
  }
  return nearest === null ? null : { kind: 'country', country: nearest.country };
}

/** People order for their own town and its surroundings. */
const nearKm = 60;
const kmPerDegree = 111.2;
const unitsPerDegree = 100_000;

/** Documents of the places around the origin, or of its country. */
export function nearDocuments(reader: IndexReader, origin: Origin): DocumentSet {
  return documentsOfPlaces(reader, (place) => distanceKm(reader, place, origin) <= nearKm);
}

/** The distance from the origin to the centre of a place. For a country: 0 inside, far outside. */
export function distanceKm(reader: IndexReader, place: number, origin: Origin): number {
  if (origin.kind === 'country') return reader.countryOfPlace(place) === origin.country ? 0 : 20_000;
  const latitude = (reader.sections.placeLat[place] ?? 0) / unitsPerDegree;
  const longitude = (reader.sections.placeLon[place] ?? 0) / unitsPerDegree;
  // A flat earth is accurate enough to rank towns and needs one cosine.
  const east = turn(longitude - origin.longitude) * Math.cos((origin.latitude * Math.PI) / 180);
  return Math.hypot(latitude - origin.latitude, east) * kmPerDegree;
}

/** Centres of the places with these postcodes. @param postcodes  indexes in the sorted list. */
export function placePositions(reader: IndexReader, postcodes: Iterable<number>): Position[] {
  const places = new Set<number>();
  for (const postcode of postcodes)
    for (const document of reader.postcodeDocuments(postcode)) places.add(reader.placeOf(document));
  const { placeLat, placeLon } = reader.sections;
  return [...places].flatMap((place) => {
    const [latitude = 0, longitude = 0] = [placeLat[place], placeLon[place]];
    // (0, 0) means an unknown position.
    if (latitude === 0 && longitude === 0) return [];
    return [{ latitude: latitude / unitsPerDegree, longitude: longitude / unitsPerDegree }];
  });
}

/** Normalises to -180 to 180. */
function turn(degrees: number): number {
  const once = ((degrees % 360) + 360) % 360;
  return once > 180 ? once - 360 : once;
}

/** @param countries  ISO alpha-2. */
export function documentsInCountries(reader: IndexReader, countries: readonly string[]): DocumentSet {
  return documentsOfPlaces(reader, (place) => countries.includes(reader.countryOfPlace(place)));
}

function documentsOfPlaces(reader: IndexReader, isWanted: (place: number) => boolean): DocumentSet {
  const set = DocumentSetBuilder.forDocuments(reader.documentCount);
  const { placeFirstDocument } = reader.sections;
  for (let place = 0; place < reader.placeCount; place++)
    if (isWanted(place)) set.addRange(placeFirstDocument[place] ?? 0, placeFirstDocument[place + 1] ?? 0);
  return set.build();
}

export function countriesOf(readers: readonly IndexReader[]): string[] {
  return [...new Set(readers.flatMap(({ contents }) => contents.countries))];
}
