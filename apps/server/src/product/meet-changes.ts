import { linesOf, submissionOfDraft, type Draft, type OfferChange, type PublicOffer } from '@doorstep/contract';
import {
  changesMet,
  localText,
  placeName,
  seenBefore,
  type ChangeMet,
  type Offer,
  type OfferDefinition,
} from '@doorstep/core';
import { parseSubmission } from './submit.ts';
import type { Product } from './product.ts';

/**
 * What staff have changed since the visitor saw the offer, in words. Removes from the draft what the offer no longer
 * has.
 */
export async function meetChanges(
  product: Product,
  { offer, view, draft }: { offer: Offer; view: PublicOffer; draft: Draft },
): Promise<OfferChange[]> {
  const { store } = product.contextFor({ kind: 'visitor' });
  const seenVersion = Number(draft['offerVersion'] ?? view.version);
  draft['offerVersion'] = String(view.version);
  const before = Number.isSafeInteger(seenVersion) ? await seenBefore(store, offer, seenVersion) : null;
  if (before === null) return [];
  const { lines, answers, collection } = parseSubmission(submissionOfDraft(draft, before));
  const changes = changesMet(before, offer.definition, {
    lines,
    answers,
    collection,
    language: view.language,
  });
  const textsOf = (definition: OfferDefinition, change: ChangeMet): string => {
    const { items, questions, mainLanguage } = definition;
    if (change.kind === 'place_gone') return placeName(definition, change.id, view.language);
    const question = questions.find(({ id }) => id === change.id);
    const named = change.kind.startsWith('item')
      ? items.find(({ id }) => id === change.id)?.name
      : 'option' in change
        ? question?.options.find(({ id }) => id === change.option)?.label
        : question?.label;
    return named === undefined ? '' : localText(named, view.language, mainLanguage).text;
  };
  for (const change of changes) forget(draft, change);
  return changes.map((change) => ({
    kind: change.kind,
    was: textsOf(before, change),
    now: textsOf(offer.definition, change),
  }));
}

function forget(draft: Draft, change: ChangeMet): void {
  if (change.kind === 'place_gone') delete draft['collection.place'];
  if (change.kind === 'item_gone') delete draft[`quantity.${change.id}`];
  const name = `answer.${change.id}`;
  if (change.kind === 'question_gone') delete draft[name];
  if (change.kind !== 'option_gone') return;
  const kept = linesOf(draft[name] ?? '').filter((option) => option !== change.option);
  draft[name] = kept.join('\n');
}
