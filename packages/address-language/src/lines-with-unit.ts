import { isEastAsian } from '@doorstep/contract';
import { parseTypedAddress } from './parse-typed-address.ts';
import { unitKey } from './unit-key.ts';

/** Adds the unit, as on a label, unless a line already names it. `12 High Street` and `ZZ1 1AA` do not name flat 1. */
export function linesWithUnit(lines: string[], unit: string): string[] {
  const name = unit.trim();
  if (unitKey(unit) === '' || isNamed(lines, name)) return lines;
  if (!lines.some(isEastAsian)) return [name, ...lines];
  // The smallest part comes last; only a postcode may follow.
  const isPostcodeLast = /^[\d -]+$/.test(lines.at(-1) ?? '');
  return isPostcodeLast ? [...lines.slice(0, -1), name, ...lines.slice(-1)] : [...lines, name];
}

function isNamed(lines: string[], unit: string): boolean {
  if (/\p{L}/u.test(unit) && unit.length > 1 && lines.some((line) => line.includes(unit))) return true;
  if (lines.some((line) => line.startsWith(`${unit}/`))) return true;
  const [line1 = '', line2 = ''] = lines;
  const read = parseTypedAddress({ line1, line2, city: '', postcode: '', country: '' }, '');
  return unitKey(read.unit) === unitKey(unit);
}
