import type { AddressStep, Draft } from '@doorstep/contract';
import type { RetrieveItem } from '@doorstep/address-lookup';
import { typedUnit } from './typed-unit.ts';

/** Everything about the address that a form carries, shown or hidden. */
export const addressNames = [
  'address.search',
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

/** How far the visitor has come with the address, in the browser; `fields` keeps what any of the ways has gathered. */
export type AddressState = { fields: Draft } & (
  | { kind: 'search' }
  | { kind: 'chosen'; lines: string[]; asksForUnit: boolean }
  | { kind: 'typed' }
);

/**
 * Where a page begins, as the server or the device remembered it.
 * @param hasData Whether there is a list to search; without one the address is typed.
 */
export function addressStateOf(step: AddressStep, draft: Draft, hasData: boolean): AddressState {
  const fields = addressFields(draft);
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
      return { kind: 'typed', fields };
    case 'search':
    case 'suggestions':
    case 'none_found':
    case 'too_short':
    case 'gone':
    case 'unavailable':
    case 'limited':
      return hasData ? { kind: 'search', fields } : stateOfTyping(fields['address.search'] ?? '', draft);
  }
}

/** The same in the words of the page's model, for the device to remember. */
export function stepOfAddressState(state: AddressState): AddressStep {
  if (state.kind !== 'chosen') return { kind: state.kind };
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
    fields: { ...fields, ...found, unit, unitAsked: '' },
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

const notFound = { 'address.proof': '', 'address.id': '', 'address.unit': '', unitAsked: '' };

/** Back to the search; what was found before is let go, what was typed is kept. */
export function stateOfSearch(draft: Draft): AddressState {
  return { kind: 'search', fields: { ...addressFields(draft), ...notFound } };
}

/** To typing by hand, which begins with what was typed into the search. */
export function stateOfTyping(typedText: string, draft: Draft): AddressState {
  const fields = addressFields(draft);
  return { kind: 'typed', fields: { ...fields, 'address.line1': fields['address.line1'] || typedText.trim() } };
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
