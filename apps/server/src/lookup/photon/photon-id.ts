// Photon cannot look up a place by id, so an id encodes the place itself. `ShownIds` signs it.
import type { Box } from '@doorstep/contract';
import * as v from 'valibot';
import type { PhotonPlace } from './photon-place.ts';
import type { PhotonStreet } from './photon-streets.ts';

/** `to` is exclusive. */
interface Part {
  from: number;
  to: number;
}

export type PhotonTarget =
  | { kind: 'address'; house: PhotonPlace }
  /** `part`: a section of its houses, where the whole list is too long. */
  | { kind: 'street'; street: PhotonStreet; part: Part | null };

const degrees = v.number();
const houseSchema = v.tuple([
  v.string(), // name
  v.string(), // number
  v.string(), // street
  v.string(), // locality
  v.string(), // city
  v.string(), // region
  v.string(), // postcode
  degrees, // latitude
  degrees, // longitude
]);
const streetSchema = v.tuple([
  v.string(), // name
  v.string(), // city
  v.tuple([degrees, degrees, degrees, degrees]),
  v.nullable(v.tuple([v.number(), v.number()])),
]);

const pattern = /^([A-Z]{2})\|PH\|([AS])\|([\w-]+)$/;

const round = (value: number) => Number(value.toFixed(5));

export function writePhotonId(target: PhotonTarget): string {
  if (target.kind === 'address') {
    const { name, number, street, locality, city, region, postcode, country, latitude, longitude } = target.house;
    const point = [round(latitude), round(longitude)];
    return `${country}|PH|A|${coded([name, number, street, locality, city, region, postcode, ...point])}`;
  }
  const { name, city, country, box } = target.street;
  const part = target.part === null ? null : [target.part.from, target.part.to];
  return `${country}|PH|S|${coded([name, city, box.map(round), part])}`;
}

/** Null for an id from elsewhere. */
export function readPhotonId(id: string): PhotonTarget | null {
  const [, country = '', kind, payload = ''] = pattern.exec(id) ?? [];
  let given: unknown;
  try {
    given = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
  if (kind === 'A') {
    const read = v.safeParse(houseSchema, given);
    if (!read.success) return null;
    const [name, number, street, locality, city, region, postcode, latitude, longitude] = read.output;
    const box: Box = [longitude, latitude, longitude, latitude];
    const parts = { name, number, street, locality, city, region, postcode, country };
    return { kind: 'address', house: { kind: 'house', ...parts, latitude, longitude, box } };
  }
  const read = v.safeParse(streetSchema, given);
  if (!read.success) return null;
  const [name, city, box, part] = read.output;
  const street = { name, city, country, box };
  return { kind: 'street', street, part: part === null ? null : { from: part[0], to: part[1] } };
}

function coded(value: unknown): string {
  return Buffer.from(JSON.stringify(value), 'utf8').toString('base64url');
}
