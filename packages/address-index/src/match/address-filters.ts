// The protocol's `Filters`, for fields that the data has: `Locality:Nottingham` includes, `!Postcode:NG1` excludes. Several
// values of one field are alternatives; different fields must all fit.
import { regionName, splitWords } from '@doorstep/address-language';
import type { IndexReader } from '../index-format/index-reader.ts';
import { type DocumentSet, DocumentSetBuilder } from './document-set.ts';

export interface AddressFilters {
  /** Equal for equal filters. */
  key: string;
  place: readonly Condition[];
  street: readonly Condition[];
  postcode: Condition | null;
}

interface Condition {
  field: Field;
  included: readonly string[];
  excluded: readonly string[];
}

const fieldsOf = {
  place: ['locality', 'administrativearea', 'subadministrativearea'],
  street: ['thoroughfare', 'dependentlocality'],
  postcode: ['postcode'],
} as const;
type Field = (typeof fieldsOf)[keyof typeof fieldsOf][number];

/** Null if a field is not in the data: leaving its filter out would return unwanted addresses. */
export function readFilters(filters: readonly string[]): AddressFilters | null {
  const conditions = new Map<string, { included: string[]; excluded: string[] }>();
  for (const filter of filters) {
    const [, sign, field = '', value = ''] = /^\s*(!?)\s*([\w.]+)\s*:(.*)$/s.exec(filter) ?? [];
    const name = field.toLowerCase();
    if (!Object.values<readonly string[]>(fieldsOf).some((fields) => fields.includes(name))) return null;
    const condition = conditions.get(name) ?? { included: [], excluded: [] };
    conditions.set(name, condition);
    condition[sign === '!' ? 'excluded' : 'included'].push(spelt(value));
  }
  const of = (fields: readonly Field[]): Condition[] =>
    fields.flatMap((field) => {
      const condition = conditions.get(field);
      return condition === undefined ? [] : [{ field, ...condition }];
    });
  const [postcode = null] = of(fieldsOf.postcode);
  return { key: JSON.stringify([...conditions]), place: of(fieldsOf.place), street: of(fieldsOf.street), postcode };
}

/** Documents with at least one address that fits, unless a postcode is excluded. @param countries  empty for all. */
export function documentsThatFit(
  reader: IndexReader,
  { place, street, postcode }: AddressFilters,
  countries: readonly string[],
): DocumentSet {
  const set = DocumentSetBuilder.forDocuments(reader.documentCount);
  const { placeFirstDocument } = reader.sections;
  const inPostcode =
    postcode === null || postcode.included.length === 0 ? null : documentsOfPostcodes(reader, postcode);
  const wordsOfName = new Map<number, string>();
  const nameOf = (text: number): string => {
    const known = wordsOfName.get(text) ?? spelt(reader.text(text));
    wordsOfName.set(text, known);
    return known;
  };
  for (let at = 0; at < reader.placeCount; at++) {
    if (countries.length > 0 && !countries.includes(reader.countryOfPlace(at))) continue;
    if (!place.every((condition) => fits(condition, namesOfPlace(reader, at, condition.field)))) continue;
    for (let document = placeFirstDocument[at] ?? 0; document < (placeFirstDocument[at + 1] ?? 0); document++) {
      if (inPostcode?.has(document) === false) continue;
      const names = (field: Field) => namesOfStreet(reader, document, field).map(nameOf);
      if (street.every((condition) => fits(condition, names(condition.field)))) set.add(document);
    }
  }
  return set.build();
}

/** @param index  in the sorted list; -1 for an address without a postcode. */
export function fitsPostcode(reader: IndexReader, { postcode }: AddressFilters, index: number): boolean {
  if (postcode === null) return true;
  const { included, excluded } = postcode;
  const own = index < 0 ? '' : spelt(reader.postcodeText(index));
  const begins = (value: string): boolean =>
    own === value || own.startsWith(`${value} `) || own.replaceAll(' ', '') === value.replaceAll(' ', '');
  return (included.length === 0 || included.some(begins)) && !excluded.some(begins);
}

const spelt = (text: string): string => splitWords(text).join(' ');

function fits({ included, excluded }: Condition, names: readonly string[]): boolean {
  if (excluded.some((value) => names.includes(value))) return false;
  return included.length === 0 || included.some((value) => names.includes(value));
}

function namesOfPlace(reader: IndexReader, at: number, field: Field): string[] {
  const { country, region, district, city } = reader.place(at);
  if (field === 'locality') return [spelt(city)];
  return field === 'administrativearea' ? [spelt(region), spelt(regionName(country, region))] : [spelt(district)];
}

/** Numbers of texts. */
function namesOfStreet(reader: IndexReader, document: number, field: Field): number[] {
  const street = reader.building(document)?.street ?? document;
  const isLocality = field === 'dependentlocality';
  const further = reader.extraNames(street).filter((extra) => extra.isLocality === isLocality);
  const names = further.map(({ name }) => name);
  return isLocality ? names : [reader.sections.documentName[street] ?? 0, ...names];
}

function documentsOfPostcodes(reader: IndexReader, condition: Condition): Set<number> {
  const found = new Set<number>();
  const filters = { key: '', place: [], street: [], postcode: condition };
  for (const value of condition.included) {
    const [first, last] = reader.postcodes.withPrefix(value.replaceAll(' ', ''));
    for (let index = first; index < last; index++)
      if (fitsPostcode(reader, filters, index)) for (const one of reader.postcodeDocuments(index)) found.add(one);
  }
  return found;
}
