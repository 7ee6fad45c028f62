// How a country writes an address. What comes first is asked of the OpenCage templates, through the library that
// carries them, once a country; a suggestion is put together from that thousands of times a second.
import { createRequire } from 'node:module';
import type * as AddressFormatter from '@fragaria/address-formatter';

// Its CommonJS build hides the names from `import`, and its types know no default.
const require = createRequire(import.meta.url);
const { format } = require('@fragaria/address-formatter') as typeof AddressFormatter;

export interface AddressParts {
  unit: string;
  buildingName: string;
  number: string;
  street: string;
  locality: string;
  city: string;
  district: string;
  region: string;
  postcode: string;
  country: string;
}

/**
 * What stands between street and unit, where the unit comes behind: "12 High St Apt 2", "Vestergade 12, 2. tv",
 * "Mannerheimintie 4 A 12". Elsewhere it stands before ("Flat 3, 7 High St"). The templates know no units.
 */
const beforeUnit = new Map([
  ...'US CA FI SE BE NL'.split(' ').map((country) => [country, ' '] as const),
  ...'DK NO ES PT IT AR BR CL CO MX PE UY EC VE'.split(' ').map((country) => [country, ', '] as const),
]);

/** Counties and the like are no part of a postal address there. */
const withoutRegion = new Set('GB IE IM JE GG FR DE AT CH NL BE SE NO DK FI PL CZ SK HU PT'.split(' '));

/** What the country's template does with marks in place of the parts. */
interface CountryShape {
  isNumberFirst: boolean;
  /** Between number and street: "Calle Mayor, 5". */
  separator: string;
  postcode: 'before town' | 'after town' | 'own line';
  /** The region stands between town and postcode: "Addison, VT 05491". */
  hasRegionWithPostcode: boolean;
}

const shapes = new Map<string, CountryShape>();

function shapeOf(country: string): CountryShape {
  let shape = shapes.get(country);
  if (shape === undefined) {
    shape = probe(country);
    shapes.set(country, shape);
  }
  return shape;
}

function probe(country: string): CountryShape {
  const marks = { houseNumber: '7', road: 'Qstreet', city: 'Ccity', state: 'Rregion', postcode: '99999' };
  const lines = format({ ...marks, countryCode: country }, { output: 'array', appendCountry: false });
  const text = lines.join('\n');
  const isNumberFirst = text.indexOf('7') < text.indexOf('Qstreet');
  const between = /(?:7([^\n]*?)Qstreet|Qstreet([^\n]*?)7)/.exec(text);
  const cityLine = lines.find((line) => line.includes('Ccity')) ?? '';
  const postcodeAt = cityLine.indexOf('9');
  return {
    isNumberFirst,
    separator: between?.[1] ?? between?.[2] ?? ' ',
    postcode: postcodeAt < 0 ? 'own line' : postcodeAt < cityLine.indexOf('Ccity') ? 'before town' : 'after town',
    hasRegionWithPostcode: cityLine.includes('Rregion') && postcodeAt > cityLine.indexOf('Rregion'),
  };
}

/** "12 High Street", "Hauptstraße 12". */
export function streetLine(parts: Pick<AddressParts, 'number' | 'street' | 'country'>): string {
  const { number, street } = parts;
  if (number === '' || street === '') return number || street;
  const { isNumberFirst, separator } = shapeOf(parts.country);
  return isNumberFirst ? `${number}${separator}${street}` : `${street}${separator}${number}`;
}

/** A unit as it is shown: a bare number gets the country's word. */
export function unitLine(unit: string, country: string): string {
  if (unit === '' || !/^[\p{L}\p{N}-]{1,4}$/u.test(unit) || !/^(?:\p{N}+\p{L}?|\p{L})$/u.test(unit)) return unit;
  return `${unitWord[country] ?? '#'}${country in unitWord ? ' ' : ''}${unit}`;
}

const unitWord: Record<string, string> = {
  US: 'Apt',
  CA: 'Unit',
  GB: 'Flat',
  IE: 'Flat',
  AU: 'Unit',
  NZ: 'Flat',
  FR: 'Appt',
};

/** The one-line text of a suggestion: unit, building, number and street, in the country's order. */
export function suggestionText(parts: AddressParts): string {
  const street = streetLine(parts);
  const unit = unitLine(parts.unit, parts.country);
  const separator = beforeUnit.get(parts.country);
  if (separator !== undefined) {
    return [parts.buildingName, [street, unit].filter(Boolean).join(separator)].filter(Boolean).join(', ');
  }
  return [unit, parts.buildingName, street].filter(Boolean).join(', ');
}

/** Town, region and postcode on one line: "Addison, VT 05491", "86150 Augsburg", "Ottery, EX11 1AB". */
export function placeLine(parts: Omit<AddressParts, 'unit' | 'buildingName' | 'number' | 'street'>): string {
  const { postcode, hasRegionWithPostcode } = shapeOf(parts.country);
  const city = parts.city || parts.district;
  const town = parts.locality === '' ? city : [parts.locality, city].filter(Boolean).join(', ');
  if (hasRegionWithPostcode) {
    const end = [parts.region, parts.postcode].filter(Boolean).join(' ');
    return [town, end].filter(Boolean).join(', ');
  }
  const [first, second] = postcode === 'before town' ? [parts.postcode, town] : [town, parts.postcode];
  return [first, second].filter(Boolean).join(postcode === 'own line' ? ', ' : ' ');
}

/** The lines above the town: unit, building, number and street, locality; 1 to 3. */
export function streetLines(parts: Omit<AddressParts, 'city' | 'district' | 'region' | 'postcode'>): string[] {
  const { country } = parts;
  const street = streetLine(parts);
  const unit = unitLine(parts.unit, country);
  const separator = beforeUnit.get(country);
  const lines =
    separator !== undefined
      ? [parts.buildingName, [street, unit].filter(Boolean).join(separator)]
      : [[unit, parts.buildingName].filter(Boolean).join(', '), street];
  return [...lines, parts.locality].filter(Boolean);
}

const maxLines = 5;

/** The lines of an address without organisation and country: 1 to 5, and every part that a carrier needs is in them. */
export function addressLines(parts: AddressParts): string[] {
  const { country, buildingName, number, region, postcode } = parts;
  const unit = unitLine(parts.unit, country);
  const separator = unit === '' ? undefined : beforeUnit.get(country);
  const isUnitLast = separator !== undefined;
  const street = isUnitLast ? [streetLine(parts), unit].filter(Boolean).join(separator) : parts.street;
  const city = parts.city || parts.district;
  // The town once more, in letters of another size, is no part of it.
  const locality = parts.locality.toLowerCase() === city.toLowerCase() ? '' : parts.locality;
  const formatted = format(
    withoutEmpty({
      house: [isUnitLast ? '' : unit, buildingName].filter(Boolean).join(', '),
      houseNumber: isUnitLast ? '' : number,
      road: street,
      suburb: locality,
      city,
      state: withoutRegion.has(country) ? '' : region,
      postcode,
      countryCode: country,
    }),
    { output: 'array', appendCountry: false, cleanupPostcode: false },
  );
  // Templates leave out what their country rarely uses; here it was given.
  const joined = withLocality(joinNumber(formatted, { ...parts, street }), { locality, city });
  const text = joined.join('\n');
  const hasTown = text.includes(city) || (locality !== '' && text.includes(locality));
  const missing = [
    text.includes(number) && text.includes(parts.street) ? '' : streetLine({ ...parts, street }),
    // Some templates space a postcode as its country does, whatever the data has: "000 01" of "00001".
    hasTown && withoutSpaces(text).includes(withoutSpaces(postcode)) ? '' : placeLine({ ...parts, locality: '' }),
  ].filter(Boolean);
  const lines = [...joined, ...missing];
  return lines.length <= maxLines ? lines : [...lines.slice(0, maxLines - 1), lines.slice(maxLines - 1).join(', ')];
}

/** Some templates give the number a line of its own; nobody writes it so on a label. */
function joinNumber(lines: string[], parts: AddressParts): string[] {
  if (parts.number === '' || parts.street === '' || !lines.includes(parts.number)) return lines;
  return lines
    .filter((line) => line !== parts.number)
    .map((line) => (line === parts.street ? streetLine(parts) : line));
}

/** The part of a town stands before the town, where the template knows none. */
function withLocality(lines: string[], { locality, city }: Pick<AddressParts, 'locality' | 'city'>): string[] {
  if (locality === '' || lines.join('\n').includes(locality)) return lines;
  const at = city === '' ? -1 : lines.findLastIndex((line) => line.includes(city));
  return at < 0 ? [...lines, locality] : lines.toSpliced(at, 0, locality);
}

function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '');
}

function withoutEmpty(input: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));
}
