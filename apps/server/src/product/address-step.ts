// Address search without JavaScript: every step is a form that comes back.
import { readItems } from '@doorstep/address-index';
import { type Position } from '@doorstep/address-lookup';
import { positionOfProof } from '@doorstep/address-lookup/proof';
import type { AddressStep, Draft, FoundAddress, PageSuggestion } from '@doorstep/contract';
import { DoorstepError } from '@doorstep/core';
import type { FastifyRequest } from 'fastify';
import { hasFewLetters } from '../lookup/has-few-letters.ts';
import type { LookupCaller } from '../lookup/lookup-budgets.ts';
import { requesterOf } from './requester-of.ts';
import type { Product } from './product.ts';

const maxSuggestions = 20;
/** Per container. The own index splits larger ones; Loqate does not. */
const maxInside = 200;
const maxInsideAtAll = 1600;
const maxLabel = 200;

interface OpenedContainer {
  pick: string;
  limit: number;
}

const moreStep = /^more:(\d{1,4}):([\s\S]+)$/;

export async function addressStep(product: Product, draft: Draft): Promise<AddressStep> {
  const found = foundAddress(product, draft);
  const isTyped = draft['address.way'] === 'typed';
  if (found === null) return { kind: isTyped ? 'typed' : 'search' };
  if (isTyped) return { kind: 'typed', kept: found };
  return isChanging(draft) ? { kind: 'search', kept: found } : { kind: 'chosen', ...found };
}

function foundAddress(product: Product, draft: Draft): FoundAddress | null {
  const proof = draft['address.proof'] ?? '';
  if (proof === '') return foundById(draft);
  const outcome = product.contextFor({ kind: 'visitor' }).addresses.verifyProof(proof);
  // A forged or expired proof counts as no address: the visitor searches again, and the error says why.
  if (outcome.kind !== 'valid') return null;
  const { lines, unit } = outcome.address;
  return { lines, asksForUnit: unit === '' };
}

/** An address that the browser found itself; the server verifies it before sending. */
function foundById(draft: Draft): FoundAddress | null {
  const lines = ['line1', 'line2', 'city', 'region', 'postcode'].map((name) => (draft[`address.${name}`] ?? '').trim());
  const shown = lines.filter((line) => line !== '');
  if ((draft['address.id'] ?? '') === '' || shown.length === 0 || draft['address.way'] === 'typed') return null;
  return { lines: shown, asksForUnit: (draft['address.unit'] ?? '') === '' };
}

function isChanging(draft: Draft): boolean {
  return draft['address.changing'] === 'yes';
}

/**
 * Ends the change of an address, before the draft is checked. If nothing was typed, the previous address stays.
 * @throws DoorstepError `request_invalid` when another address was searched for and none chosen: only the visitor can
 * say which one is meant.
 */
export function settleChange(draft: Draft): void {
  if (!isChanging(draft)) return;
  if (draft['address.way'] !== 'typed' && (draft['address.search'] ?? '').trim() !== '')
    throw new DoorstepError('request_invalid', { fields: [{ field: 'address', code: 'address_missing' }] });
  draft['address.changing'] = '';
}

const ofFound = ['address.proof', 'address.id', 'address.unit', 'address.changing', 'unitAsked'];

export function forgetFound(draft: Draft): void {
  for (const name of ofFound) if (name in draft) draft[name] = '';
}

/**
 * Takes one step of the search, and updates `draft`.
 * @param asked `pick` is an id, followed by its text if it is to be opened; `countries` are the offer's; `near` is the
 * place of its area, used unless an address was chosen before.
 */
export async function searchStep(product: Product, request: FastifyRequest, given: Step): Promise<AddressStep> {
  const near = positionOfProof(given.draft['address.proof'] ?? '') ?? given.near;
  const next = await takeStep(product, request, { ...given, near });
  const kept = foundAddress(product, given.draft);
  return kept === null || next.kind === 'chosen' ? next : { ...next, kept };
}

async function takeStep(
  product: Product,
  request: FastifyRequest,
  { step, pick, draft, countries, near }: Step,
): Promise<AddressStep> {
  const search = { ...requesterOf(product, request), draft, countries, near };
  const [, limit, more = ''] = moreStep.exec(step) ?? [];
  if (limit !== undefined)
    return find(product, { ...search, container: { pick: more, limit: Math.min(Number(limit), maxInsideAtAll) } });
  switch (step) {
    case 'find':
      return find(product, { ...search, container: null });
    case 'pick':
      return choose(product, { ...search, pick });
    case 'restart':
      return lookForAnother(product, draft);
    case 'keep':
      draft['address.changing'] = '';
      return addressStep(product, draft);
    case 'other_address':
      draft['address.way'] = 'find';
      forgetFound(draft);
      return { kind: 'search' };
    case 'typed':
      return typeByHand(draft);
    default:
      return addressStep(product, draft);
  }
}

/** Starts with the search text, as `typeByHand` in the browser does. */
function typeByHand(draft: Draft): AddressStep {
  if (draft['address.way'] !== 'typed') draft['address.line1'] ||= draft['address.search'] ?? '';
  draft['address.way'] = 'typed';
  return { kind: 'typed' };
}

/** Back to the search. The previous address stays until another is chosen; the search text has served its purpose. */
function lookForAnother(product: Product, draft: Draft): AddressStep {
  const wasTyped = draft['address.way'] === 'typed';
  const isKept = foundAddress(product, draft) !== null;
  if (!isKept) forgetFound(draft);
  else {
    draft['address.changing'] = 'yes';
    if (!wasTyped) draft['address.search'] = '';
  }
  draft['address.way'] = 'find';
  return { kind: 'search' };
}

interface Step extends Pick<Search, 'draft' | 'countries' | 'near'> {
  step: string;
  pick: string;
}

interface Search {
  draft: Draft;
  near: Position | null;
  caller: LookupCaller;
  language: string;
  countries: string[];
}

async function find(
  product: Product,
  { draft, caller, language, countries, near, container }: Search & { container: OpenedContainer | null },
): Promise<AddressStep> {
  draft['address.way'] = 'find';
  if (!isChanging(draft)) forgetFound(draft);
  const text = (draft['address.search'] ?? '').trim();
  if (text === '' && container === null) return { kind: 'search' };
  const [id = '', ...called] = container?.pick.split(/\r?\n/) ?? [];
  const limit = container?.limit ?? maxSuggestions;
  const where = near === null ? {} : { Origin: `${near.latitude},${near.longitude}`, Bias: true };
  const query = { Text: text, Countries: countries, language, limit, ...where };
  const outcome = await product.lookup.find(container === null ? query : { ...query, Container: id }, caller);
  if (outcome.kind === 'no_data') {
    return typeByHand(draft);
  }
  // The opened container comes from an earlier page: today's list replaces it.
  if (outcome.kind === 'invalid_container')
    return find(product, { draft, caller, language, countries, near, container: null });
  if (outcome.kind === 'not_supported' || outcome.kind === 'too_long' || outcome.kind === 'given_up')
    return { kind: 'unavailable' };
  if (outcome.kind !== 'found') return { kind: outcome.kind };
  if (outcome.items.count === 0)
    return { kind: container === null && hasFewLetters(text, 3) ? 'too_short' : 'none_found' };
  const suggestions = readItems(outcome.items).map(({ Id, Type, Text, Description, Group }): PageSuggestion => ({
    id: Id,
    text: Text,
    description: Description,
    isContainer: Type !== 'Address',
    heading: Group ?? '',
  }));
  if (container === null) return { kind: 'suggestions', container: null, suggestions, more: null };
  const isFull = suggestions.length >= limit && limit < maxInsideAtAll;
  const more = isFull ? `more:${2 * limit}:${container.pick}` : null;
  return { kind: 'suggestions', container: called.join(' ').slice(0, maxLabel), suggestions, more };
}

async function choose(product: Product, { pick, ...search }: Search & { pick: string }): Promise<AddressStep> {
  const [id = ''] = pick.split(/\r?\n/);
  if (id === '') return find(product, { ...search, container: null });
  const outcome = await product.lookup.retrieve(id, search.language, search.caller);
  if (outcome.kind === 'found') {
    const { draft } = search;
    draft['address.way'] = 'find';
    forgetFound(draft);
    draft['address.proof'] = outcome.items[0]?.Proof ?? '';
    return addressStep(product, draft);
  }
  // An id that cannot be retrieved is a container: open it.
  if (outcome.kind === 'invalid_id') return find(product, { ...search, container: { pick, limit: maxInside } });
  return { kind: outcome.kind === 'unknown' ? 'gone' : outcome.kind };
}
