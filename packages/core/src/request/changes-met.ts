import type { Submission } from '@doorstep/contract';
import { findPlace } from '../offer/places.ts';
import { textIn } from '../offer/text-in.ts';
import type { OfferDefinition } from '../offer/offer.ts';

/** Something that a submission names and that is not as it was when it was filled in. */
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
