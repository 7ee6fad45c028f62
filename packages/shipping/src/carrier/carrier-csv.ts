import { stringify, type Options } from 'csv-stringify/sync';
import type { Parcel, Sender } from '../parcel.ts';
import type { CarrierEncoding, CarrierProfile } from './carrier-profile.ts';
import { encode, outsideOf, withPlainSigns } from './encodings.ts';
import { withoutFormulas } from './without-formulas.ts';

const rowsPerPiece = 100;

/**
 * The file of a carrier, a piece at a time. Nothing is cut: `checkCarrierRows` says what the carrier will refuse. A parcel
 * whose text the file cannot hold is left out, and the same check names it. What a
 * spreadsheet would take for a formula has an apostrophe before it in these files, too, since staff open them to look; a
 * name or an address that begins so is never right, and is named by the check.
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
    if (row.some((text) => outsideOf(text, encoding).length > 0)) continue;
    rows.push(row);
    if (rows.length < rowsPerPiece) continue;
    yield write(rows);
    rows = [];
  }
  if (rows.length > 0) yield write(rows);
}

/** The text of a cell. Importers that split by lines do not know of quotes. */
export function cellText(text: string, encoding: CarrierEncoding, allowed?: RegExp): string {
  return withPlainSigns(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim(), encoding, allowed);
}
