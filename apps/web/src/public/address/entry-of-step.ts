import type { AddressStep, Draft, OfferPage } from '@doorstep/contract';
import { noLines, typeByHand, type AddressEntry, type AddressLines } from '../../shared/address/address-entry.ts';

/** The possible ways to enter an address: without a lookup it is typed, if typed ones are accepted. */
interface AddressWays {
  search: boolean;
  typing: boolean;
}

export function waysOf({ offer, lookup }: Pick<OfferPage, 'offer' | 'lookup'>): AddressWays {
  return { search: lookup.hasData, typing: offer.typedAddresses !== 'refused' };
}

/** The entry a page starts with, as the server or the device remembered it. */
export function entryOfStep(step: AddressStep, draft: Draft, ways: AddressWays): AddressEntry {
  const value = (name: string): string => draft[name] ?? '';
  const proof = value('address.proof');
  const found = step.kind === 'chosen' ? step : (step.kept ?? null);
  const lines = linesOf(draft);
  // Without a proof, the line fields hold a copy of the found address.
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
  // If only listed addresses are accepted, offer no form that would be refused.
  if (!ways.typing) return { ...given, kind: 'search', chosen };
  if (step.kind === 'typed') return { ...given, kind: 'typed', chosen };
  if (ways.search) return { ...given, kind: 'search', chosen };
  return typeByHand({ ...given, kind: 'search', chosen: null }, given.text);
}

/** The inverse, in the page model's terms, to store on the device. */
export function stepOfEntry({ kind, chosen }: AddressEntry): AddressStep {
  if (chosen === null) return { kind: kind === 'typed' ? 'typed' : 'search' };
  const found = { lines: chosen.lines, asksForUnit: chosen.asksForUnit };
  return kind === 'chosen' ? { kind, ...found } : { kind, kept: found };
}

/** Updates the entry from the form's fields. */
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
