import type { Draft, FieldError, FieldErrorCode, PublicOffer, PublicQuestion } from '@doorstep/contract';
import type { TextId } from '@doorstep/messages';
import { useMemo } from 'react';
import { useTexts } from '../texts/texts-context.tsx';
import { fieldPlace } from './field-place.ts';
import { useFieldLabel } from './use-field-label.ts';

/** Errors that have better words than their code's own, by place and code. */
const ownWords: Partial<Record<string, TextId>> = {
  'contact.name required': 'public.field_error.name_required',
  'contact.email required': 'public.field_error.email_required',
  'contact.phone required': 'public.field_error.phone_required',
  'address.line1 required': 'public.field_error.line1_required',
  'address.city required': 'public.field_error.city_required',
  'address.country required': 'public.field_error.country_required',
  'unit unit_missing': 'field_error.unit_missing',
};

/** The same of questions, by kind and code. */
const questionWords: Partial<Record<`${PublicQuestion['kind']} ${FieldErrorCode}`, TextId>> = {
  'choice required': 'public.field_error.choice_required',
  'choice not_a_choice': 'public.field_error.choice_required',
  'choices required': 'public.field_error.choices_required',
  'consent required': 'public.field_error.consent_required',
  'date required': 'public.field_error.date_required',
  // Found by the browser itself.
  'date day_form': 'field_error.day_form',
  'number required': 'public.field_error.number_required',
  'number not_a_number': 'public.field_error.number_required',
  'email required': 'public.field_error.email_answer_required',
  'phone required': 'public.field_error.phone_answer_required',
};

export interface FieldErrors {
  /** For the summary, each with the id of its control. */
  summary: { fieldId: string; message: string }[];
  /** For the control with this id; absent when nothing is wrong with it. */
  at: (place: string) => { error?: string };
  /** For the choice of items as a whole, where there are several. */
  ofItems: { error?: string };
}

/** What has to be put right, in words. */
export function useFieldErrors(errors: FieldError[], draft: Draft, offer: PublicOffer): FieldErrors {
  const { t } = useTexts();
  const label = useFieldLabel(offer);
  return useMemo(() => {
    const order = pageOrder(offer);
    const found = errors.map(({ field, code, values }) => {
      const fieldId = fieldPlace(field, draft, offer);
      const kind = offer.questions.find(({ id }) => fieldId === `answer.${id}`)?.kind;
      const own = ownWords[`${fieldId} ${code}`];
      const ofKind = kind === undefined ? undefined : questionWords[`${kind} ${code}`];
      const message = t(own ?? ofKind ?? `field_error.${code}`, values);
      const isOfItems = field === 'lines' && offer.items.length > 1;
      const name = isOfItems ? null : label(fieldId);
      const isClear = own !== undefined || name === null || fieldId.startsWith('address.');
      return {
        fieldId,
        isOfItems,
        message,
        summary: isClear ? message : t('public.field_error.at', { field: name, message }),
      };
    });
    // As the eye finds them on the page.
    const placed = found.toSorted((a, b) => order.indexOf(a.fieldId) - order.indexOf(b.fieldId));
    const ofItems = placed.find(({ isOfItems }) => isOfItems);
    return {
      summary: placed.map(({ fieldId, summary }) => ({ fieldId, message: summary })),
      at: (place) => {
        const message = placed.find(({ fieldId, isOfItems }) => fieldId === place && !isOfItems)?.message;
        return message === undefined ? {} : { error: message };
      },
      ofItems: ofItems === undefined ? {} : { error: ofItems.message },
    };
  }, [errors, draft, offer, t, label]);
}

/** The ids of the form's controls, from top to bottom. */
function pageOrder({ items, questions }: PublicOffer): string[] {
  return [
    'address.search',
    ...['country', 'line1', 'line2', 'city', 'region', 'postcode'].map((name) => `address.${name}`),
    'unit',
    ...items.map(({ id }) => `quantity.${id}`),
    ...['name', 'email', 'phone'].map((name) => `contact.${name}`),
    ...questions.map(({ id }) => `answer.${id}`),
  ];
}
