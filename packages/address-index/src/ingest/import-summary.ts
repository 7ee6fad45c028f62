import type { SharedFormCounts } from '../normalise/home-form.ts';
import type { ImportFormat } from './known-formats.ts';
import type { AddressRow } from './address-row.ts';

export type RefusalReason =
  | 'broken_line'
  | 'broken_text'
  | 'no_point'
  | 'no_number'
  | 'number_is_date'
  | 'no_street'
  | 'no_country'
  | 'unknown_country'
  | 'interpolation'
  | 'near_zero'
  | 'out_of_range'
  | 'swapped';

export type RemarkReason =
  | 'header_repaired'
  | 'title_skipped'
  | 'region_by_postcode'
  | 'postcode_padded'
  | 'postcode_form'
  | 'decimal_number'
  | 'id_rounded'
  | 'number_is_text'
  | 'number_is_mixed'
  | 'unit_from_number'
  | 'short_street'
  | 'many_numbers';

export const refusalWords: Record<RefusalReason, string> = {
  broken_line: 'the line is broken',
  broken_text: 'letters that cannot be decoded; --encoding names the right one',
  no_point: 'no position: only points are addresses',
  no_number: 'no number and no name',
  number_is_date: 'a spreadsheet has made a date of the number or unit ("5-May"): export the source again, as text',
  no_street: 'no street and no place',
  no_country: 'no country; --country names one',
  unknown_country: 'a country code that ISO 3166-1 does not have',
  interpolation: 'a line of numbers that are not mapped one by one',
  near_zero: 'the position is in the sea off Africa (0, 0)',
  out_of_range: 'the position is nowhere on earth',
  swapped: 'latitude and longitude look swapped',
};

export interface Tally<R extends string> {
  reason: R;
  count: number;
  /** `at` is a line number, or words where there are no lines ("way 42"); `text` is cut to 200 characters. */
  examples: { file: string; at: number | string; text: string }[];
}

export type Refusal = Tally<RefusalReason>;
export type Remark = Tally<RemarkReason>;

export interface FileReport {
  name: string;
  format: ImportFormat;
  encoding: string;
  delimiter: string;
  rows: number;
}

/** The result of an import. rowsRead = kept + merged + all refused, plus the rows added by number lists. */
export interface ImportSummary {
  dataset: string;
  rowsRead: number;
  kept: number;
  merged: number;
  /** Accepted rows with a correction: markup, stray characters, or a number list. */
  changed: number;
  refused: Refusal[];
  remarks: Remark[];
  files: FileReport[];
  skipped: string[];
  streets: number;
  addresses: number;
  sharedForms: SharedFormCounts;
  bytes: number;
  seconds: number;
}

const maxExamples = 5;
const maxText = 200;

export class TallyCounter<R extends string> {
  readonly #tallies = new Map<R, Tally<R>>();

  add(reason: R, file: string, at: number | string, text: () => string): void {
    let tally = this.#tallies.get(reason);
    if (tally === undefined) {
      tally = { reason, count: 0, examples: [] };
      this.#tallies.set(reason, tally);
    }
    tally.count++;
    if (tally.examples.length < maxExamples) tally.examples.push({ file, at, text: text().slice(0, maxText) });
  }

  take(reason: R, { count, examples }: Omit<Tally<string>, 'reason'>): void {
    const own = this.#tallies.get(reason) ?? { reason, count: 0, examples: [] };
    own.count += count;
    own.examples = [...own.examples, ...examples].slice(0, maxExamples);
    this.#tallies.set(reason, own);
  }

  list(): Tally<R>[] {
    return [...this.#tallies.values()].toSorted((a, b) => b.count - a.count);
  }
}

/** `at` is a line number or words ("way 42"), `text` is lazy. The row is reused, so copy its values. */
export interface RowSink {
  row(row: AddressRow, text: () => string, at: number | string): void;
  refused(reason: RefusalReason, text: () => string, at: number | string): void;
  remark(reason: RemarkReason, text: () => string, at: number | string): void;
}
