import { type AddressRow, emptyRow } from '../ingest/address-row.ts';
import type { RandomSource } from './random-source.ts';

/** The common fields of one town's rows. Its position is at sea. */
export interface DemoTown {
  country: string;
  region: string;
  city: string;
  lat: number;
  lon: number;
}

export interface DemoStreet {
  town: DemoTown;
  name: string;
  locality: string;
  postcode: string;
  lat: number;
  lon: number;
  latStep: number;
  lonStep: number;
}

const townDegrees = 0.03; // about 3 km
const houseDegrees = 0.00009; // about 10 m

export function layStreet(
  random: RandomSource,
  town: DemoTown,
  street: Pick<DemoStreet, 'name' | 'locality' | 'postcode'>,
): DemoStreet {
  const angle = random.next() * Math.PI * 2;
  return {
    town,
    ...street,
    lat: town.lat + (random.next() - 0.5) * townDegrees,
    lon: town.lon + (random.next() - 0.5) * townDegrees * 1.5,
    latStep: Math.sin(angle) * houseDegrees,
    lonStep: Math.cos(angle) * houseDegrees,
  };
}

/** @param step  the distance along the street, in house numbers. */
export function demoRow(street: DemoStreet, step: number, more: Partial<AddressRow>): AddressRow {
  const { country, region, city } = street.town;
  return {
    ...emptyRow(),
    country,
    region,
    city,
    street: street.name,
    locality: street.locality,
    postcode: street.postcode,
    lat: street.lat + street.latStep * step,
    lon: street.lon + street.lonStep * step,
    ...more,
  };
}

/** All combinations of two lists in random order, the given names first. */
export function streetNames(random: RandomSource, first: readonly string[], made: readonly string[]): string[] {
  const mixed = made
    .filter((name) => !first.includes(name))
    .map((name) => ({ name, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ name }) => name);
  return [...first, ...mixed];
}
