import { useFormContext } from 'react-hook-form';
import { useEditor } from './editor-context.ts';
import type { OfferFormPath, TextPath } from './form-path.ts';
import type { OfferForm } from './offer-form.ts';

/** Binds a field of shared/form to a path of the offer: its value and its error text. */
export function useOfferField() {
  const { register, getFieldState, formState } = useFormContext<OfferForm>();
  const { mayWrite } = useEditor();
  return (path: OfferFormPath | `${TextPath}.${string}`, whole?: TextPath) => {
    // An error may concern the whole text rather than one language.
    const messages = [path, whole ?? path].map((each): unknown => getFieldState(each, formState).error?.message);
    const error = messages.find((message) => typeof message === 'string');
    return { ...register(path), error, disabled: !mayWrite };
  };
}
