import { parseReference } from '@doorstep/contract';
import { parse } from 'csv-parse/browser/esm/sync';

export interface TrackingLine {
  /** From 1, as typed; of a record of several lines the last. */
  line: number;
  text: string;
  reference: string;
  /** Empty where there is none in the line. */
  number: string;
}

interface Row {
  cells: string[];
  line: number;
}

const delimiters = ['\t', ';', ','];

/** What shops and carriers call the two columns, in letters and digits alone; the first that is there is taken. */
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
 * One parcel a row: a reference and a tracking number, with a tab, comma, semicolon or space between. Where the first row
 * names its columns, those two are taken by their names; else they are the first two. Empty lines are left out.
 */
export function readTrackingLines(text: string): TrackingLine[] {
  const [first, ...others] = rowsOf(text, delimiters);
  if (first === undefined) return [];
  const names = columnsOf(first);
  if (names === null) return [first, ...others].map(lineOfPair);
  // Of the names the delimiter is known: the others may stand in a cell.
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
    // A quote that never ends: each line for itself, so that the others are read.
    rows = parse(text, { ...options, quote: null });
  }
  return (rows as { record: string[]; info: { lines: number } }[])
    .map(({ record, info }) => ({ cells: record, line: info.lines }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Where the two columns are; null for a row that names neither. */
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

/** The first two cells, or the two words of one. */
function lineOfPair({ cells, line }: Row): TrackingLine {
  const [first = '', second = ''] = cells;
  const [, reference = first, number = ''] = /^(\S+)\s+(.+)$/.exec(first) ?? [];
  return trackingLine(line, cells, second === '' ? reference : first, second === '' ? number : second);
}

function trackingLine(line: number, cells: string[], reference: string, number: string): TrackingLine {
  return { line, text: cells.filter((cell) => cell !== '').join(', '), reference: parseReference(reference), number };
}
