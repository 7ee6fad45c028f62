// How far somebody has come with an address: on the public page, in the embedded field, in staff's entry for a caller.
import type { RetrieveItem } from '@doorstep/address-lookup';
import type { FoundAddress, TypedAddress } from '@doorstep/contract';

const unit =
  /(?:^|[\s,;])((?:(?:flat|apartment|appartement|apt|appt|unit|suite|ste|room)(?!\p{L})\.?\s*#?|#)\s*(?:\p{N}+\p{L}?|\p{L}\p{N}*))(?=$|[\s,;])/iu;

/** `flat 2, 12 high st` → `flat 2`: the flat or unit that somebody typed in front of or behind an address, or ''. */
export function typedUnit(text: string): string {
  return unit.exec(text)?.[1]?.trim() ?? '';
}

export interface AddressLines extends TypedAddress {
  region: string;
}

export interface ChosenAddress extends FoundAddress {
  /** Doorstep's signature; '' where it came without one, and is sent by its id. */
  proof: string;
  id: string;
  /** The flat or unit that it names itself, or ''. */
  unit: string;
  company: string;
  copy: AddressLines;
}

/** Whichever `kind` counts, what the others have gathered stays. */
export type AddressEntry = {
  /** What stands in the search. */
  text: string;
  typed: AddressLines;
  /** The flat or unit that was typed beside either kind of address. */
  unit: string;
} & (
  | { kind: 'chosen'; chosen: ChosenAddress }
  /** `chosen`: the one from before, where it counts until another is. */
  | { kind: 'search' | 'typed'; chosen: ChosenAddress | null }
);

export const noLines: AddressLines = { line1: '', line2: '', city: '', region: '', postcode: '', country: '' };

export const emptyEntry: AddressEntry = { kind: 'search', text: '', typed: noLines, unit: '', chosen: null };

/** After a choice in the list. A unit that was typed and is missing in the address goes on to the unit's own field. */
export function chooseItem(entry: AddressEntry, item: RetrieveItem, text: string): AddressEntry & { kind: 'chosen' } {
  const chosen = chosenAddress(item);
  return { ...entry, kind: 'chosen', text, chosen, unit: chosen.asksForUnit ? typedUnit(text) || entry.unit : '' };
}

/** Back to the search. The words that found an address would only find it again. */
export function searchAgain(entry: AddressEntry): AddressEntry & { kind: 'search' } {
  return { ...entry, kind: 'search', text: entry.kind === 'chosen' ? '' : entry.text };
}

/** To typing by hand, which begins with what was typed so far, else with the address chosen before. */
export function typeByHand(entry: AddressEntry, text: string): AddressEntry {
  const { chosen, typed } = entry;
  const begun = typed.line1 || text.trim();
  return {
    ...entry,
    kind: 'typed',
    typed: begun === '' && chosen !== null ? chosen.copy : { ...typed, line1: begun },
    // One without a signature travels in the fields of the lines, which are the visitor's from here on.
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
      region: item.ProvinceName,
      postcode: item.PostalCode,
      country: item.CountryIso2,
    },
  };
}

/** The lines above the town, without the company. */
export function linesOfItem({ Line1, Line2, Line3, Line4, Line5 }: RetrieveItem): string[] {
  return [Line1, Line2, Line3, Line4, Line5].filter((line) => line !== '');
}

/** As on a label, without the country, which the label of the protocol ends with. */
function labelLines({ Label, CountryName }: RetrieveItem): string[] {
  const lines = Label.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isCountryLast = lines.length > 1 && lines.at(-1)?.toLowerCase() === CountryName.toLowerCase();
  return isCountryLast ? lines.slice(0, -1) : lines;
}
