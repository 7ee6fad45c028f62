import type { OfferInput } from '@doorstep/contract';
import { fromOfferForm } from './from-offer-form.ts';
import { mergeForms, type MergedForms } from './merge-forms.ts';
import type { OfferForm } from './offer-form.ts';
import { languagesOf, showLanguage } from './show-language.ts';
import { toOfferForm } from './to-offer-form.ts';

/**
 * What is in the editor and what somebody else saved meanwhile, in every language that was typed in.
 * @param base What both started from.
 */
export function mergeOffer(base: OfferInput, mine: OfferForm, theirs: OfferInput): MergedForms {
  const language = mine.mainLanguage;
  let others = theirs;
  for (const other of languagesOf(mine.base ?? base)) {
    if (other === language) continue;
    const { merged } = mergeForms(
      inLanguage(base, other),
      inLanguage(mine.base ?? base, other),
      inLanguage(others, other),
    );
    others = fromOfferForm({ ...merged, mainLanguage: other, base: others });
  }
  const merge = mergeForms(inLanguage(base, language), mine, inLanguage(others, language));
  const hasIChosen = language !== base.mainLanguage;
  return hasIChosen ? merge : { ...merge, merged: showLanguage(merge.merged, theirs.mainLanguage) };
}

function inLanguage(input: OfferInput, language: string): OfferForm {
  return toOfferForm({ ...input, mainLanguage: language });
}
