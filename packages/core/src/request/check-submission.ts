import { DoorstepError, type HoldReason, type Submission } from '@doorstep/contract';
import { requireInArea } from '../area/require-in-area.ts';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { offerPhase } from '../offer/offer-phase.ts';
import { textIn } from '../offer/offer-texts.ts';
import type { Offer, OfferDefinition } from '../offer/offer.ts';
import { findPlace } from '../offer/places.ts';
import { addressHoldReasons } from './address-hold-reasons.ts';
import { type ResolvedAddress, requireAcceptedKind, resolveAddress, withoutAddress } from './resolve-address.ts';
import { submissionErrors } from './validate-submission.ts';

/**
 * Everything about a submission that can be judged before it is sent; nothing is taken and nothing is kept.
 * @returns its address, and why staff would look at it first.
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
  }: { offer: Offer; submission: Submission; receivedAt: Instant; noFixedAddress?: boolean },
): Promise<{ resolved: ResolvedAddress; doubts: HoldReason[] }> {
  requireOpen(offer, receivedAt);
  const fields = submissionErrors(offer, { submission, receivedAt, noFixedAddress });
  if (fields.length > 0) throw new DoorstepError('request_invalid', { fields });
  const before = await seenBefore(store, offer, submission.offerVersion);
  if (before !== null && changesMet(before, offer.definition, submission).length > 0)
    throw new DoorstepError('offer_changed');
  if (noFixedAddress) return { resolved: withoutAddress, doubts: [] };
  const resolved = await resolveAddress(addresses, submission);
  requireAcceptedKind(offer, resolved.address, submission.contact.name);
  await requireInArea(store.polygons, offer.definition.area, resolved.address);
  const { name } = submission.contact;
  // Checks that depend on the address alone: nothing about requests of its home is disclosed before a pass.
  return { resolved, doubts: addressHoldReasons({ offer, resolved, homeIds: [], name }, () => 0) };
}

/** The offer as somebody saw it; null where it is the one of today, or nobody said. */
export async function seenBefore(
  { offers }: Pick<Context['store'], 'offers'>,
  { id, version }: Offer,
  seenVersion: number | undefined,
): Promise<Offer['definition'] | null> {
  const isEarlier = seenVersion !== undefined && seenVersion >= 1 && seenVersion < version;
  return isEarlier ? offers.findVersion(id, seenVersion) : null;
}

function requireOpen(offer: Offer, at: Instant): void {
  const phase = offerPhase(offer, at);
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
 * What has become of the items, questions and answers that a submission names, in its language. What is new in the offer
 * is not among it: where it matters to the submission, it is an error of a field.
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
