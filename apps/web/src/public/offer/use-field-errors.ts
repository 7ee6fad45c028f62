import type { Draft, FieldError, PublicOffer } from '@doorstep/contract';
import { useMemo } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { fieldPlace } from './field-place.ts';
import { useFieldLabel } from './use-field-label.ts';

/** Errors that have better words than their code's own, by place and code. */
const ownWords: Record<string, string> = {
  'contact.name required': 'public.field_error.name_required',
  'contact.email required': 'public.field_error.email_required',
  'contact.phone required': 'public.field_error.phone_required',
  'address.line1 required': 'public.field_error.line1_required',
  'address.city required': 'public.field_error.city_required',
};

export interface FieldErrors {
  /** For the summary, each with the id of its control. */
  summary: { fieldId: string; message: string }[];
  /** For the control with this id; absent when nothing is wrong with it. */
  at: (place: string) => { error?: string };
}

/** What has to be put right, in words. */
export function useFieldErrors(errors: FieldError[], draft: Draft, offer: PublicOffer): FieldErrors {
  const { t } = useTexts();
  const label = useFieldLabel(offer);
  return useMemo(() => {
    const placed = errors.map(({ field, code, values }) => {
      const fieldId = fieldPlace(field, draft, offer);
      const own = ownWords[`${fieldId} ${code}`];
      const message = t(own ?? `field_error.${code}`, values);
      const name = label(fieldId);
      const isClear = own !== undefined || name === null || fieldId.startsWith('address.');
      return { fieldId, message, summary: isClear ? message : t('public.field_error.at', { field: name, message }) };
    });
    return {
      summary: placed.map(({ fieldId, summary }) => ({ fieldId, message: summary })),
      at: (place) => {
        const message = placed.find(({ fieldId }) => fieldId === place)?.message;
        return message === undefined ? {} : { error: message };
      },
    };
  }, [errors, draft, offer, t, label]);
}
