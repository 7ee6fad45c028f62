// First half of an import: normalises and spools rows, or reports why a row is refused.
import {
  fold,
  fullUnit,
  type HouseNumber,
  isCountry,
  parseHouseNumbers,
  regionOfPostcode,
  splitMixedNumber,
} from '@doorstep/address-language';
import { cleanText } from '../normalise/clean-text.ts';
import { displayCase } from '../normalise/display-case.ts';
import { isRounded, isSpreadsheetDate, withoutDecimal } from '../normalise/spreadsheet-damage.ts';
import { unitCase } from '../normalise/unit-case.ts';
import { degreesPerStep, noPoint } from '../index-format/stored-address.ts';
import type { AddressRow } from '../ingest/address-row.ts';
import type { RefusalReason, RemarkReason } from '../ingest/import-summary.ts';
import type { PointVerdict } from '../ingest/point-check.ts';
import type { AddressSpool } from './address-spool.ts';
import { NumberTable } from './columns.ts';
import { PostcodeColumn } from './postcode-column.ts';
import { brokenText, StreetTable } from './street-table.ts';

/** Australia and New Zealand: "2/14", "Flat 2 14", "U2/14-16". */
const unitBeforeNumber =
  /^(?:(?:flat|unit|apt|apartment|shop|suite|u)\s*)?([a-z]?\d+[a-z]?)\s*[/ ]\s*(\d+[a-z]?(?:\s?-\s?\d+[a-z]?)?)$/i;
const hasLetter = /\p{L}/u;
const nothing: ReadonlySet<string> = new Set();
const noNumber: HouseNumber = { value: 0, tail: '', last: 0 };

interface PostcodeOfRow {
  text: string;
  country: string;
  named: string;
  postcode: number;
  region: string | null;
  remark: RemarkReason | null;
}

export class AddressCollector {
  readonly table = new StreetTable();
  readonly postcodes = new PostcodeColumn();
  readonly placeKinds = new NumberTable();
  changed = 0;
  readonly remarks: RemarkReason[] = [];
  readonly #spool: AddressSpool;
  /** Nine rows in ten have the postcode of the previous row. */
  #lastPostcode: PostcodeOfRow = { text: '', country: '', named: '', postcode: -1, region: null, remark: null };

  constructor(spool: AddressSpool) {
    this.#spool = spool;
    this.placeKinds.number('');
  }

  /** @returns null when the row is accepted. */
  add(row: AddressRow, verdict: PointVerdict): RefusalReason | null {
    if (verdict === 'near_zero' || verdict === 'out_of_range' || verdict === 'swapped') return verdict;
    if (row.country === '') return 'no_country';
    if (!isCountry(row.country)) return 'unknown_country';
    if (this.remarks.length > 0) this.remarks.length = 0;
    let buildingName = cleanText(row.buildingName);
    let unit = withoutDecimal(cleanText(row.unit));
    let number = withoutDecimal(cleanText(row.number));
    const floor = withoutDecimal(cleanText(row.floor));
    if ([number, unit].some((text) => isSpreadsheetDate(text) || isRounded(text))) return 'number_is_date';
    const mixed = hasLetter.test(number) ? splitMixedNumber(number, row) : null;
    if (mixed !== null) {
      this.remarks.push(mixed.number === '' ? 'number_is_text' : 'number_is_mixed');
      number = mixed.number;
      unit = joinParts(mixed.unit, unit);
      buildingName = joinParts(mixed.buildingName, buildingName);
    }
    if (unit === '' && (row.country === 'AU' || row.country === 'NZ')) {
      const split = unitBeforeNumber.exec(number);
      if (split !== null) {
        [, unit = '', number = ''] = split;
        this.remarks.push('unit_from_number');
      }
    }
    if (unit !== '' || floor !== '') {
      unit = fullUnit(unitCase(unit, row.country), unitCase(floor, row.country), row.country);
    }
    if (buildingName !== '') buildingName = displayCase(buildingName, nothing, row.country);
    const numbers = parseHouseNumbers(number, cleanText(row.suffix));
    if (numbers.length === 0 && buildingName === '') return 'no_number';
    const { postcode, region, remark } = this.#postcodeOf(row);
    if (remark !== null) this.remarks.push(remark);
    if (region !== null) {
      row.region = region;
      this.remarks.push('region_by_postcode');
    }
    const street = this.table.find(row);
    if (street < 0) return street === brokenText ? 'broken_text' : 'no_street';
    if (numbers.length > 1 || number !== row.number) this.changed++;
    if (numbers.length > 1) this.remarks.push('many_numbers');
    if (numbers[0]?.value === 0 && !/\d/.test(number)) this.remarks.push('number_is_text');
    if (row.street.length < 2 && row.street.length > 0) this.remarks.push('short_street');
    if (this.#isDecimal(row)) this.remarks.push('decimal_number');
    let sourceId = withoutDecimal(row.sourceId.trim());
    if (isRounded(sourceId)) {
      sourceId = ''; // a rounded id is shared by many homes
      this.remarks.push('id_rounded');
    }
    const hasPoint = verdict === 'point';
    const address = {
      unit,
      buildingName,
      postcode,
      lat: hasPoint ? Math.round(row.lat / degreesPerStep) : noPoint,
      lon: hasPoint ? Math.round(row.lon / degreesPerStep) : noPoint,
      sourceId,
      unitCount: Math.min(parseCount(row.unitCount), 100_000),
      placeKind: row.placeKind === '' ? 0 : this.placeKinds.number(cleanText(row.placeKind)),
    };
    for (const one of numbers.length === 0 ? [noNumber] : numbers) {
      this.#spool.add(street, { ...address, value: one.value, tail: one.tail });
    }
    return null;
  }

  #isDecimal({ number, unit, floor, postcode, sourceId }: AddressRow): boolean {
    return [number, unit, floor, postcode, sourceId].some(
      (text) => text.endsWith('0') && withoutDecimal(text) !== text,
    );
  }

  #postcodeOf({ country, region, postcode }: AddressRow): PostcodeOfRow {
    const last = this.#lastPostcode;
    if (postcode === last.text && country === last.country && region === last.named) {
      if (last.postcode >= 0) this.postcodes.count(country, last.postcode);
      return last;
    }
    const text = withoutDecimal(cleanText(postcode)).toUpperCase();
    const number = text === '' ? -1 : this.postcodes.add(country, text);
    this.#lastPostcode = {
      text: postcode,
      country,
      named: region,
      postcode: number,
      region: regionOfPostcode(country, region, text),
      remark: number < 0 ? null : this.postcodes.remarkOf(number),
    };
    return this.#lastPostcode;
  }
}

function joinParts(first: string, second: string): string {
  return first === '' || second === '' || fold(first) === fold(second) ? second || first : `${first}, ${second}`;
}

function parseCount(text: string): number {
  const count = text === '' ? 0 : Number(text);
  return Number.isInteger(count) && count > 0 ? count : 0;
}
