// First half of an import: normalises rows and spools them, or says why a row is not taken.
import { cleanText } from '../normalise/clean-text.ts';
import { type HouseNumber, parseHouseNumbers } from '../normalise/house-number.ts';
import { degreesPerStep, noPoint } from '../index-format/stored-address.ts';
import type { AddressRow } from '../ingest/address-row.ts';
import type { RefusalReason } from '../ingest/import-summary.ts';
import type { PointVerdict } from '../ingest/point-check.ts';
import type { AddressSpool } from './address-spool.ts';
import { NumberTable } from './number-table.ts';
import { StreetTable } from './street-table.ts';

const unitBeforeSlash = /^(?:(?:flat|unit|apt)\s+)?(\d+[a-z]?)\s*[/ ]\s*(\d+[a-z]?)$/i;
const noNumber: HouseNumber = { value: 0, tail: '', last: 0 };

/** Everything an import has seen. Postcodes are `"GB EX11 1AB"`. */
export class AddressCollector {
  readonly table = new StreetTable();
  readonly postcodes = new NumberTable();
  readonly placeKinds = new NumberTable();
  changed = 0;
  readonly #spool: AddressSpool;

  constructor(spool: AddressSpool) {
    this.#spool = spool;
    this.placeKinds.number('');
  }

  /** Null when the row was taken. */
  add(row: AddressRow, verdict: PointVerdict): RefusalReason | null {
    if (verdict === 'near_zero' || verdict === 'out_of_range' || verdict === 'swapped') return verdict;
    if (row.country.length !== 2) return 'no_country';
    const buildingName = cleanText(row.buildingName);
    let unit = cleanText(row.unit);
    let number = cleanText(row.number);
    if (unit === '' && (row.country === 'AU' || row.country === 'NZ')) {
      const split = unitBeforeSlash.exec(number);
      if (split !== null) [, unit = '', number = ''] = split;
    }
    const numbers = parseHouseNumbers(number, cleanText(row.suffix));
    if (numbers.length === 0 && buildingName === '') return 'no_number';
    const street = this.table.find(row);
    if (street < 0) return 'no_street';
    if (numbers.length > 1 || number !== row.number) this.changed++;
    const postcode = cleanText(row.postcode);
    const hasPoint = verdict === 'point';
    const address = {
      unit,
      buildingName,
      postcode: postcode === '' ? -1 : this.postcodes.number(`${row.country} ${postcode.toUpperCase()}`),
      lat: hasPoint ? Math.round(row.lat / degreesPerStep) : noPoint,
      lon: hasPoint ? Math.round(row.lon / degreesPerStep) : noPoint,
      sourceId: row.sourceId.trim(),
      unitCount: Math.min(parseCount(row.unitCount), 100_000),
      placeKind: row.placeKind === '' ? 0 : this.placeKinds.number(cleanText(row.placeKind)),
    };
    for (const one of numbers.length === 0 ? [noNumber] : numbers) {
      this.#spool.add(street, { ...address, value: one.value, tail: one.tail });
    }
    return null;
  }
}

function parseCount(text: string): number {
  const count = text === '' ? 0 : Number(text);
  return Number.isInteger(count) && count > 0 ? count : 0;
}
