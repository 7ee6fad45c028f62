import type { AddressStep, Draft } from '@doorstep/contract';
import type { RetrieveItem } from '@doorstep/address-lookup';
import { typedUnit } from './typed-unit.ts';

/** Everything about the address that a form carries, shown or hidden. */
export const addressNames = [
  'address.search',
  'address.proof',
  'address.line1',
  'address.line2',
  'address.city',
  'address.postcode',
  'address.country',
  'unit',
] as const;

/** How far the visitor has come with the address, in the browser; `fields` keeps what any of the ways has gathered. */
export type AddressState = { fields: Draft } & (
  | { kind: 'search' }
  | { kind: 'chosen'; lines: string[]; asksForUnit: boolean }
  | { kind: 'typed' }
);

/** Where a page begins, as the server or the device remembered it. */
export function addressStateOf(step: AddressStep, draft: Draft): AddressState {
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
    case 'unavailable':
      return { kind: 'search', fields };
  }
}

/** The same in the words of the page's model, for the device to remember. */
export function stepOfAddressState(state: AddressState): AddressStep {
  if (state.kind !== 'chosen') return { kind: state.kind };
  return { kind: 'chosen', lines: state.lines, unit: state.fields['unit'] ?? '', asksForUnit: state.asksForUnit };
}

/**
 * After a choice in the list. A unit that was typed and is missing in the address goes on to the unit's own field;
 * an address that comes without our signature is shown for editing, as typed.
 */
export function stateOfChoice(item: RetrieveItem, typedText: string, draft: Draft): AddressState {
  const fields = addressFields(draft);
  const hasOwnUnit = item.SubBuilding !== '';
  const unit = hasOwnUnit ? '' : typedUnit(typedText) || (fields['unit'] ?? '');
  if (item.Proof === undefined || item.Proof === '') {
    const line1 = item.Line1 === '' ? item.Company : item.Line1;
    const parts = { line1, line2: item.Line2, city: item.City, postcode: item.PostalCode, country: item.CountryIso2 };
    const typed = Object.fromEntries(Object.entries(parts).map(([name, value]) => [`address.${name}`, value]));
    return { kind: 'typed', fields: { ...fields, ...typed, unit } };
  }
  return {
    kind: 'chosen',
    lines: linesOfItem(item),
    asksForUnit: !hasOwnUnit,
    fields: { ...fields, 'address.search': typedText, 'address.proof': item.Proof, unit },
  };
}

/** Back to the search; what was found before is let go, what was typed is kept. */
export function stateOfSearch(draft: Draft): AddressState {
  return { kind: 'search', fields: { ...addressFields(draft), 'address.proof': '' } };
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
