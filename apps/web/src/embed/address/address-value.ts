import type { RetrieveItem } from '@doorstep/address-lookup';
import { emptyEntry, noLines, type AddressEntry, type AddressLines } from '../../shared/address/address-entry.ts';

export interface AddressValue extends AddressLines {
  /** Chosen from the lookup, or typed by hand; `proof` is Doorstep's signature over a found address. */
  way: 'found' | 'typed';
  unit: string;
  proof: string;
}

export interface DoorstepAddressDetail {
  value: AddressValue;
  /** In the element's language. */
  item: RetrieveItem;
  items: RetrieveItem[];
  /** The visitor's search text. */
  text: string;
}

const lineNames = Object.keys(noLines) as (keyof AddressLines)[];

export function valueOfEntry(entry: AddressEntry): AddressValue | null {
  if (entry.kind === 'search') return null;
  if (entry.kind === 'chosen') return valueOfChosen(entry);
  const { typed, unit } = entry;
  return isEmpty(typed) && unit.trim() === '' ? null : { way: 'typed', ...typed, unit, proof: '' };
}

/** The company becomes the first line. */
export function valueOfChosen({ chosen, unit }: AddressEntry & { kind: 'chosen' }): AddressValue {
  const { company, copy, proof } = chosen;
  const [line1 = '', ...others] = [company, copy.line1, copy.line2].filter((line) => line !== '');
  return { way: 'found', ...copy, line1, line2: others.join(', '), unit, proof };
}

/** On one line, for screen readers. */
export function spoken({ line1, line2, city, postcode }: AddressValue): string {
  return [line1, line2, city, postcode].filter((part) => part !== '').join(', ');
}

function isEmpty(lines: AddressLines): boolean {
  return lineNames.every((name) => name === 'country' || lines[name].trim() === '');
}

/** The submitted form fields: `name.line1` and so on; for an unfinished search only its text, as `name.search`. */
export function formEntries(entry: AddressEntry, name: string): [string, string][] {
  if (entry.kind === 'search') return entry.text.trim() === '' ? [] : [[`${name}.search`, entry.text]];
  return Object.entries(valueOfEntry(entry) ?? {}).map(([part, value]) => [`${name}.${part}`, value as string]);
}

/**
 * Parses what a page sets: an address, a text to search for (`{ search }`), or nothing. An address with a proof counts
 * as found. Parts that are not text are dropped.
 */
export function entryOf(given: unknown): AddressEntry {
  if (typeof given !== 'object' || given === null) return emptyEntry;
  const part = (name: string): string => {
    const value: unknown = Reflect.get(given, name);
    return typeof value === 'string' ? value : '';
  };
  const lines = Object.fromEntries(lineNames.map((name) => [name, part(name)])) as unknown as AddressLines;
  const [text, unit, proof] = [part('search'), part('unit'), part('proof')];
  if (isEmpty(lines) && unit.trim() === '') return { ...emptyEntry, text };
  if (proof === '' && part('way') !== 'found') return { ...emptyEntry, kind: 'typed', typed: lines, unit };
  const { country: _, ...shown } = lines;
  const chosen = {
    lines: Object.values(shown).filter((line) => line !== ''),
    asksForUnit: true,
    proof,
    id: '',
    unit: '',
    company: '',
    copy: lines,
  };
  return { ...emptyEntry, kind: 'chosen', text: text || lines.line1, chosen, unit };
}
