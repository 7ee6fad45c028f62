import { type AddressRow, emptyRow } from '../ingest/address-row.ts';
import type { RandomSource } from './random-source.ts';

/** What the rows of one invented town have in common. Its position lies at sea. */
export interface DemoTown {
  country: string;
  region: string;
  city: string;
  lat: number;
  lon: number;
}

/** A street of a town, going somewhere from where it begins. */
export interface DemoStreet {
  town: DemoTown;
  name: string;
  locality: string;
  postcode: string;
  lat: number;
  lon: number;
  /** Degrees from one house number to the next. */
  latStep: number;
  lonStep: number;
}

const townDegrees = 0.03; // about 3 km
const houseDegrees = 0.00009; // about 10 m

/** Lays a street into its town. */
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

/** One row of the street. @param step  how far along the street it stands. */
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

/** All names that two lists give, mixed by the random source, the given ones first. */
export function streetNames(random: RandomSource, first: readonly string[], made: readonly string[]): string[] {
  const mixed = made
    .filter((name) => !first.includes(name))
    .map((name) => ({ name, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ name }) => name);
  return [...first, ...mixed];
}
