import { parseReference } from '@doorstep/contract';
import { parse } from 'csv-parse/browser/esm/sync';

export interface TrackingLine {
  /** From 1, as typed; for a record that spans lines, the last one. */
  line: number;
  text: string;
  reference: string;
  /** Empty if the line has none. */
  number: string;
}

interface Row {
  cells: string[];
  line: number;
}

const delimiters = ['\t', ';', ','];

/** Column names that shops and carriers use, reduced to letters and digits; the first match wins. */
const referenceNames = [
  'reference',
  'orderreference',
  'orderref',
  'ordernumber',
  'orderno',
  'customerreference',
  'yourreference',
  'customerid',
  'ref',
  'order',
];
const numberNames = [
  'trackingnumber',
  'trackingno',
  'trackingid',
  'trackingcode',
  'tracking',
  'barcode',
  'consignmentnumber',
  'parcelnumber',
];

/**
 * One parcel per row: a reference and a tracking number, separated by tab, comma, semicolon or space. If the first row
 * names the columns, the two are found by name; otherwise they are the first two. Empty lines are skipped.
 */
export function readTrackingLines(text: string): TrackingLine[] {
  const [first, ...others] = rowsOf(text, delimiters);
  if (first === undefined) return [];
  const names = columnsOf(first);
  if (names === null) return [first, ...others].map(lineOfPair);
  // A header row determines the delimiter: the other delimiters may occur in cells.
  const head = text.trimStart().split('\n')[0] ?? '';
  const own = delimiters.toSorted((a, b) => head.split(b).length - head.split(a).length).slice(0, 1);
  const [header, ...rows] = rowsOf(text, own);
  const columns = (header === undefined ? null : columnsOf(header)) ?? names;
  return rows.map(({ cells, line }) =>
    trackingLine(line, cells, cells[columns.reference] ?? '', cells[columns.number] ?? ''),
  );
}

function rowsOf(text: string, delimiter: string[]): Row[] {
  const options = {
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    bom: true,
    info: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
    relax_quotes: true,
  };
  let rows: unknown;
  try {
    rows = parse(text, options);
  } catch {
    // An unclosed quote: parse without quotes, so that the other lines are still read.
    rows = parse(text, { ...options, quote: null });
  }
  return (rows as { record: string[]; info: { lines: number } }[])
    .map(({ record, info }) => ({ cells: record, line: info.lines }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Positions of the two columns; null if the row names neither. */
function columnsOf({ cells }: Row): { reference: number; number: number } | null {
  const names = cells.map((cell) => cell.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  const reference = firstOf(names, referenceNames);
  const number = firstOf(names, numberNames);
  if (reference < 0 && number < 0) return null;
  return {
    reference: reference >= 0 ? reference : number === 0 ? 1 : 0,
    number: number >= 0 ? number : reference === 1 ? 0 : 1,
  };
}

function firstOf(names: string[], known: string[]): number {
  const found = known.find((name) => names.includes(name));
  return found === undefined ? -1 : names.indexOf(found);
}

/** The first two cells, or the two words of a single cell. */
function lineOfPair({ cells, line }: Row): TrackingLine {
  const [first = '', second = ''] = cells;
  const [, reference = first, number = ''] = /^(\S+)\s+(.+)$/.exec(first) ?? [];
  return trackingLine(line, cells, second === '' ? reference : first, second === '' ? number : second);
}

function trackingLine(line: number, cells: string[], reference: string, number: string): TrackingLine {
  return { line, text: cells.filter((cell) => cell !== '').join(', '), reference: parseReference(reference), number };
}
