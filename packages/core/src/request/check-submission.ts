import { DoorstepError, type Submission } from '@doorstep/contract';
import { requireInArea } from '../area/require-in-area.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { offerPhase } from '../offer/offer-phase.ts';
import { textIn } from '../offer/offer-texts.ts';
import type { Offer, OfferDefinition } from '../offer/offer.ts';
import { findPlace } from '../offer/places.ts';
import { type ResolvedAddress, requireAcceptedKind, resolveAddress, withoutAddress } from './resolve-address.ts';
import { submissionErrors } from './validate-submission.ts';

/**
 * Checks everything about a submission that can be known before it is sent; takes and stores nothing.
 * @returns its address.
 * @throws DoorstepError `offer_not_found`, `not_open`, `paused`, `closed`, `request_invalid`, `offer_changed`,
 * `outside_area`.
 */
export async function checkSubmission(
  { addresses, store }: Pick<Context, 'addresses' | 'store'>,
  {
    offer,
    submission,
    receivedAt,
    noFixedAddress = false,
    knowsOffer = false,
  }: {
    offer: Offer;
    submission: Submission;
    receivedAt: Instant;
    noFixedAddress?: boolean;
    /** The caller may know that the offer exists though it is not public. */
    knowsOffer?: boolean;
  },
): Promise<ResolvedAddress> {
  requireOpen(offer, receivedAt, knowsOffer);
  const fields = submissionErrors(offer, { submission, receivedAt, noFixedAddress });
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
  const before = await seenBefore(store, offer, submission.offerVersion);
  if (before !== null && changesMet(before, offer.definition, submission).length > 0)
    throw new DoorstepError('offer_changed');
  if (noFixedAddress) return withoutAddress;
  const resolved = await resolveAddress(addresses, submission);
  requireAcceptedKind(offer, resolved.address, submission.contact.name);
  await requireInArea(store.polygons, offer.definition.area, resolved.address);
  return resolved;
}

/** The version of the offer that the caller saw; null if it is the current one or unknown. */
export async function seenBefore(
  { offers }: Pick<Context['store'], 'offers'>,
  { id, version }: Offer,
  seenVersion: number | undefined,
): Promise<Offer['definition'] | null> {
  const isEarlier = seenVersion !== undefined && seenVersion >= 1 && seenVersion < version;
  return isEarlier ? offers.findVersion(id, seenVersion) : null;
}

function requireOpen(offer: Offer, at: Instant, knowsOffer: boolean): void {
  const phase = offerPhase(offer, at);
  if (phase === null && knowsOffer) throw new DoorstepError(offer.status === 'draft' ? 'not_open' : 'closed');
  if (phase === null) throw new DoorstepError('offer_not_found');
  if (phase === 'closed') throw new DoorstepError('closed');
  if (phase === 'paused') throw new DoorstepError('paused');
  if (phase !== 'open') throw new DoorstepError('not_open');
}

export type ChangeMet =
  | { kind: 'place_gone' | 'item_gone' | 'item_reworded' | 'question_gone' | 'question_reworded'; id: string }
  | { kind: 'option_gone' | 'option_reworded'; id: string; option: string };

type Texts = Record<string, string>;

/**
 * Changes to the items, questions and answers that a submission names, in its language. Additions to the offer are left
 * out: where they matter, they are field errors.
 */
export function changesMet(
  before: OfferDefinition,
  now: OfferDefinition,
  { lines, answers, collection, language }: Pick<Submission, 'lines' | 'answers' | 'collection' | 'language'>,
): ChangeMet[] {
  const isReworded = (old: Texts, next: Texts) =>
    textIn(old, language, before.mainLanguage) !== textIn(next, language, now.mainLanguage);
  const changes: ChangeMet[] = [];
  for (const { item: id } of lines) {
    const [old, next] = [before, now].map(({ items }) => items.find((item) => item.id === id));
    if (old === undefined) continue;
    if (next === undefined) changes.push({ kind: 'item_gone', id });
    else if (isReworded(old.name, next.name)) changes.push({ kind: 'item_reworded', id });
  }
  for (const [id, answer] of Object.entries(answers)) {
    const [old, next] = [before, now].map(({ questions }) => questions.find((question) => question.id === id));
    if (old === undefined) continue;
    if (next === undefined) {
      changes.push({ kind: 'question_gone', id });
      continue;
    }
    if (isReworded(old.label, next.label)) changes.push({ kind: 'question_reworded', id });
    for (const option of [answer].flat()) {
      const [was, is] = [old, next].map(({ options }) => options.find((each) => each.id === option));
      if (was === undefined || typeof option !== 'string') continue;
      if (is === undefined) changes.push({ kind: 'option_gone', id, option });
      else if (isReworded(was.label, is.label)) changes.push({ kind: 'option_reworded', id, option });
    }
  }
  const [place, placeNow] = [before, now].map((offer) => findPlace(offer, collection?.place ?? ''));
  if (place !== undefined && (placeNow === undefined || placeNow.isRetired === true))
    changes.push({ kind: 'place_gone', id: place.id });
  return changes;
}
