import type { RetrieveItem } from '@doorstep/address-lookup';
import { typedUnit } from '../../public/address/typed-unit.ts';

const parts = ['line1', 'line2', 'city', 'region', 'postcode', 'country', 'unit', 'proof'] as const;
type AddressPart = (typeof parts)[number];

/** An address as the form gets it; what is missing is ''. */
export interface AddressValue extends Record<AddressPart, string> {
  /** Chosen from the lookup, or typed by hand; `proof` is Doorstep's signature over a found one. */
  way: 'found' | 'typed';
}

/**
 * How far the visitor has come. `text` is what stood in the search, `lines` how the country writes a found address;
 * `hasUnit`: the flat or unit is among them, and there is none to ask for.
 */
export type AddressEntry =
  | { kind: 'search'; text: string }
  | { kind: 'found'; text: string; value: AddressValue; lines: string[]; hasUnit: boolean }
  | { kind: 'typed'; value: AddressValue };

export const emptyEntry: AddressEntry = { kind: 'search', text: '' };

export function typedValue(given: Partial<AddressValue> = {}): AddressValue {
  const value = Object.fromEntries(parts.map((part) => [part, given[part] ?? ''])) as Record<AddressPart, string>;
  return { ...value, way: 'typed', proof: '' };
}

/** Its lines as on a label, without town and country; the company first. */
export function linesOfItem(item: RetrieveItem): string[] {
  const { Company, Line1, Line2, Line3, Line4, Line5 } = item;
  return [Company, Line1, Line2, Line3, Line4, Line5].filter((line) => line !== '');
}

/** As the country writes it, town and postcode included, without the country. */
export function labelOfItem({ Label, CountryName }: RetrieveItem): string[] {
  const lines = Label.split('\n').filter((line) => line.trim() !== '');
  return lines.at(-1)?.toLowerCase() === CountryName.toLowerCase() ? lines.slice(0, -1) : lines;
}

function plainLines({ line1, line2, city, region, postcode }: AddressValue): string[] {
  return [line1, line2, city, region, postcode].filter((line) => line !== '');
}

/** A unit that was typed and that the address does not have, or ''. */
export function unitBeside(item: RetrieveItem, typedText: string): string {
  return item.SubBuilding === '' ? typedUnit(typedText) : '';
}

export function foundValue(item: RetrieveItem, typedText: string): AddressValue {
  const [line1 = '', ...rest] = linesOfItem(item);
  return {
    way: 'found',
    line1,
    line2: rest.join(', '),
    city: item.City,
    region: item.ProvinceName,
    postcode: item.PostalCode,
    country: item.CountryIso2,
    unit: unitBeside(item, typedText),
    proof: item.Proof ?? '',
  };
}

/** Whether nothing at all was typed; the country alone is no address. */
export function isEmptyValue(value: AddressValue): boolean {
  return parts.every((part) => part === 'country' || value[part].trim() === '');
}

export function valueOfEntry(entry: AddressEntry): AddressValue | null {
  return entry.kind === 'search' || isEmptyValue(entry.value) ? null : entry.value;
}

/** What a form sends: `name.line1` and so on; of an unfinished search the text alone, as `name.search`. */
export function formEntries(entry: AddressEntry, name: string): [string, string][] {
  if (entry.kind === 'search') return entry.text.trim() === '' ? [] : [[`${name}.search`, entry.text]];
  const value = valueOfEntry(entry);
  if (value === null) return [];
  return [[`${name}.way`, value.way], ...parts.map((part): [string, string] => [`${name}.${part}`, value[part]])];
}

/** What `entryOf` makes the same entry of again. */
export function keptEntry(entry: AddressEntry): Record<string, string> {
  switch (entry.kind) {
    case 'search':
      return { search: entry.text };
    case 'found':
      return {
        ...entry.value,
        search: entry.text,
        lines: entry.lines.join('\n'),
        ...(entry.hasUnit ? { hasUnit: 'yes' } : {}),
      };
    case 'typed':
      return { ...entry.value };
  }
}

/**
 * What a page sets: an address, a text to search for (`{ search }`), or nothing. One with a proof counts as found.
 * Parts that are no text are left out.
 */
export function entryOf(given: unknown): AddressEntry {
  if (typeof given !== 'object' || given === null) return emptyEntry;
  const texts = Object.fromEntries(Object.entries(given).filter(([, text]) => typeof text === 'string')) as Partial<
    Record<string, string>
  >;
  const value = typedValue(texts);
  if (isEmptyValue(value)) return { kind: 'search', text: texts['search'] ?? '' };
  const proof = texts['proof'] ?? '';
  if (proof === '' && texts['way'] !== 'found') return { kind: 'typed', value };
  const lines = texts['lines']?.split('\n') ?? plainLines(value);
  const hasUnit = texts['hasUnit'] === 'yes';
  const found = { ...value, way: 'found', proof } as const;
  return { kind: 'found', text: texts['search'] ?? value.line1, value: found, lines, hasUnit };
}
