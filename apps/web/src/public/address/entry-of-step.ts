import type { AddressStep, Draft, OfferPage } from '@doorstep/contract';
import { noLines, typeByHand, type AddressEntry, type AddressLines } from '../../shared/address/address-entry.ts';

/** Which ways to give an address there are: without a list to search it is typed, where typed ones are taken. */
interface AddressWays {
  search: boolean;
  typing: boolean;
}

export function waysOf({ offer, lookup }: Pick<OfferPage, 'offer' | 'lookup'>): AddressWays {
  return { search: lookup.hasData, typing: offer.typedAddresses !== 'refused' };
}

/** Where a page begins, as the server or the device remembered it. */
export function entryOfStep(step: AddressStep, draft: Draft, ways: AddressWays): AddressEntry {
  const value = (name: string): string => draft[name] ?? '';
  const proof = value('address.proof');
  const found = step.kind === 'chosen' ? step : (step.kept ?? null);
  const lines = linesOf(draft);
  // Without a proof, the fields of the lines hold a copy of the address that was found.
  const [typed, copy] = found !== null && proof === '' ? [noLines, lines] : [lines, noLines];
  const given = { text: value('address.search'), typed, unit: value('unit') };
  const chosen = found && {
    lines: found.lines,
    asksForUnit: found.asksForUnit,
    proof,
    id: value('address.id'),
    unit: value('address.unit'),
    company: '',
    copy,
  };
  if (step.kind === 'chosen' && chosen !== null)
    return { ...given, kind: 'chosen', chosen, unit: chosen.asksForUnit ? given.unit : '' };
  // Where only listed addresses are taken, no form opens that would be refused.
  if (!ways.typing) return { ...given, kind: 'search', chosen };
  if (step.kind === 'typed') return { ...given, kind: 'typed', chosen };
  if (ways.search) return { ...given, kind: 'search', chosen };
  return typeByHand({ ...given, kind: 'search', chosen: null }, given.text);
}

/** The same in the words of the page's model, for the device to remember. */
export function stepOfEntry({ kind, chosen }: AddressEntry): AddressStep {
  if (chosen === null) return { kind: kind === 'typed' ? 'typed' : 'search' };
  const found = { lines: chosen.lines, asksForUnit: chosen.asksForUnit };
  return kind === 'chosen' ? { kind, ...found } : { kind, kept: found };
}

/** With what stands in the form's fields by now. */
export function entryWithDraft(entry: AddressEntry, draft: Draft): AddressEntry {
  const { 'address.search': text = entry.text, unit = entry.unit } = draft;
  return { ...entry, text, unit, typed: entry.kind === 'typed' ? linesOf(draft) : entry.typed };
}

function linesOf(draft: Draft): AddressLines {
  const line = (name: string): string => draft[`address.${name}`] ?? '';
  return {
    line1: line('line1'),
    line2: line('line2'),
    city: line('city'),
    region: line('region'),
    postcode: line('postcode'),
    country: line('country'),
  };
}
