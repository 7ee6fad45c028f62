// Which documents a query searches besides its text: `Countries`, the visitor's location (`Origin`), and the protocol's
// `Filters` for fields that the data has: `Locality:Nottingham` includes, `!Postcode:NG1` excludes. Several values of one
// field are alternatives; different fields must all fit.
import type { IndexReader } from '../index-format/index-reader.ts';
import { type DocumentSet, DocumentSetBuilder } from './document-set.ts';
import { isCountry, regionName, splitWords, toAlpha2 } from '@doorstep/address-language';
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

export interface AddressFilters {
  /** Equal for equal filters. */
  key: string;
  place: readonly Condition[];
  street: readonly Condition[];
  postcode: Condition | null;
}

interface Condition {
  field: Field;
  included: readonly string[];
  excluded: readonly string[];
}

const fieldsOf = {
  place: ['locality', 'administrativearea', 'subadministrativearea'],
  street: ['thoroughfare', 'dependentlocality'],
  postcode: ['postcode'],
} as const;
type Field = (typeof fieldsOf)[keyof typeof fieldsOf][number];

/** Null if a field is not in the data: leaving its filter out would return unwanted addresses. */
export function readFilters(filters: readonly string[]): AddressFilters | null {
  const conditions = new Map<string, { included: string[]; excluded: string[] }>();
  for (const filter of filters) {
    const [, sign, field = '', value = ''] = /^\s*(!?)\s*([\w.]+)\s*:(.*)$/s.exec(filter) ?? [];
    const name = field.toLowerCase();
    if (!Object.values<readonly string[]>(fieldsOf).some((fields) => fields.includes(name))) return null;
    const condition = conditions.get(name) ?? { included: [], excluded: [] };
    conditions.set(name, condition);
    condition[sign === '!' ? 'excluded' : 'included'].push(spelt(value));
  }
  const of = (fields: readonly Field[]): Condition[] =>
    fields.flatMap((field) => {
      const condition = conditions.get(field);
      return condition === undefined ? [] : [{ field, ...condition }];
    });
  const [postcode = null] = of(fieldsOf.postcode);
  return { key: JSON.stringify([...conditions]), place: of(fieldsOf.place), street: of(fieldsOf.street), postcode };
}

/** Documents with at least one address that fits, unless a postcode is excluded. @param countries  empty for all. */
export function documentsThatFit(
  reader: IndexReader,
  { place, street, postcode }: AddressFilters,
  countries: readonly string[],
): DocumentSet {
  const set = DocumentSetBuilder.forDocuments(reader.documentCount);
  const { placeFirstDocument } = reader.sections;
  const inPostcode =
    postcode === null || postcode.included.length === 0 ? null : documentsOfPostcodes(reader, postcode);
  const wordsOfName = new Map<number, string>();
  const nameOf = (text: number): string => {
    const known = wordsOfName.get(text) ?? spelt(reader.text(text));
    wordsOfName.set(text, known);
    return known;
  };
  for (let at = 0; at < reader.placeCount; at++) {
    if (countries.length > 0 && !countries.includes(reader.countryOfPlace(at))) continue;
    if (!place.every((condition) => fits(condition, namesOfPlace(reader, at, condition.field)))) continue;
    for (let document = placeFirstDocument[at] ?? 0; document < (placeFirstDocument[at + 1] ?? 0); document++) {
      if (inPostcode?.has(document) === false) continue;
      const names = (field: Field) => namesOfStreet(reader, document, field).map(nameOf);
      if (street.every((condition) => fits(condition, names(condition.field)))) set.add(document);
    }
  }
  return set.build();
}

/** @param index  in the sorted list; -1 for an address without a postcode. */
export function fitsPostcode(reader: IndexReader, { postcode }: AddressFilters, index: number): boolean {
  if (postcode === null) return true;
  const { included, excluded } = postcode;
  const own = index < 0 ? '' : spelt(reader.postcodeText(index));
  const begins = (value: string): boolean =>
    own === value || own.startsWith(`${value} `) || own.replaceAll(' ', '') === value.replaceAll(' ', '');
  return (included.length === 0 || included.some(begins)) && !excluded.some(begins);
}

const spelt = (text: string): string => splitWords(text).join(' ');

function fits({ included, excluded }: Condition, names: readonly string[]): boolean {
  if (excluded.some((value) => names.includes(value))) return false;
  return included.length === 0 || included.some((value) => names.includes(value));
}

function namesOfPlace(reader: IndexReader, at: number, field: Field): string[] {
  const { country, region, district, city } = reader.place(at);
  if (field === 'locality') return [spelt(city)];
  return field === 'administrativearea' ? [spelt(region), spelt(regionName(country, region))] : [spelt(district)];
}

/** Numbers of texts. */
function namesOfStreet(reader: IndexReader, document: number, field: Field): number[] {
  const street = reader.building(document)?.street ?? document;
  const isLocality = field === 'dependentlocality';
  const further = reader.extraNames(street).filter((extra) => extra.isLocality === isLocality);
  const names = further.map(({ name }) => name);
  return isLocality ? names : [reader.sections.documentName[street] ?? 0, ...names];
}

function documentsOfPostcodes(reader: IndexReader, condition: Condition): Set<number> {
  const found = new Set<number>();
  const filters = { key: '', place: [], street: [], postcode: condition };
  for (const value of condition.included) {
    const [first, last] = reader.postcodes.withPrefix(value.replaceAll(' ', ''));
    for (let index = first; index < last; index++)
      if (fitsPostcode(reader, filters, index)) for (const one of reader.postcodeDocuments(index)) found.add(one);
  }
  return found;
}
