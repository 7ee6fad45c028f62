import type { Draft, FieldError, FieldErrorCode, PublicOffer, PublicQuestion } from '@doorstep/contract';
import type { TextId } from '@doorstep/messages';
import { useCallback, useMemo } from 'react';
import { useTexts } from '../texts/texts-context.tsx';

const labels: Partial<Record<string, TextId>> = {
  'contact.name': 'public.contact.name',
  'contact.email': 'public.contact.email',
  'contact.phone': 'public.contact.phone',
  'address.search': 'public.address.heading',
  'address.line1': 'public.address.heading',
  unit: 'public.address.unit',
  'collection.place': 'public.form.place',
};

function useFieldLabel(offer: PublicOffer): (place: string) => string | null {
  const { t } = useTexts();
  return useCallback(
    (place) => {
      const known = labels[place];
      if (known !== undefined) return t(known);
      const [part, id] = place.split('.');
      if (part === 'quantity') return offer.items.find((item) => item.id === id)?.name.text ?? null;
      if (part === 'answer') return offer.questions.find((question) => question.id === id)?.label.text ?? null;
      return null;
    },
    [offer, t],
  );
}

const ownWords: Partial<Record<string, TextId>> = {
  'contact.name required': 'public.field_error.name_required',
  'contact.email required': 'public.field_error.email_required',
  'contact.phone required': 'public.field_error.phone_required',
  'address.line1 required': 'public.field_error.line1_required',
  'address.city required': 'public.field_error.city_required',
  'address.country required': 'public.field_error.country_required',
  'unit unit_missing': 'field_error.unit_missing',
};

const questionWords: Partial<Record<`${PublicQuestion['kind']} ${FieldErrorCode}`, TextId>> = {
  'choice required': 'public.field_error.choice_required',
  'choice not_a_choice': 'public.field_error.choice_required',
  'choices required': 'public.field_error.choices_required',
  'consent required': 'public.field_error.consent_required',
  'date required': 'public.field_error.date_required',
  'date day_form': 'field_error.day_form',
  'number required': 'public.field_error.number_required',
  'number not_a_number': 'public.field_error.number_required',
  'email required': 'public.field_error.email_answer_required',
  'phone required': 'public.field_error.phone_answer_required',
};

export interface FieldErrors {
  summary: { fieldId: string; message: string }[];
  at: (place: string) => { error?: string };
  ofItems: { error?: string };
}

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

export function fieldPlace(field: string, draft: Draft, offer: Pick<PublicOffer, 'items'>): string {
  const [part = '', name = ''] = field.split('.');
  if (field === 'lines') return `quantity.${offer.items[0]?.id ?? ''}`;
  if (part === 'lines') return `quantity.${lineItem(Number(name), draft, offer)}`;
  if (part === 'answers') return `answer.${name}`;
  if (part === 'address') {
    if (name === 'typed') return `address.${field.split('.')[2] ?? 'line1'}`;
    if (draft['address.way'] !== 'typed') return 'address.search';
    return ['line1', 'line2', 'city', 'region', 'postcode', 'country'].includes(name) ? field : 'address.line1';
  }
  return field;
}

function lineItem(index: number, draft: Draft, { items }: Pick<PublicOffer, 'items'>): string {
  const asked = items.filter(({ id }) => Number(draft[`quantity.${id}`] ?? '0') !== 0);
  return (asked[index] ?? items[0])?.id ?? '';
}
