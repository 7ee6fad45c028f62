import type { AddressStep, Draft, FoundAddress, OfferPage } from '@doorstep/contract';
import type { RetrieveItem } from '@doorstep/address-lookup';
import { typedUnit } from './typed-unit.ts';

/** Everything about the address that a form carries, shown or hidden. */
export const addressNames = [
  'address.search',
  'address.changing',
  'address.proof',
  'address.id',
  'address.unit',
  'address.line1',
  'address.line2',
  'address.city',
  'address.postcode',
  'address.country',
  'unit',
  'unitAsked',
] as const;

/** Which ways to give an address there are: without a list to search it is typed, where typed ones are taken. */
export interface AddressWays {
  search: boolean;
  typing: boolean;
}

export function waysOf({ offer, lookup }: Pick<OfferPage, 'offer' | 'lookup'>): AddressWays {
  return { search: lookup.hasData, typing: offer.typedAddresses !== 'refused' };
}

/** How far the visitor has come with the address, in the browser; `fields` keeps what any of the ways has gathered. */
export type AddressState = { fields: Draft } & (
  | { kind: 'chosen'; lines: string[]; asksForUnit: boolean }
  /** `kept`: the address chosen before, which counts until another is. */
  | { kind: 'search' | 'typed'; kept: FoundAddress | null }
);

/**
 * Where a page begins, as the server or the device remembered it.
 */
export function addressStateOf(given: AddressStep, draft: Draft, ways: AddressWays): AddressState {
  const fields = addressFields(draft);
  // Where only listed addresses are taken, no form opens that would be refused.
  const step: AddressStep = given.kind === 'typed' && !ways.typing ? { ...given, kind: 'search' } : given;
  switch (step.kind) {
    case 'chosen':
      return {
        kind: 'chosen',
        lines: step.lines,
        asksForUnit: step.asksForUnit,
        // What the visitor typed is the unit; what the address has is among its lines.
        fields: { ...fields, unit: step.asksForUnit ? fields['unit'] || step.unit : '' },
      };
    case 'typed':
      return { kind: 'typed', fields, kept: step.kept ?? null };
    case 'search':
    case 'suggestions':
    case 'none_found':
    case 'too_short':
    case 'gone':
    case 'unavailable':
    case 'limited':
      return ways.search || !ways.typing
        ? { kind: 'search', fields, kept: step.kept ?? null }
        : stateOfTyping(fields['address.search'] ?? '', draft, null);
  }
}

/** The same in the words of the page's model, for the device to remember. */
export function stepOfAddressState(state: AddressState): AddressStep {
  if (state.kind !== 'chosen') return { kind: state.kind, ...(state.kept === null ? {} : { kept: state.kept }) };
  return { kind: 'chosen', lines: state.lines, unit: state.fields['unit'] ?? '', asksForUnit: state.asksForUnit };
}

/**
 * After a choice in the list. A unit that was typed and is missing in the address goes on to the unit's own field. An
 * address that comes without our signature is sent by its id, with a copy of what is shown here.
 */
export function stateOfChoice(item: RetrieveItem, typedText: string, draft: Draft): AddressState {
  const fields: Draft = { ...addressFields(draft), 'address.search': typedText };
  const hasOwnUnit = item.SubBuilding !== '';
  const unit = hasOwnUnit ? '' : typedUnit(typedText) || (fields['unit'] ?? '');
  const isSigned = item.Proof !== undefined && item.Proof !== '';
  const found = isSigned ? { 'address.proof': item.Proof ?? '', 'address.id': '', 'address.unit': '' } : copyOf(item);
  return {
    kind: 'chosen',
    lines: linesOfItem(item),
    asksForUnit: !hasOwnUnit,
    fields: { ...fields, ...found, unit, unitAsked: '', 'address.changing': '' },
  };
}

/** The lines without name, town and country in two fields, as a typed address has them. */
function copyOf(item: RetrieveItem): Draft {
  const { Line1, Line2, Line3, Line4, Line5, Company } = item;
  const [line1 = Company, ...others] = [Line1, Line2, Line3, Line4, Line5].filter((line) => line !== '');
  return {
    'address.proof': '',
    'address.id': item.Id,
    'address.unit': item.SubBuilding,
    'address.line1': line1,
    'address.line2': others.join(', '),
    'address.city': item.City,
    'address.postcode': item.PostalCode,
    'address.country': item.CountryIso2,
  };
}

const notFound = { 'address.proof': '', 'address.id': '', 'address.unit': '', 'address.changing': '', unitAsked: '' };

/** Back to the search; what was typed stays, and so does the address chosen before, until another is chosen. */
export function stateOfSearch(draft: Draft, before: AddressState): AddressState {
  const fields = addressFields(draft);
  const kept = keptOf(before);
  if (kept === null) return { kind: 'search', kept, fields: { ...fields, ...notFound } };
  // The words that found it would only find it again.
  const search = before.kind === 'chosen' ? '' : (fields['address.search'] ?? '');
  return { kind: 'search', kept, fields: { ...fields, 'address.search': search, 'address.changing': 'yes' } };
}

/** To typing by hand, which begins with what was typed into the search. */
export function stateOfTyping(typedText: string, draft: Draft, before: AddressState | null): AddressState {
  const fields = addressFields(draft);
  // The lines of an address that was found by its id are its copy: typed over, they are one no more.
  const kept = before === null || fields['address.proof'] === '' ? null : keptOf(before);
  const line1 = fields['address.line1'] || typedText.trim();
  return { kind: 'typed', kept, fields: { ...fields, ...(kept === null ? notFound : {}), 'address.line1': line1 } };
}

/** To the address from before the change. */
export function stateOfKept(kept: FoundAddress, draft: Draft): AddressState {
  const fields = { ...addressFields(draft), 'address.changing': '' };
  return { kind: 'chosen', lines: kept.lines, asksForUnit: kept.asksForUnit, fields };
}

function keptOf(state: AddressState): FoundAddress | null {
  if (state.kind !== 'chosen') return state.kept;
  return { lines: state.lines, unit: state.fields['unit'] ?? '', asksForUnit: state.asksForUnit };
}

/** As on a label, without the country, which the label of the protocol ends with. */
function linesOfItem(item: RetrieveItem): string[] {
  const lines = item.Label.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const last = lines.at(-1)?.toLowerCase();
  return last === item.CountryName.toLowerCase() && lines.length > 1 ? lines.slice(0, -1) : lines;
}

function addressFields(draft: Draft): Draft {
  return Object.fromEntries(addressNames.map((name) => [name, draft[name] ?? '']));
}
