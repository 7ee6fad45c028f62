// Converts a record to an AddressRow by a mapping, whose column names are resolved once.
import { isStreetKind, parseTypedAddress, splitWords, toAlpha2 } from '@doorstep/address-language';
import { cleanText } from '../normalise/clean-text.ts';
import { type AddressRow, emptyRow } from './address-row.ts';
import {
  type ColumnMapping,
  mappingTargets,
  type MappingTarget,
  partsOf,
  type StreetChoice,
} from './column-mapping.ts';
import { frenchSuffixes, type ImportFormat } from './known-formats.ts';

type Getter<R> = (record: R) => string;

/** The returned function reuses its row object. @param getter  returns null for a missing column. */
export function rowShaper<R>(
  mapping: ColumnMapping,
  { format, country = '' }: { format: ImportFormat; country?: string | undefined },
  getter: (column: string) => Getter<R> | null,
): (record: R) => AddressRow {
  const row = emptyRow();
  const texts: [target: Exclude<MappingTarget, 'lat' | 'lon'>, get: Getter<R>][] = [];
  const numbers: [target: 'lat' | 'lon', get: Getter<R>][] = [];
  for (const target of mappingTargets) {
    const get = valueGetter(mapping, target, getter);
    if (get === null) continue;
    if (target === 'lat' || target === 'lon') numbers.push([target, get]);
    else texts.push([target, get]);
  }
  const aliases = (mapping.aliases ?? []).map(getter).filter((get) => get !== null);
  const { street } = mapping.columns;
  const holdsNumber = typeof street === 'object' && 'holdsNumber' in street && street.holdsNumber;
  const repair = repairs[format];
  return (record) => {
    if (holdsNumber) [row.number, row.unit, row.buildingName] = ['', '', '']; // reset the previous record's values
    for (const [target, get] of texts) row[target] = get(record);
    for (const [target, get] of numbers) row[target] = parseDegrees(get(record));
    if (aliases.length > 0) row.aliases = aliases.map((get) => get(record)).filter((alias) => alias.trim() !== '');
    if (holdsNumber) splitStreet(row, country);
    repair?.(row);
    return row;
  };
}

function valueGetter<R>(
  mapping: ColumnMapping,
  target: MappingTarget,
  getter: (column: string) => Getter<R> | null,
): Getter<R> | null {
  const choice = mapping.columns[target];
  const constant = mapping.constants?.[target];
  const get = choice === undefined ? null : choiceGetter(choice, getter);
  if (constant === undefined || get === null) return get ?? (constant === undefined ? null : () => constant);
  return (record) => get(record) || constant;
}

function choiceGetter<R>(choice: StreetChoice, getter: (column: string) => Getter<R> | null): Getter<R> | null {
  if (typeof choice === 'string') return getter(choice);
  const gets = partsOf(choice)
    .map((each) => choiceGetter(each, getter))
    .filter((get) => get !== null);
  const [only, ...others] = gets;
  if (only === undefined || others.length === 0) return only ?? null;
  const filled = (record: R): string[] => gets.map((get) => cleanText(get(record))).filter((part) => part !== '');
  if ('either' in choice) return (record) => filled(record)[0] ?? '';
  const between = 'join' in choice && !Array.isArray(choice) ? choice.with : ' ';
  return (record) => filled(record).join(between);
}

/** Accepts a decimal comma. NaN for no number. */
function parseDegrees(text: string): number {
  if (text.trim() === '') return Number.NaN;
  return Number(text.includes(',') ? text.replace(',', '.') : text);
}

const repairs: Partial<Record<ImportFormat, (row: AddressRow) => void>> = {
  ban(row) {
    row.suffix = Number(row.number) === 0 ? '' : (frenchSuffixes[row.suffix] ?? row.suffix); // "0 s", "0 x" mean no number
    const sameTown = splitWords(row.city).join(' ') === splitWords(row.district).join(' ');
    if (row.city === '' || sameTown) {
      row.city = row.district; // the same name with accents
      row.district = '';
    }
  },
  bal(row) {
    if (row.number === '99999') row.number = ''; // a place without numbers
  },
  'addressbase-plus': numberFromName,
  'addressbase-core': numberFromName,
  nad: dropRepeatedTown,
  overture(row) {
    if (row.region === row.district) row.region = ''; // the only level
    dropRepeatedTown(row);
  },
};

/** Royal Mail writes a number with a letter, or a range, as the building's name: "12A", "12-14". */
function numberFromName(row: AddressRow): void {
  if (!/^\d+[a-z]?(?:\s?-\s?\d+[a-z]?)?$/i.test(row.buildingName.trim())) return;
  if (row.number === '') row.number = row.buildingName;
  row.buildingName = '';
}

function dropRepeatedTown(row: AddressRow): void {
  if (splitWords(row.city).join(' ') === splitWords(row.district).join(' ')) row.district = '';
}

/** Splits "12 Main St", "Hauptstraße 12", "Flat 2, 14 Kestrel Close". Values from dedicated columns take precedence. */
function splitStreet(row: AddressRow, country: string): void {
  const line = cleanText(row.street);
  if (line === '') return;
  const { city, postcode } = row;
  const typed = { line1: line, line2: '', city, postcode, country: toAlpha2(row.country || country) };
  const found = parseTypedAddress(typed, '');
  const [, name = '', namedStreet = ''] = /^(.*\S)\s*,\s*([^,]+)$/.exec(line) ?? [];
  if (found.number === '' && splitWords(namedStreet).some(isStreetKind)) {
    row.street = namedStreet; // "Rose Cottage, Mill Lane"
    row.buildingName ||= name;
  }
  if (found.number === '' || found.street === '') return;
  row.street = found.street;
  row.number ||= found.number;
  row.unit ||= found.unit;
  row.buildingName ||= found.buildingName;
}
