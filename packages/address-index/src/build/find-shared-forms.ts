// Looks for forms that stand for places too far apart to be one home, and for buildings that stand under several forms.
import { degreesPerStep, noPoint } from '../index-format/stored-address.ts';
import { showHouseNumber } from '../normalise/house-number.ts';
import type { AddressSpool } from './address-spool.ts';
import type { HomeFormOf, SharedForm } from './home-form.ts';
import type { StreetTable } from './street-table.ts';

/** Farther apart, two rows of the data are not one building: data sets place one building up to this far apart. */
const oneBuildingMetres = 300;
const metresPerDegree = 111_195;
const latStepsWithin = Math.ceil(oneBuildingMetres / metresPerDegree / degreesPerStep);
const shownPlaces = 5;

/** A row of the data in the words of its form. */
interface Row {
  postcode: string;
  town: string;
  city: string;
  shownPostcode: string;
  /** Hundred-thousandths of a degree; `noPoint` when unknown. */
  lat: number;
  lon: number;
}

/** Rows of one form, with its town where it needs it. */
interface FormGroup {
  form: string;
  /** "" where the form does not need it. */
  town: string;
  rows: Row[];
}

/**
 * @param spool  the rows, those of one house number in one part.
 * @param postcodes  by number: `"GB EX11 1AB"`, the country first.
 */
export function* findSharedForms(
  spool: AddressSpool,
  { table, postcodes, formOf }: { table: StreetTable; postcodes: readonly string[]; formOf: HomeFormOf },
): Generator<SharedForm[]> {
  for (const part of spool.parts()) {
    const places = new Map<string, Row[]>();
    for (const address of part) {
      const street = table.streets[address.street];
      const place = street === undefined ? undefined : table.places[street.place];
      if (street === undefined || place === undefined) continue;
      const shownPostcode = address.postcode < 0 ? '' : (postcodes[address.postcode] ?? '').slice(3);
      const city = street.isTown && place.city === '' ? place.district : place.city;
      const form = formOf({
        countryCode: place.country,
        postcode: shownPostcode,
        city,
        street: street.name,
        number: showHouseNumber(address.value, address.tail),
        buildingName: address.buildingName,
        unit: address.unit,
        lines: [],
      });
      const key = `${form.country}\u001f${form.place}|${form.unit}`;
      const { postcode, town } = form;
      const row = { postcode, town, city, shownPostcode, lat: address.lat, lon: address.lon };
      const known = places.get(key);
      if (known === undefined) places.set(key, [row]);
      else known.push(row);
    }
    yield []; // a moment in which an interrupt is heard
    for (const [key, rows] of places) {
      if (rows.length < 2) continue;
      const [country = '', rest = ''] = key.split('\u001f');
      const found = sharedOf(country, rest, rows);
      if (found.length > 0) yield found;
    }
  }
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

/** Whether every two located rows are near enough; a row of unknown position is taken to be where the others are. */
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
  // A box this small holds no two rows too far apart: most are.
  if (metresBetween({ lat: south, lon: west }, { lat: north, lon: east }) <= oneBuildingMetres) return true;
  if (north - south > latStepsWithin) return false;
  return located.every((one, at) =>
    located.slice(at + 1).every((other) => metresBetween(one, other) <= oneBuildingMetres),
  );
}

/** Pairs of groups that may be one building, by their first located rows. */
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
