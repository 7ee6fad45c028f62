import type { FieldError, PublicOffer } from '@doorstep/contract';
import type { Texts } from '../../../shared/texts/texts-context.tsx';

/**
 * Maps a wire path to the form's field: `lines.0.quantity` → `quantity.ITEM`, `answers.q1` → `answer.q1`; every error
 * about the address itself → `address`.
 * @param lineItems Ids of the items in the order of the submitted lines.
 */
export function fieldOfWire(path: string, lineItems: string[]): string {
  const [first = '', second = ''] = path.split('.');
  if (first === 'lines') return `quantity.${lineItems[Number(second)] ?? ''}`;
  if (first === 'answers') return `answer.${second}`;
  if (first === 'address' && second === 'typed') return `address.${path.split('.')[2] ?? ''}`;
  return path;
}

export const missingAddressTexts = {
  line1: 'staff.entry.line1_missing',
  city: 'staff.entry.city_missing',
  country: 'public.address.country_choose',
} as const;

/** By the form's field, or by the kind of question. */
const missingTexts: Record<string, Parameters<Texts['t']>[0]> = {
  'contact.name': 'staff.tokens.name_missing',
  'contact.email': 'field_error.not_an_email',
  'contact.phone': 'field_error.not_a_phone',
  'address.line1': missingAddressTexts.line1,
  'address.city': missingAddressTexts.city,
  'address.country': missingAddressTexts.country,
  choice: 'field_error.not_a_choice',
  choices: 'field_error.not_a_choice',
  consent: 'staff.entry.consent_missing',
  date: 'field_error.day_form',
  number: 'staff.entry.number_missing',
  email: 'field_error.not_an_email',
  phone: 'field_error.not_a_phone',
};

/**
 * What is wrong with a field; one that is empty says what it lacks.
 * @param name The form's field.
 */
export function fieldErrorText({ t }: Texts, { questions }: PublicOffer, name: string, error: FieldError): string {
  const kind = questions.find(({ id }) => name === `answer.${id}`)?.kind;
  const lacking = error.code === 'required' ? missingTexts[kind ?? name] : undefined;
  return lacking === undefined ? t(`field_error.${error.code}`, error.values ?? {}) : t(lacking);
}
