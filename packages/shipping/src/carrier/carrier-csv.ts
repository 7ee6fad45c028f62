import { stringify, type Options } from 'csv-stringify/sync';
import type { Parcel, Sender } from '../parcel.ts';
import type { CarrierEncoding, CarrierProfile } from './carrier-profile.ts';
import { encode, unencodableCharacters, withPlainSigns } from './encodings.ts';
import { withoutFormulas } from './without-formulas.ts';

const rowsPerPiece = 100;

/**
 * The carrier's file, in chunks. Nothing is truncated: `checkCarrierRows` reports what the carrier will reject. A
 * parcel whose text the encoding cannot represent is left out, and that check reports it. Cells that look like formulas
 * get an apostrophe, since staff open these files in spreadsheets; the check reports such names and addresses.
 */
export async function* carrierCsv(
  parcels: AsyncIterable<Parcel> | Iterable<Parcel>,
  { profile, sender }: { profile: CarrierProfile; sender: Sender },
): AsyncIterable<Buffer> {
  const { columns, encoding, delimiter } = profile;
  const options: Options = { delimiter, cast: { string: withoutFormulas }, record_delimiter: 'windows' };
  const write = (rows: string[][]): Buffer => encode(stringify(rows, options), encoding);
  const senderRow = profile.hasSenderRow?.(sender);
  yield write([
    columns.map(({ header }) => header),
    ...(senderRow === undefined ? [] : [senderRow.map((text) => cellText(text, encoding))]),
  ]);
  let rows: string[][] = [];
  for await (const parcel of parcels) {
    const row = columns.map(({ value, allowed }) => cellText(value(parcel, sender), encoding, allowed));
    if (row.some((text) => unencodableCharacters(text, encoding).length > 0)) continue;
    rows.push(row);
    if (rows.length < rowsPerPiece) continue;
    yield write(rows);
    rows = [];
  }
  if (rows.length > 0) yield write(rows);
}

/** The text of a cell, on one line: importers that split by lines ignore quotes. */
export function cellText(text: string, encoding: CarrierEncoding, allowed?: RegExp): string {
  return withPlainSigns(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim(), encoding, allowed);
}
