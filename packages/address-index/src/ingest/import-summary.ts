import type { SharedFormCounts } from '../normalise/home-form.ts';
import type { ImportFormat } from './known-formats.ts';

/** Why rows were not taken. */
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

/** What people should know about rows that were taken. */
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

/** The reasons in words, for whoever runs an import. */
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

/** How often something was seen, and the first few times. */
export interface Tally<R extends string> {
  reason: R;
  count: number;
  /** `at` is a line number, or words where there are no lines ("way 42"); `text` shortened to 200 characters. */
  examples: { file: string; at: number | string; text: string }[];
}

export type Refusal = Tally<RefusalReason>;
export type Remark = Tally<RemarkReason>;

/** What one file was taken for. */
export interface FileReport {
  name: string;
  format: ImportFormat;
  /** "" for a format that is not text. */
  encoding: string;
  /** CSV only, else "". */
  delimiter: string;
  rows: number;
}

/** What an import did. rowsRead = kept + merged + all refused, plus the rows that a list of numbers added. */
export interface ImportSummary {
  dataset: string;
  rowsRead: number;
  /** Addresses in the index. */
  kept: number;
  /** Repeats of an address that was kept. */
  merged: number;
  /** Rows taken with something put right: a markup bracket, a stray sign, a number list. */
  changed: number;
  /** Most frequent first. */
  refused: Refusal[];
  /** Most frequent first. */
  remarks: Remark[];
  files: FileReport[];
  /** Files of a folder or an archive that were left out by their names. */
  skipped: string[];
  streets: number;
  addresses: number;
  sharedForms: SharedFormCounts;
  bytes: number;
  seconds: number;
}

const maxExamples = 5;
const maxText = 200;

/** Counts by reason and keeps the first examples of each. */
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

  /** Adds what was counted elsewhere. */
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
