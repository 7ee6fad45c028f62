import { fold } from '@doorstep/address-language';
import type { Box } from '@doorstep/contract';
import { maxResults, type PhotonClient } from './photon-client.ts';
import type { PhotonPlace } from './photon-place.ts';

/** A street as a container: OpenStreetMap stores it in several segments, and its houses separately. */
export interface PhotonStreet {
  name: string;
  city: string;
  country: string;
  /** Encloses the known segments and houses. */
  box: Box;
}

export interface SeenStreet extends PhotonStreet {
  locality: string;
  region: string;
  postcodes: Set<string>;
}

/** Segments farther apart are different streets of the same name. */
const samePieceKm = 2;
const kmPerDegree = 111.2;

export function streetsOf(places: readonly PhotonPlace[]): SeenStreet[] {
  const streets: SeenStreet[] = [];
  for (const place of places) {
    const { street: name, city, country, box, locality, region, postcode } = place;
    if (name === '') continue;
    const known = streets.find((street) => isSameStreet(street, place) && gapKm(street.box, box) <= samePieceKm);
    if (known === undefined)
      streets.push({ name, city, country, box, locality, region, postcodes: new Set([postcode].filter(Boolean)) });
    else {
      known.box = around(known.box, box);
      if (postcode !== '') known.postcodes.add(postcode);
    }
  }
  return streets;
}

/** Houses stand along their street, but are scattered where no street is mapped, as in villages. */
const maxGapToStreetKm = 0.3;
const aroundHousesKm = 1.5;

/** An answer has at most 50 places: split the box until each part has fewer, or the street reaches this limit. */
const maxRequests = 60;
const maxCuts = 6;

/** The houses of a street by number. The request limit truncates streets with thousands. */
export async function housesOf(
  street: PhotonStreet,
  client: Pick<PhotonClient, 'search'>,
  signal: AbortSignal,
): Promise<PhotonPlace[]> {
  const houses = new Map<string, PhotonPlace>();
  let requests = 0;
  const look = async (box: Box, cuts: number): Promise<void> => {
    if (requests >= maxRequests) return;
    requests += 1;
    const query = { text: street.name, layers: ['house'] as const, limit: maxResults, countries: [street.country] };
    const found = await client.search({ ...query, box, isWhole: true }, signal);
    for (const house of found.places) {
      if (isSameStreet(street, house)) keep(houses, house);
    }
    if (found.isCut && cuts > 0) await Promise.all(halves(box).map((half) => look(half, cuts - 1)));
  };
  await look(await boxOfHouses(street, client, signal), maxCuts);
  const order = new Intl.Collator('en', { numeric: true });
  return [...houses.values()].toSorted(
    (a, b) => order.compare(a.number, b.number) || order.compare(a.postcode, b.postcode),
  );
}

/** A search returns one segment; others may be this far away. */
const maxStreetKm = 25;

async function boxOfHouses(
  street: PhotonStreet,
  client: Pick<PhotonClient, 'search'>,
  signal: AbortSignal,
): Promise<Box> {
  const [west, south, east, north] = street.box;
  const near = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const query = { text: street.name, layers: ['street'] as const, limit: maxResults, countries: [street.country] };
  const found = await client.search({ ...query, near, box: widened(street.box, maxStreetKm), isWhole: true }, signal);
  let left = found.places.filter((place) => isSameStreet(street, place));
  let { box } = street;
  for (let joined = 1; joined > 0;) {
    const reached = left.filter((place) => gapKm(box, place.box) <= samePieceKm);
    box = reached.reduce((all, place) => around(all, place.box), box);
    left = left.filter((place) => !reached.includes(place));
    joined = reached.length;
  }
  return widened(box, box === street.box ? aroundHousesKm : maxGapToStreetKm);
}

/** Merges several objects at one number, such as shops and entrances. */
function keep(houses: Map<string, PhotonPlace>, house: PhotonPlace): void {
  const key = [fold(house.number).replaceAll(' ', ''), house.postcode].join('|');
  if (!houses.has(key)) houses.set(key, { ...house, name: '' });
}

function isSameStreet(street: PhotonStreet, { street: name, city, country }: PhotonPlace): boolean {
  if (street.country !== country || fold(street.name) !== fold(name)) return false;
  return street.city === '' || city === '' || fold(street.city) === fold(city);
}

function around(a: Box, b: Box): Box {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/** 0 if they touch. Planar geometry suffices within a town. */
function gapKm(a: Box, b: Box): number {
  const east = Math.max(0, a[0] - b[2], b[0] - a[2]) * longitudeScale(a);
  const north = Math.max(0, a[1] - b[3], b[1] - a[3]);
  return Math.hypot(east, north) * kmPerDegree;
}

function widened(box: Box, km: number): Box {
  const north = km / kmPerDegree;
  const east = north / Math.max(0.05, longitudeScale(box));
  return [box[0] - east, box[1] - north, box[2] + east, box[3] + north];
}

function halves([west, south, east, north]: Box): Box[] {
  if ((east - west) * longitudeScale([west, south, east, north]) >= north - south) {
    const middle = (west + east) / 2;
    return [
      [west, south, middle, north],
      [middle, south, east, north],
    ];
  }
  const middle = (south + north) / 2;
  return [
    [west, south, east, middle],
    [west, middle, east, north],
  ];
}

function longitudeScale([, south, , north]: Box): number {
  return Math.cos((((south + north) / 2) * Math.PI) / 180);
}
