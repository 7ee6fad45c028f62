import type { Instant } from '../../instant.ts';
import type { CounterChange } from '../submission-stores.ts';

export interface Counter {
  name: string;
  max: number;
  expiresAt: Instant;
}

/** Counters of one transaction in memory: locked when read, counted here without round trips, written at its end. */
export class CounterLedger {
  readonly #countBefore: (name: string) => number;
  readonly #counted = new Map<string, { count: number; expiresAt: Instant }>();

  /** @param countBefore The stored count; 0 for a new counter. */
  constructor(countBefore: (name: string) => number) {
    this.#countBefore = countBefore;
  }

  /** Adds `amount` unless that exceeds the limit. @returns whether it was added. */
  take({ name, max, expiresAt }: Counter, amount = 1): boolean {
    const count = this.#countOf(name) + amount;
    if (count > max) return false;
    this.#counted.set(name, { count, expiresAt });
    return true;
  }

  giveBack(name: string): void {
    const counted = this.#counted.get(name);
    if (counted !== undefined) this.#counted.set(name, { ...counted, count: counted.count - 1 });
  }

  /** The same counters for one submission of a batch; `absorb` adds its counts here. */
  draft(): CounterLedger {
    return new CounterLedger((name) => this.#countOf(name));
  }

  absorb(draft: CounterLedger): void {
    for (const [name, counted] of draft.#counted) this.#counted.set(name, counted);
  }

  /**
   * @param written Increments already written.
   * @returns the changes still to be written.
   */
  changes(written: readonly CounterChange[] = []): CounterChange[] {
    const changes = new Map(written.map((each) => [each.name, { ...each, change: -each.change }]));
    for (const [name, { count, expiresAt }] of this.#counted) {
      const change = count - this.#countBefore(name) + (changes.get(name)?.change ?? 0);
      changes.set(name, { name, change, expiresAt });
    }
    return [...changes.values()].filter(({ change }) => change !== 0);
  }

  #countOf(name: string): number {
    return this.#counted.get(name)?.count ?? this.#countBefore(name);
  }
}
