/** Why rows were not taken. */
export type RefusalReason =
  | 'broken_line'
  | 'no_point'
  | 'no_number'
  | 'no_street'
  | 'no_country'
  | 'near_zero'
  | 'out_of_range'
  | 'swapped';

export interface Refusal {
  reason: RefusalReason;
  count: number;
  /** The first few, `text` shortened to 200 characters. */
  examples: { file: string; line: number; text: string }[];
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
  streets: number;
  addresses: number;
  bytes: number;
  seconds: number;
}

/** Collects refusals. */
export class RefusalCounter {
  readonly #refusals = new Map<RefusalReason, Refusal>();

  add(reason: RefusalReason, file: string, line: number, text: string): void {
    let refusal = this.#refusals.get(reason);
    if (refusal === undefined) {
      refusal = { reason, count: 0, examples: [] };
      this.#refusals.set(reason, refusal);
    }
    refusal.count++;
    if (refusal.examples.length < 5) refusal.examples.push({ file, line, text: text.slice(0, 200) });
  }

  list(): Refusal[] {
    return [...this.#refusals.values()].sort((a, b) => b.count - a.count);
  }
}
