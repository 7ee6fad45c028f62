import { useFormContext } from 'react-hook-form';
import { useEditor } from './editor-context.ts';
import type { OfferForm } from './offer-form.ts';
import type { Texts } from './offer-form.ts';

/** A part's name in the editor: in the shown language, else in the main one, else in any. */
export function useShownText(texts: Texts): string {
  const { language } = useEditor();
  const { getValues } = useFormContext<OfferForm>();
  const wanted = [texts[language], texts[getValues('mainLanguage')], ...Object.values(texts)];
  return wanted.find((text) => text !== undefined && text.trim() !== '')?.trim() ?? '';
}
