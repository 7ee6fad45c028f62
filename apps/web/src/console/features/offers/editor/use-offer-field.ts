import { useFormContext } from 'react-hook-form';
import { useEditor } from './editor-context.ts';
import type { OfferFormPath } from './form-path.ts';
import type { OfferForm } from './offer-form.ts';

/** Ties a field of shared/form to a path of the offer: its value, and its error in words. */
export function useOfferField() {
  const { register, getFieldState, formState } = useFormContext<OfferForm>();
  const { mayWrite } = useEditor();
  return (path: OfferFormPath) => {
    const message: unknown = getFieldState(path, formState).error?.message;
    return { ...register(path), error: typeof message === 'string' ? message : undefined, disabled: !mayWrite };
  };
}
