// How a country writes an address. Order of number and street and of postcode and town: UPU S42 templates and the
// OpenCage address-formatting templates (MIT), reduced to what these parts need.

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

const numberFirst = new Set(
  'US CA GB IE AU NZ FR LU MC ZA IN PK MY SG PH TH HK TW IL EG MA TN DZ SN CI KE NG GH JM LK BD VN KR IM JE GG'.split(
    ' ',
  ),
);
/** The unit follows the street on its line: "12 High St Apt 2". */
const unitAfterStreet = new Set('US CA'.split(' '));
/** The postcode comes after the town: "Ottery EX11 1AB" on one line, or on a line of its own. */
const postcodeAfterCity = new Set('US CA AU NZ IN ZA IE SG PK TH HK TW KR BR CO EG BD LK'.split(' '));
const postcodeOwnLine = new Set('GB IE IM JE GG UA RU'.split(' '));
const regionBeforePostcode = new Set('US CA AU'.split(' '));
const regionOwnLine = new Set('RU UA IN ES IT BR'.split(' '));

/** "12 High Street", "Hauptstraße 12". */
export function streetLine(parts: Pick<AddressParts, 'number' | 'street' | 'country'>): string {
  if (parts.number === '' || parts.street === '') return parts.number || parts.street;
  if (!numberFirst.has(parts.country)) return `${parts.street} ${parts.number}`;
  return parts.country === 'FR' ? `${parts.number} ${parts.street}` : `${parts.number} ${parts.street}`;
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
  if (unitAfterStreet.has(parts.country)) {
    return [parts.buildingName, unit === '' ? street : `${street} ${unit}`].filter(Boolean).join(', ');
  }
  return [unit, parts.buildingName, street].filter(Boolean).join(', ');
}

/** Town, region and postcode on one line: "Addison, VT 05491", "86150 Augsburg", "Ottery, EX11 1AB". */
export function placeLine(parts: Omit<AddressParts, 'unit' | 'buildingName' | 'number' | 'street'>): string {
  const { country } = parts;
  const city = parts.city || parts.district;
  const town = parts.locality === '' ? city : [parts.locality, city].filter(Boolean).join(', ');
  if (regionBeforePostcode.has(country)) {
    const end = [parts.region, parts.postcode].filter(Boolean).join(' ');
    return [town, end].filter(Boolean).join(', ');
  }
  if (postcodeOwnLine.has(country)) return [town, parts.postcode].filter(Boolean).join(', ');
  if (postcodeAfterCity.has(country)) return [town, parts.postcode].filter(Boolean).join(' ');
  return [parts.postcode, town].filter(Boolean).join(' ');
}

/** The lines above the town: unit, building, number and street, locality; 1 to 3. */
export function streetLines(parts: Omit<AddressParts, 'city' | 'district' | 'region' | 'postcode'>): string[] {
  const { country } = parts;
  const street = streetLine(parts);
  const unit = unitLine(parts.unit, country);
  const lines = unitAfterStreet.has(country)
    ? [parts.buildingName, unit === '' ? street : `${street} ${unit}`]
    : [[unit, parts.buildingName].filter(Boolean).join(', '), street];
  return [...lines, parts.locality].filter(Boolean);
}

/** The lines of an address without organisation and country; at most five. */
export function addressLines(parts: AddressParts): string[] {
  const { country } = parts;
  const lines = streetLines(parts);
  const withoutLocality = { ...parts, locality: '' };
  if (postcodeOwnLine.has(country)) {
    lines.push(parts.city || parts.district, regionOwnLine.has(country) ? parts.region : '', parts.postcode);
  } else {
    lines.push(placeLine(withoutLocality), regionOwnLine.has(country) ? parts.region : '');
  }
  const filled = lines.filter(Boolean);
  return filled.length <= 5 ? filled : [...filled.slice(0, 4), filled.slice(4).join(', ')];
}
