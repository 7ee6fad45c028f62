import { stringify, type Options } from 'csv-stringify/sync';
import type { Parcel, Sender } from '../parcel.ts';
import type { CarrierProfile } from './carrier-profile.ts';
import { encode } from './encodings.ts';
import { withoutFormulas } from './without-formulas.ts';

const rowsPerPiece = 100;

/**
 * The file of a carrier, a piece at a time. Nothing is cut: `checkCarrierRows` says what the carrier will refuse. What a
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
  yield write([columns.map(({ header }) => header), ...(senderRow === undefined ? [] : [senderRow.map(oneLine)])]);
  let rows: string[][] = [];
  for await (const parcel of parcels) {
    rows.push(columns.map(({ value }) => oneLine(value(parcel, sender))));
    if (rows.length < rowsPerPiece) continue;
    yield write(rows);
    rows = [];
  }
  if (rows.length > 0) yield write(rows);
}

/** Importers that split by lines do not know of quotes. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
