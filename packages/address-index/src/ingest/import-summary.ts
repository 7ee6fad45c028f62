import type { SharedFormCounts } from '../normalise/home-form.ts';
import type { ImportFormat } from './known-formats.ts';

/** Why rows were not taken. */
export type RefusalReason =
  | 'broken_line'
  | 'broken_text'
  | 'no_point'
  | 'no_number'
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
  | 'region_by_postcode'
  | 'number_is_text'
  | 'number_is_mixed'
  | 'unit_from_number'
  | 'short_street'
  | 'many_numbers';

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

  list(): Tally<R>[] {
    return [...this.#tallies.values()].toSorted((a, b) => b.count - a.count);
  }
}
