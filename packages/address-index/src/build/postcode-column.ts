// The postcodes of an import, each checked against the format of its country.
import { postalRules, readPostcode } from '@doorstep/address-language';
import { NumberColumn, NumberTable } from './columns.ts';

const fits = 0;
const lostZeros = 1;
const otherForm = 2;

export interface FinishedPostcodes {
  /** Indexed by number: `"GB EX11 1AB"`. */
  texts: string[];
  /** Maps the numbers in rows to final numbers; null when nothing changes. */
  numberOf: Uint32Array | null;
  padded: Set<string>;
}

/** Numbers postcodes, and finally restores leading zeros that a spreadsheet removed. */
export class PostcodeColumn {
  readonly #table = new NumberTable();
  readonly #verdicts = new NumberColumn();
  readonly #rows = new Map<string, { fitting: number; short: number }>();

  add(country: string, text: string): number {
    const number = this.#table.number(`${country} ${text}`);
    if (number === this.#verdicts.length) this.#verdicts.push(verdictOf(country, text));
    this.count(country, number);
    return number;
  }

  count(country: string, number: number): void {
    const verdict = this.#verdicts.at(number);
    if (verdict === otherForm) return;
    let rows = this.#rows.get(country);
    if (rows === undefined) {
      rows = { fitting: 0, short: 0 };
      this.#rows.set(country, rows);
    }
    if (verdict === fits) rows.fitting++;
    else rows.short++;
  }

  remarkOf(number: number): 'postcode_padded' | 'postcode_form' | null {
    const verdict = this.#verdicts.at(number);
    if (verdict === fits) return null;
    return verdict === lostZeros ? 'postcode_padded' : 'postcode_form';
  }

  /** Restores zeros only where most postcodes of the country are complete: otherwise the country may be wrong. */
  finish(): FinishedPostcodes {
    const padded = new Set(
      [...this.#rows].filter(([, rows]) => rows.short > 0 && rows.fitting > rows.short).map(([country]) => country),
    );
    if (padded.size === 0) return { texts: this.#table.texts, numberOf: null, padded };
    const finished = new NumberTable();
    const numberOf = Uint32Array.from(this.#table.texts, (text, number) => {
      const country = text.slice(0, 2);
      const isShort = this.#verdicts.at(number) === lostZeros && padded.has(country);
      return finished.number(isShort ? `${country} ${withZeros(country, text.slice(3))}` : text);
    });
    return { texts: finished.texts, numberOf, padded };
  }
}

function verdictOf(country: string, text: string): number {
  if (postalRules(country).postcode.form.test(text) || readPostcode(country, text) !== null) return fits;
  return withZeros(country, text) === null ? otherForm : lostZeros;
}

const maxLostZeros = 2; // "00144" in Rome, "00501" in New York

/** Pads with zeros where the country's postcodes are digits of one length; else null. */
function withZeros(country: string, text: string): string | null {
  const example = postalRules(country).postcode.examples.find((each) => each !== '') ?? '';
  const length = example.replaceAll(/[ -]/g, '').length;
  if (!/^[\d -]+$/.test(example) || !/^[1-9]\d+$/.test(text)) return null;
  const lost = length - text.length;
  return lost < 1 || lost > maxLostZeros ? null : readPostcode(country, text.padStart(length, '0'));
}
