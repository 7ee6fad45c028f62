// How a country writes an address. The order comes from the OpenCage templates, read once per country through their
// library; suggestions, thousands per second, use the result.
import { isEastAsian, type Address } from '@doorstep/contract';
import * as addressFormatter from '@fragaria/address-formatter';
import { ownLayout } from './own-layouts.ts';
import { readRegion } from './postal/read-region.ts';

// Its CommonJS build hides the names from `import`, and its types declare no default export.
const { format } = (addressFormatter as unknown as { default: typeof addressFormatter }).default;

export type AddressParts = Omit<Address, 'organisation' | 'countryCode' | 'lines' | 'latitude' | 'longitude'> & {
  country: string;
};

/** Before a unit that follows its street: "12 High St Apt 2", "Vestergade 12, 2. tv". The templates have no units. */
const beforeUnit = new Map([
  ...'US CA FI SE BE NL KR CN TW'.split(' ').map((country) => [country, ' '] as const),
  ...`DK NO ES PT IT AR BR CL CO MX PE UY EC VE DE AT CH LI PL CZ SK HU RO MD BG GR CY SI HR RS BA ME MK AL EE LV LT RU
    BY UA KZ TR`
    .split(/\s+/)
    .map((country) => [country, ', '] as const),
]);

const withoutRegion = new Set('GB IE IM JE GG FR DE AT CH NL BE SE NO DK FI PL CZ SK HU PT'.split(' '));

/** Countries whose labels show only the province; data often has the larger region instead. */
const withProvinceAlone = new Set(['ES', 'IT']);

const commaBeforeNumber = new Set(['BR']);

interface CountryShape {
  isNumberFirst: boolean;
  /** Between street and number: "Calle Mayor, 5". */
  separator: string;
  postcode: 'before town' | 'after town' | 'own line';
  hasRegionWithPostcode: boolean;
  /** Text that the template adds: the country of a territory. */
  additions: string[];
}

const shapes = new Map<string, CountryShape>();

export function hasRegionWithPostcode(country: string): boolean {
  return shapeOf(country).hasRegionWithPostcode;
}

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
  const template = formatted(country, marks);
  const text = template.join('\n');
  const between = /(?:7([^\n]*?)Qstreet|Qstreet([^\n]*?)7)/.exec(text);
  const parts = { house: '', street: 'Qstreet', locality: '', city: 'Ccity', region: 'Rregion', postcode: '99999' };
  const cityLine = (ownLayout(country, parts) ?? template).find((line) => line.includes('Ccity')) ?? '';
  const postcodeAt = cityLine.indexOf('9');
  const isMarked = (line: string): boolean => /Qstreet|Ccity|Rregion|7|9/.test(line);
  return {
    isNumberFirst: text.indexOf('7') < text.indexOf('Qstreet'),
    separator: commaBeforeNumber.has(country) ? ', ' : (between?.[1] ?? between?.[2] ?? ' '),
    postcode: postcodeAt < 0 ? 'own line' : postcodeAt < cityLine.indexOf('Ccity') ? 'before town' : 'after town',
    hasRegionWithPostcode: cityLine.includes('Rregion') && postcodeAt > cityLine.indexOf('Rregion'),
    additions: formatted(country, { ...marks, state: '' }).filter((line) => !isMarked(line)),
  };
}

function formatted(country: string, input: Record<string, string>): string[] {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));
  return format({ ...given, countryCode: country }, { output: 'array', appendCountry: false, cleanupPostcode: false });
}

export function streetLine(parts: Pick<AddressParts, 'number' | 'street' | 'country'>): string {
  const { number, street } = parts;
  if (number === '' || street === '') return number || street;
  if (parts.country === 'JP' && isEastAsian(street)) return street + number;
  const { isNumberFirst, separator } = shapeOf(parts.country);
  return isNumberFirst ? `${number}${separator}${street}` : `${street}${separator}${number}`;
}

export function isNumberFirst(country: string): boolean {
  return shapeOf(country).isNumberFirst;
}

export function unitLine(unit: string, country: string): string {
  if (unit === '' || !/^[\p{L}\p{N}-]{1,4}$/u.test(unit) || !/^(?:\p{N}+\p{L}?|\p{L})$/u.test(unit)) return unit;
  if (isEastAsian(unit)) return unit; // "202호" includes its word
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
  DE: 'Wohnung',
  AT: 'Top',
  CH: 'Wohnung',
  LI: 'Wohnung',
  RU: 'кв.',
  BY: 'кв.',
  UA: 'кв.',
  KZ: 'кв.',
};

export function suggestionText(parts: AddressParts): string {
  const street = streetLine(parts);
  const unit = unitLine(parts.unit, parts.country);
  const separator = beforeUnit.get(parts.country);
  if (separator !== undefined) {
    return [parts.buildingName, [street, unit].filter(Boolean).join(separator)].filter(Boolean).join(', ');
  }
  return [unit, parts.buildingName, street].filter(Boolean).join(', ');
}

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

/** The lines of an address without organisation and country: 1 to 5, with every part that a carrier needs. */
export function addressLines(parts: AddressParts): string[] {
  const { country, postcode } = parts;
  const unit = unitLine(parts.unit, country);
  const separator = beforeUnit.get(country);
  const city = parts.city || parts.district;
  const given = {
    house: houseLine(separator === undefined ? unit : '', parts),
    street: [streetLine(parts), separator === undefined ? '' : unit].filter(Boolean).join(separator),
    locality: parts.locality.toLowerCase() === city.toLowerCase() ? '' : parts.locality,
    city,
    region: printedRegion(parts),
    postcode,
  };
  const lines = withMissing(ownLayout(country, given) ?? templateLines(country, given), given, parts);
  return lines.length <= maxLines ? lines : [...lines.slice(0, maxLines - 1), lines.slice(maxLines - 1).join(', ')];
}

function printedRegion({ country, region, city, street }: AddressParts): string {
  if (withoutRegion.has(country)) return '';
  if (!withProvinceAlone.has(country) || region === 'Rregion') return region;
  return readRegion(country, region, street + city) ?? '';
}

function houseLine(unit: string, { buildingName, country }: AddressParts): string {
  // In Japan the room comes after the building.
  return country === 'JP'
    ? [buildingName, unit].filter(Boolean).join(' ')
    : [unit, buildingName].filter(Boolean).join(', ');
}

type GivenParts = Record<'house' | 'street' | 'locality' | 'city' | 'region' | 'postcode', string>;

function templateLines(country: string, { house, street, locality, city, region, postcode }: GivenParts): string[] {
  const { additions } = shapeOf(country);
  const input = { house, road: street, suburb: locality, city, state: region, postcode };
  return formatted(country, input)
    .map((line) => line.replace(/(?:^| )-$/, '')) // before an absent region
    .filter((line) => line !== '' && !additions.includes(line));
}

/** Adds parts that the template leaves out because its country rarely uses them. */
function withMissing(lines: string[], given: GivenParts, parts: AddressParts): string[] {
  const { house, street, locality, city, postcode } = given;
  const has = (part: string): boolean => squeeze(lines.join('\n')).includes(squeeze(part));
  const whole = [...lines];
  if (!has(house)) whole.unshift(house);
  if (!has(street)) whole.splice(has(house) && whole[0] === house ? 1 : 0, 0, street);
  const townAt = (): number => (city === '' ? -1 : whole.findLastIndex((line) => line.includes(city)));
  if (!has(locality)) whole.splice(townAt() < 0 ? whole.length : townAt(), 0, locality);
  if (!has(city) && (locality === '' || !has(locality))) whole.push(placeLine({ ...parts, locality: '' }));
  else if (!has(postcode)) {
    const at = townAt();
    whole.splice(at, at < 0 ? 0 : 1, at < 0 ? postcode : `${whole[at] ?? ''} ${postcode}`);
  }
  return whole.filter(Boolean);
}

/** Ignores spacing: some templates format the postcode ("000 01" for "00001"). */
function squeeze(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '');
}
