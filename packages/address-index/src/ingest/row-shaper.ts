// Turns a record of a file into an AddressRow by a mapping, whose column names are looked up once.
import { splitWords } from '@doorstep/address-language';
import { type AddressRow, emptyRow } from './address-row.ts';
import { type ColumnMapping, columnsOf, mappingTargets, type MappingTarget } from './column-mapping.ts';
import { frenchSuffixes, type ImportFormat } from './known-formats.ts';

/** Reads one value of a record by column name. */
type Getter<R> = (record: R) => string;

/**
 * A function from record to row. It always returns the same object, filled anew: take what you need before the next.
 * @param getter  makes the reader for a column; null when the file has no such column.
 */
export function rowShaper<R>(
  mapping: ColumnMapping,
  format: ImportFormat,
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
  return (record) => {
    for (const [target, get] of texts) row[target] = get(record);
    for (const [target, get] of numbers) row[target] = parseDegrees(get(record));
    if (aliases.length > 0) row.aliases = aliases.map((get) => get(record)).filter((alias) => alias.trim() !== '');
    if (format === 'ban') shapeBan(row);
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
  if (choice === undefined) return constant === undefined ? null : () => constant;
  const gets = columnsOf(choice)
    .map(getter)
    .filter((get) => get !== null);
  const [only, ...others] = gets;
  if (only === undefined) return constant === undefined ? null : () => constant;
  if (others.length === 0) return constant === undefined ? only : (record) => only(record) || constant;
  const between = typeof choice === 'object' && !Array.isArray(choice) ? choice.with : ' ';
  return (record) =>
    gets
      .map((get) => get(record).trim())
      .filter((part) => part !== '')
      .join(between) ||
    (constant ?? '');
}

/** A decimal comma is accepted. NaN when there is no number. */
function parseDegrees(text: string): number {
  if (text.trim() === '') return Number.NaN;
  return Number(text.includes(',') ? text.replace(',', '.') : text);
}

function shapeBan(row: AddressRow): void {
  row.suffix = Number(row.number) === 0 ? '' : (frenchSuffixes[row.suffix] ?? row.suffix); // 0 s, 0 x: no number
  const sameTown = splitWords(row.city).join(' ') === splitWords(row.district).join(' ');
  if (row.city === '' || sameTown) {
    row.city = row.district; // the same name, with its accents
    row.district = '';
  }
}
