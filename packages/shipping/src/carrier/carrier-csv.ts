import { stringify, type Options } from 'csv-stringify/sync';
import type { Parcel, Sender } from '../parcel.ts';
import type { CarrierEncoding, CarrierProfile } from './carrier-profile.ts';
import { encode, unencodableCharacters, withPlainSigns } from './encodings.ts';

/** A fast test for text in which no formula can start: most texts. */
const harmless = /^(?![\s"'=+\-@＝＋－＠])[^,;|\t\r\n]*$/;

/**
 * Where a spreadsheet may start to read a formula: at the start of a cell, or after anything that it may read as the
 * end of one. Many countries separate cells by semicolons, and pasting separates them by tabs; quotes then no longer
 * protect a cell, and a line break starts a new row. Some programs skip spaces and quotes before a formula.
 */
const formula = /(^|[,;|\t\r\n])([\s"']*)(?=[=+\-@＝＋－＠])/g;

export function withoutFormulas(text: string): string {
  if (harmless.test(text)) return text;
  return text.replaceAll(formula, (_, separator: string, skipped: string) =>
    // A leading line break or tab is skipped as well: the apostrophe goes before it.
    separator === '' && /^\s/.test(skipped) ? `'${skipped}'` : `${separator}${skipped}'`,
  );
}

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
