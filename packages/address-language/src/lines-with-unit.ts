import { parseTypedAddress } from './parse-typed-address.ts';
import { unitKey } from './unit-key.ts';

/**
 * The lines of an address, with its unit in front where they do not name it, as on a label. `12 High Street` and
 * `ZZ1 1AA` do not name flat 1.
 */
export function linesWithUnit(lines: string[], unit: string): string[] {
  return unitKey(unit) === '' || isNamed(lines, unit.trim()) ? lines : [unit.trim(), ...lines];
}

function isNamed(lines: string[], unit: string): boolean {
  if (/\p{L}/u.test(unit) && unit.length > 1 && lines.some((line) => line.includes(unit))) return true;
  if (lines.some((line) => line.startsWith(`${unit}/`))) return true;
  const [line1 = '', line2 = ''] = lines;
  const read = parseTypedAddress({ line1, line2, city: '', postcode: '', country: '' }, '');
  return unitKey(read.unit) === unitKey(unit);
}
