// The progress of entering an address: on the public page, in the embedded field, in staff's entry for a caller.
import type { RetrieveItem } from '@doorstep/address-lookup';
import type { FoundAddress, TypedAddress } from '@doorstep/contract';

const unit =
  /(?:^|[\s,;])((?:(?:flat|apartment|appartement|apt|appt|unit|suite|ste|room)(?!\p{L})\.?\s*#?|#)\s*(?:\p{N}+\p{L}?|\p{L}\p{N}*))(?=$|[\s,;])/iu;

export function typedUnit(text: string): string {
  return unit.exec(text)?.[1]?.trim() ?? '';
}

export interface AddressLines extends TypedAddress {
  region: string;
}

export interface ChosenAddress extends FoundAddress {
  proof: string;
  id: string;
  unit: string;
  company: string;
  copy: AddressLines;
}

export type AddressEntry = {
  text: string;
  typed: AddressLines;
  unit: string;
} & ({ kind: 'chosen'; chosen: ChosenAddress } | { kind: 'search' | 'typed'; chosen: ChosenAddress | null });

export const noLines: AddressLines = { line1: '', line2: '', city: '', region: '', postcode: '', country: '' };

export const emptyEntry: AddressEntry = { kind: 'search', text: '', typed: noLines, unit: '', chosen: null };

export function chooseItem(entry: AddressEntry, item: RetrieveItem, text: string): AddressEntry & { kind: 'chosen' } {
  const chosen = chosenAddress(item);
  return { ...entry, kind: 'chosen', text, chosen, unit: chosen.asksForUnit ? typedUnit(text) || entry.unit : '' };
}

export function searchAgain(entry: AddressEntry): AddressEntry & { kind: 'search' } {
  return { ...entry, kind: 'search', text: entry.kind === 'chosen' ? '' : entry.text };
}

/** Switches to typing by hand, starting with the text so far, or else the address chosen before. */
export function typeByHand(entry: AddressEntry, text: string): AddressEntry {
  const { chosen, typed } = entry;
  const begun = typed.line1 || text.trim();
  return {
    ...entry,
    kind: 'typed',
    typed: begun === '' && chosen !== null ? chosen.copy : { ...typed, line1: begun },
    // An address without a signature is submitted in the line fields, which the visitor may now edit.
    chosen: chosen?.proof ? chosen : null,
  };
}

function chosenAddress(item: RetrieveItem): ChosenAddress {
  const { Id, Company, SubBuilding, Proof: proof = '' } = item;
  const [first, ...others] = linesOfItem(item);
  return {
    lines: labelLines(item),
    asksForUnit: SubBuilding === '',
    proof,
    id: proof === '' ? Id : '',
    unit: SubBuilding,
    company: first === undefined ? '' : Company,
    copy: {
      line1: first ?? Company,
      line2: others.join(', '),
      city: item.City,
      region: item.Province || item.ProvinceName,
      postcode: item.PostalCode,
      country: item.CountryIso2,
    },
  };
}

export function linesOfItem({ Line1, Line2, Line3, Line4, Line5 }: RetrieveItem): string[] {
  return [Line1, Line2, Line3, Line4, Line5].filter((line) => line !== '');
}

function labelLines({ Label, CountryName }: RetrieveItem): string[] {
  const lines = Label.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isCountryLast = lines.length > 1 && lines.at(-1)?.toLowerCase() === CountryName.toLowerCase();
  return isCountryLast ? lines.slice(0, -1) : lines;
}
