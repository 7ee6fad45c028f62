import { LookupAnswerError, type Position } from '@doorstep/address-lookup';
import type { Box } from '@doorstep/contract';
import * as v from 'valibot';

/** A house or a street. Missing texts are "". */
export interface PhotonPlace {
  kind: 'house' | 'street';
  /** A street's name, or the name of a house's building if it has one. */
  name: string;
  number: string;
  /** A house's street, or the village by which its houses are numbered. */
  street: string;
  locality: string;
  city: string;
  region: string;
  postcode: string;
  country: string;
  latitude: number;
  longitude: number;
  box: Box;
}

const maxLength = 200;

const featureSchema = v.object({
  geometry: v.object({ coordinates: v.looseTuple([v.number(), v.number()]) }),
  properties: v.record(v.string(), v.unknown()),
});
const answerSchema = v.object({ features: v.array(v.unknown()) });

/** Other kinds of results are only counted. @throws LookupAnswerError for an invalid answer. */
export function readPlaces(answer: unknown): { places: PhotonPlace[]; count: number } {
  const read = v.safeParse(answerSchema, answer);
  if (!read.success) throw new LookupAnswerError('no GeoJSON of places');
  const { features } = read.output;
  return { places: features.flatMap((feature) => readPlace(feature) ?? []), count: features.length };
}

/** The first place's country, ISO alpha-2; "" for none. @throws LookupAnswerError */
export function readCountry(answer: unknown): string {
  const read = v.safeParse(answerSchema, answer);
  if (!read.success) throw new LookupAnswerError('no GeoJSON of places');
  const feature = v.safeParse(featureSchema, read.output.features[0]);
  return feature.success ? textOf(feature.output.properties['countrycode']).toUpperCase() : '';
}

function readPlace(feature: unknown): PhotonPlace | null {
  const read = v.safeParse(featureSchema, feature);
  if (!read.success) return null;
  const { properties, geometry } = read.output;
  const [longitude, latitude] = geometry.coordinates;
  const text = (name: string) => textOf(properties[name]);
  const country = text('countrycode').toUpperCase();
  const [number, name] = [text('housenumber'), text('name')];
  const isStreet = text('type') === 'street' || (text('osm_key') === 'highway' && number === '');
  if (!/^[A-Z]{2}$/.test(country) || (isStreet ? name : number) === '') return null;
  const city = text('city') || text('locality') || text('district') || text('county');
  const street = isStreet ? name : text('street') || text('locality') || city;
  const locality = [text('district'), text('locality')].find((part) => ![city, street, ''].includes(part)) ?? '';
  return {
    kind: isStreet ? 'street' : 'house',
    // A shop's name is not the building's name.
    name: isStreet || ['building', 'place'].includes(text('osm_key')) ? name : '',
    number,
    street,
    locality,
    city,
    region: text('state'),
    postcode: text('postcode'),
    country,
    latitude,
    longitude,
    box: boxOf(properties['extent'], { latitude, longitude }),
  };
}

/** Photon's extent starts with the upper left corner, unlike GeoJSON. */
function boxOf(extent: unknown, { latitude, longitude }: Position): Box {
  const read = v.safeParse(v.tuple([v.number(), v.number(), v.number(), v.number()]), extent);
  if (!read.success) return [longitude, latitude, longitude, latitude];
  const [west, north, east, south] = read.output;
  return [Math.min(west, east), Math.min(south, north), Math.max(west, east), Math.max(south, north)];
}

/** Removes markup and control characters, because some clients insert texts into pages unescaped. */
function textOf(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replaceAll(/[\p{Cc}\p{Cs}<>]+/gu, ' ')
    .trim()
    .slice(0, maxLength);
}
