import { useFormContext } from 'react-hook-form';
import { useEditor } from './editor-context.ts';
import type { OfferFormPath, TextPath } from './form-path.ts';
import type { OfferForm } from './offer-form.ts';

/** Ties a field of shared/form to a path of the offer: its value, and its error in words. */
export function useOfferField() {
  const { register, getFieldState, formState } = useFormContext<OfferForm>();
  const { mayWrite } = useEditor();
  return (path: OfferFormPath | `${TextPath}.${string}`, whole?: TextPath) => {
    // A refusal may be of a text as a whole, whatever its language.
    const messages = [path, whole ?? path].map((each): unknown => getFieldState(each, formState).error?.message);
    const error = messages.find((message) => typeof message === 'string');
    return { ...register(path), error, disabled: !mayWrite };
  };
}
