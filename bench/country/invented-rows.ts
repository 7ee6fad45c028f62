// Rows for a fictional country: the shapes of real data, repeated under other towns.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { crc32, createGunzip } from 'node:zlib';
import { demoAddresses } from '@doorstep/address-index';

const first =
  'Al Bar Bel Bren Cal Car Cor Dal Dun El Far Fen Gar Glen Hal Har Hol Ken Lan Lin Mar Mel Mor Nor Oak Pen'.split(' ');
const middle =
  'a ber bri co da de di fe go ha ke la le li lo ma mi mo na ne no pe ra re ri ro sa se ta te to va ve wi'.split(' ');
const last =
  'bach beck burn by combe dale den dorf field ford furt gate ham haven holm hurst ingen ley mere minster mont nau ridge rock sett stad stead ton vale ville ward wick wold worth'.split(
    ' ',
  );

/** Derived from the text: one of about thirty thousand names, or of a million longer ones. */
function inventedName(text: string): string {
  let rest = crc32(text);
  const take = (parts: readonly string[]): string => {
    const part = parts[rest % parts.length] ?? '';
    rest = Math.floor(rest / parts.length);
    return part;
  };
  const name = take(first) + take(middle);
  return (rest % 4 === 0 ? name + take(middle) : name) + take(last);
}

export const inventedColumns = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,COUNTRY';

export interface InventedOptions {
  /** A CSV file with these columns, plain or gzip; "" for the demo's towns. */
  shapes: string;
  rows: number;
  seed: number;
}

/** One street in this many has a name unique to its round, so that the vocabulary grows like a country's. */
const streetsPerUniqueName = 10;
/** Degrees between the towns of two rounds. */
const shift = { lon: 0.37, lat: 0.11 };

/** Batches of CSV lines, equal for equal options. Ends early only without any shapes. */
export async function* inventedRows({ shapes, rows, seed }: InventedOptions): AsyncGenerator<string[], void> {
  let written = 0;
  for (let round = 0; written < rows; round += 1) {
    const rename = renamerOf(round, seed);
    const before = written;
    for await (const lines of shapes === '' ? demoLines() : linesOf(shapes)) {
      const wanted = lines.slice(0, rows - written);
      yield wanted.map(rename);
      written += wanted.length;
      if (written === rows) return;
    }
    if (written === before) return;
  }
}

/** Yields batches: awaiting each line would take longer than an import. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
  const bytes = createReadStream(file);
  const input: Readable = file.endsWith('.gz') ? bytes.pipe(createGunzip({ chunkSize: 256 * 1024 })) : bytes;
  let rest = '';
  let isFirst = true;
  for await (const piece of input.setEncoding('utf8')) {
    const lines = `${rest}${String(piece)}`.split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (isFirst && lines.shift() !== inventedColumns) throw new Error(`${file} does not begin with ${inventedColumns}`);
    isFirst = false;
    yield lines;
  }
  if (rest !== '') yield [rest];
}

function* demoLines(): Generator<string[]> {
  for (const row of demoAddresses()) {
    const { lon, lat, number, street, unit, city, district, region, postcode, country } = row;
    yield [[lon, lat, number, street, unit, city, district, region, postcode, country].map(quoted).join(',')];
  }
}

function quoted(value: string | number): string {
  const text = String(value);
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rewrites a line for a round: another town and postcode, sometimes another street, its own position. */
function renamerOf(round: number, seed: number): (line: string) => string {
  const towns = new Map<string, string>();
  const streets = new Map<string, string>();
  const nameOf = (names: Map<string, string>, original: string, invent: () => string): string => {
    const known = names.get(original);
    if (known !== undefined) return known;
    const made = invent();
    names.set(original, made);
    return made;
  };
  return (line) => {
    const [lon = '', lat = '', number = '', street = '', unit = '', city = '', district = '', ...rest] = fieldsOf(line);
    const [region = '', postcode = '', country = ''] = rest;
    const place = `${country} ${region} ${city}`;
    const town = nameOf(towns, place, () => inventedName(`${seed} ${round} ${place}`));
    const road = nameOf(streets, street, () => {
      const key = `${seed} ${round} ${street}`;
      return crc32(key) % streetsPerUniqueName === 0 ? street.replace(/\p{L}{3,}/u, inventedName(key)) : street;
    });
    return [
      (Number(lon) + round * shift.lon).toFixed(7),
      (Number(lat) + round * shift.lat).toFixed(7),
      number,
      road,
      unit,
      town,
      district,
      region,
      shiftPostcode(postcode, round),
      country,
    ].join(',');
  };
}

function fieldsOf(line: string): string[] {
  return line.includes('"') ? (line.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,]*)/g) ?? []) : line.split(',');
}

/** Shifts the last two digits and letters, which keeps the postcode's format and prefix. */
function shiftPostcode(postcode: string, round: number): string {
  if (round === 0 || postcode.length < 3) return postcode;
  const head = postcode.slice(0, -2);
  const turn = (letter: string, by: number): string => {
    if (/\d/.test(letter)) return String((Number(letter) + by) % 10);
    return /[A-Z]/.test(letter) ? String.fromCharCode(65 + ((letter.charCodeAt(0) - 65 + by) % 26)) : letter;
  };
  return head + turn(postcode.at(-2) ?? '', Math.floor(round / 10)) + turn(postcode.at(-1) ?? '', round);
}
