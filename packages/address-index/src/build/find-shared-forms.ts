// Finds forms shared by places too far apart to be one home, and buildings listed under several forms.
import { degreesPerStep, noPoint } from '../index-format/stored-address.ts';
import { showHouseNumber } from '@doorstep/address-language';
import { spooledAddress, type AddressSpool, type SpooledAddress, type SpooledPart } from './address-spool.ts';
import type { HomeFormOf, SharedForm } from '../normalise/home-form.ts';
import type { StreetTable } from './street-table.ts';

/** Rows farther apart are different buildings: data sets place one building up to this far apart. */
const oneBuildingMetres = 300;
const metresPerDegree = 111_195;
const latStepsWithin = Math.ceil(oneBuildingMetres / metresPerDegree / degreesPerStep);
const shownPlaces = 5;

interface Row {
  postcode: string;
  town: string;
  city: string;
  shownPostcode: string;
  /** Hundred-thousandths of a degree; `noPoint` when unknown. */
  lat: number;
  lon: number;
}

interface FormGroup {
  form: string;
  town: string;
  rows: Row[];
}

/** For each street of the table, a 32-bit hash of its form: streets with equal forms share it. */
export function streetForms(table: StreetTable, formOf: HomeFormOf): Uint32Array {
  const nothing = { postcode: '', city: '', number: '', buildingName: '', unit: '', lines: [] };
  const forms = new Uint32Array(table.length);
  for (let street = 0; street < table.length; street++) {
    const { name, place } = table.street(street);
    const countryCode = table.places[place]?.country ?? '';
    const { country, place: form } = formOf({ ...nothing, street: name, countryCode });
    forms[street] = fnv1a(`${country}|${form}`);
  }
  return forms;
}

/**
 * @param spool  the rows, with all rows of one street form in one partition.
 * @param ofStreets  the result of `streetForms`.
 * @param postcodes  indexed by number, prefixed with the country: `"GB EX11 1AB"`.
 */
export function* findSharedForms(
  spool: AddressSpool,
  {
    table,
    ofStreets,
    postcodes,
    formOf,
  }: { table: StreetTable; ofStreets: Uint32Array; postcodes: readonly string[]; formOf: HomeFormOf },
): Generator<SharedForm[]> {
  const address = spooledAddress();
  /** Consecutive rows mostly share a street. */
  let last = { number: -1, ofStreet: { countryCode: '', city: '', street: '' } };
  for (const part of spool.parts()) {
    const rowsOf = new Map<number, number[]>();
    for (const at of part.places(address)) {
      const form = ofStreets[address.street] ?? 0;
      const known = rowsOf.get(form);
      if (known === undefined) rowsOf.set(form, [at]);
      else known.push(at);
    }
    yield []; // lets an abort take effect
    for (const rows of rowsOf.values()) {
      if (rows.length > 1) yield* sharedOnStreet(part, rows);
    }
  }

  function* sharedOnStreet(part: SpooledPart, addresses: number[]): Generator<SharedForm[]> {
    const places = new Map<string, Row[]>();
    for (const at of addresses) {
      const parts = partsOf(part.read(at, address));
      const { country, postcode, town, place, unit } = formOf(parts);
      const row = {
        postcode,
        town,
        city: parts.city,
        shownPostcode: parts.postcode,
        lat: address.lat,
        lon: address.lon,
      };
      const key = `${country}\u001f${place}|${unit}`;
      const known = places.get(key);
      if (known === undefined) places.set(key, [row]);
      else known.push(row);
    }
    for (const [key, rows] of places) {
      if (rows.length < 2) continue;
      const [country = '', rest = ''] = key.split('\u001f');
      const found = sharedOf(country, rest, rows);
      if (found.length > 0) yield found;
    }
  }

  function partsOf({ street, value, tail, buildingName, unit, postcode }: SpooledAddress) {
    if (street !== last.number) last = { number: street, ofStreet: partsOfStreet(table, street) };
    return {
      ...last.ofStreet,
      postcode: postcode < 0 ? '' : (postcodes[postcode] ?? '').slice(3),
      number: showHouseNumber(value, tail),
      buildingName,
      unit,
      lines: [],
    };
  }
}

function partsOfStreet(table: StreetTable, number: number): { countryCode: string; city: string; street: string } {
  const { name, place: at, isTown } = table.street(number);
  const place = table.places[at];
  if (place === undefined) throw new Error(`Street ${number} is not in the table`);
  return { countryCode: place.country, city: isTown && place.city === '' ? place.district : place.city, street: name };
}

function fnv1a(text: string): number {
  let hash = 0x811c_9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x0100_0193);
  return hash >>> 0;
}

function sharedOf(country: string, rest: string, rows: Row[]): SharedForm[] {
  const shared = new Map<string, SharedForm>();
  const groups: FormGroup[] = [];
  const areaOf = ({ postcode, town }: Row) => (postcode === '' ? `town ${town}` : postcode);
  const entry = (form: string): SharedForm => {
    const known = shared.get(form) ?? { form, needsTown: false, ambiguous: [], also: [], places: [] };
    shared.set(form, known);
    return known;
  };
  for (const [area, ofArea] of Map.groupBy(rows, areaOf)) {
    const form = `${country}|${area}|${rest}`;
    if (isOneBuilding(ofArea)) {
      groups.push({ form, town: '', rows: ofArea });
      continue;
    }
    const found = entry(form);
    found.places = placesOf(ofArea);
    const towns = Map.groupBy(ofArea, ({ town }) => town);
    if (towns.size === 1) found.ambiguous.push('');
    else {
      found.needsTown = true;
      for (const [town, ofTown] of towns) {
        if (isOneBuilding(ofTown)) groups.push({ form, town, rows: ofTown });
        else found.ambiguous.push(town);
      }
    }
  }
  for (const [one, other] of neighbours(groups)) {
    if (!isOneBuilding([...one.rows, ...other.rows])) continue;
    addAlso(entry(one.form), one, other);
    addAlso(entry(other.form), other, one);
  }
  return [...shared.values()];
}

function addAlso(shared: SharedForm, own: FormGroup, other: FormGroup): void {
  const [row] = other.rows;
  if (row === undefined) return;
  shared.also.push({ town: own.town, city: row.city, postcode: row.shownPostcode, needsTown: other.town !== '' });
}

/** Whether all located rows are close together; a row without a position is assumed to be with the others. */
function isOneBuilding(rows: readonly Row[]): boolean {
  const located = rows.filter(({ lat }) => lat !== noPoint);
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { lat, lon } of located) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lon);
    east = Math.max(east, lon);
  }
  if (located.length < 2) return true;
  // Fast path for most forms: a bounding box this small cannot hold two distant rows.
  if (metresBetween({ lat: south, lon: west }, { lat: north, lon: east }) <= oneBuildingMetres) return true;
  if (north - south > latStepsWithin) return false;
  return located.every((one, at) =>
    located.slice(at + 1).every((other) => metresBetween(one, other) <= oneBuildingMetres),
  );
}

function* neighbours(groups: readonly FormGroup[]): Generator<[FormGroup, FormGroup]> {
  const located = groups
    .flatMap((group) => {
      const at = group.rows.find(({ lat }) => lat !== noPoint);
      return at === undefined ? [] : [{ group, at }];
    })
    .sort((a, b) => a.at.lat - b.at.lat);
  for (const [index, one] of located.entries()) {
    for (let next = index + 1; next < located.length; next++) {
      const other = located[next];
      if (other === undefined || other.at.lat - one.at.lat > latStepsWithin) break;
      if (metresBetween(one.at, other.at) <= oneBuildingMetres) yield [one.group, other.group];
    }
  }
}

function placesOf(rows: readonly Row[]): SharedForm['places'] {
  return rows.slice(0, shownPlaces).map(({ city, lat, lon }) => ({
    city,
    latitude: Number((lat * degreesPerStep).toFixed(5)),
    longitude: Number((lon * degreesPerStep).toFixed(5)),
  }));
}

function metresBetween(a: Pick<Row, 'lat' | 'lon'>, b: Pick<Row, 'lat' | 'lon'>): number {
  const metres = degreesPerStep * metresPerDegree;
  const middle = (((a.lat + b.lat) / 2) * degreesPerStep * Math.PI) / 180;
  return Math.hypot((a.lat - b.lat) * metres, (a.lon - b.lon) * metres * Math.cos(middle));
}
