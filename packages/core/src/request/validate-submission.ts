import { completeTyped } from '@doorstep/address-language';
import {
  isBlank,
  isEmail,
  isPhone,
  maxLength,
  type FieldError,
  type Submission,
  isCalendarDay,
  type FieldErrorCode,
  type QuestionInput,
} from '@doorstep/contract';
import { hasUnmeantCharacters, withPlainPostcode } from '../home/address-letters.ts';
import type { Instant } from '../instant.ts';
import { placesOffered } from '../offer/places.ts';
import { type Offer, type OfferDefinition, limitsOf, offeredOf } from '../offer/offer.ts';

/** Errors of a submission that can be found without the store, by field. */
export function validateSubmission(
  offer: OfferDefinition,
  submission: Submission,
  { noFixedAddress, at }: { noFixedAddress: boolean; at: Instant },
): FieldError[] {
  return [
    ...validateLines(offer, submission.lines),
    ...validatePlace(offer, submission, { noFixedAddress, at }),
    ...validateContact(offer, submission.contact),
    ...validateAnswers(offer.questions, submission.answers),
    ...(noFixedAddress ? [] : addressErrors(offer, submission)),
  ];
}

/** Errors against the current offer and its limits, or those of its group. */
export function submissionErrors(
  offer: Offer,
  {
    submission,
    receivedAt: at,
    noFixedAddress = false,
  }: { submission: Submission; receivedAt: Instant; noFixedAddress?: boolean },
): FieldError[] {
  const definition = { ...offeredOf(offer.definition), limits: limitsOf(offer) };
  return validateSubmission(definition, submission, { noFixedAddress, at });
}

/** Whether a submission must name a place of collection. */
export function isToBeCollected({ collection }: Pick<OfferDefinition, 'collection'>, noFixedAddress: boolean): boolean {
  return collection !== undefined && (collection.isForEverybody || noFixedAddress);
}

function validatePlace(
  offer: OfferDefinition,
  { collection }: Submission,
  { noFixedAddress, at }: { noFixedAddress: boolean; at: Instant },
): FieldError[] {
  const isAsked = isToBeCollected(offer, noFixedAddress);
  if (!isAsked && collection !== undefined) return [{ field: 'collection.place', code: 'unknown_field' }];
  if (!isAsked) return noFixedAddress ? [{ field: 'collection.place', code: 'no_places' }] : [];
  return placeErrors(offer, collection?.place ?? '', at);
}

export function placeErrors(offer: OfferDefinition, place: string, at: Instant): FieldError[] {
  const field = 'collection.place';
  const places = placesOffered(offer, at);
  if (places.some(({ id }) => id === place)) return [];
  if (places.length === 0) return [{ field, code: 'no_places' }];
  return [{ field, code: place === '' ? 'place_missing' : 'place_gone' }];
}

export function validateLines(offer: OfferDefinition, lines: Submission['lines']): FieldError[] {
  if (lines.length === 0) return [{ field: 'lines', code: 'nothing_chosen' }];
  const errors: FieldError[] = [];
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const item = offer.items.find(({ id }) => id === line.item);
    const field = `lines.${index}.quantity`;
    if (item === undefined) errors.push({ field: `lines.${index}.item`, code: 'unknown_item' });
    else if (seen.has(line.item)) errors.push({ field: `lines.${index}.item`, code: 'item_twice' });
    else if (!Number.isSafeInteger(line.quantity)) errors.push({ field, code: 'not_a_number' });
    else if (line.quantity < 1) errors.push({ field, code: 'too_small', values: { min: 1 } });
    else {
      const max = Math.min(item.maxPerRequest, item.maxPerHome ?? Infinity, offer.limits.unitsPerHome ?? Infinity);
      if (line.quantity > max) errors.push({ field, code: 'too_large', values: { max } });
    }
    seen.add(line.item);
  }
  if (errors.length > 0) return errors;
  const total = lines.reduce((sum, line) => sum + line.quantity, 0);
  const max = offer.limits.unitsPerHome;
  return max !== null && total > max ? [{ field: 'lines', code: 'too_many_in_total', values: { max } }] : [];
}

export function validateContact(offer: Pick<OfferDefinition, 'contact'>, contact: Submission['contact']): FieldError[] {
  const errors: FieldError[] = [];
  for (const name of ['name', 'email', 'phone'] as const) {
    const field = `contact.${name}`;
    const value = contact[name] ?? '';
    if (value === '') {
      if (offer.contact[name] === 'required') errors.push({ field, code: 'required' });
    } else if (value.length > maxLength[name])
      errors.push({ field, code: 'too_long', values: { max: maxLength[name] } });
    else if (name === 'email' && !isEmail(value)) errors.push({ field, code: 'not_an_email' });
    else if (name === 'phone' && !isPhone(value)) errors.push({ field, code: 'not_a_phone' });
  }
  return errors;
}

/** Errors of an address and its unit: missing, not accepted, or with characters of no writing system. */
export function addressErrors(
  offer: Pick<OfferDefinition, 'typedAddresses'>,
  { address: { proof, id, typed }, unit }: Pick<Submission, 'address' | 'unit'>,
): FieldError[] {
  const written = [
    ...Object.entries(typed ?? {}).map(([part, text]) => [`address.${part}`, text] as const),
    ['unit', unit] as const,
  ];
  const errors = written
    .filter(([, text]) => hasUnmeantCharacters(text ?? ''))
    .map(([field]): FieldError => ({ field, code: 'control_character' }));
  if ((proof !== undefined && proof !== '') || (id !== undefined && id !== '')) return errors;
  if (typed === undefined) return [...errors, { field: 'address', code: 'address_missing' }];
  if (offer.typedAddresses === 'refused') return [...errors, { field: 'address', code: 'typed_refused' }];
  return [...errors, ...completeTyped(withPlainPostcode(typed)).errors];
}

type Answer = Submission['answers'][string];

/** Checks every answer against its question; answers to unknown questions are refused by name. */
export function validateAnswers(questions: QuestionInput[], answers: Submission['answers']): FieldError[] {
  const errors: FieldError[] = [];
  for (const id of Object.keys(answers)) {
    if (!questions.some((question) => question.id === id))
      errors.push({ field: `answers.${id}`, code: 'unknown_field' });
  }
  for (const question of questions) {
    const field = `answers.${question.id}`;
    // A question's id may be the name of an `Object` property: `constructor`.
    const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
    const isEmpty =
      answer === undefined ||
      answer === false ||
      (typeof answer === 'string' && isBlank(answer)) ||
      (Array.isArray(answer) && answer.length === 0);
    if (isEmpty) {
      if (question.required) errors.push({ field, code: 'required' });
      continue;
    }
    const code = problemOf(question, answer);
    if (code !== null)
      errors.push({ field, code, ...(code === 'too_long' ? { values: { max: maxLength.answer } } : {}) });
  }
  return errors;
}

function problemOf(question: QuestionInput, answer: Answer): FieldErrorCode | null {
  const isOption = (value: unknown) => question.options.some(({ id }) => id === value);
  switch (question.kind) {
    case 'choice':
      return isOption(answer) ? null : 'not_a_choice';
    case 'choices':
      return Array.isArray(answer) && answer.every(isOption) ? null : 'not_a_choice';
    case 'consent':
      return answer === true ? null : 'not_a_choice';
    case 'number':
      return isNumber(answer) ? null : 'not_a_number';
    default:
  }
  if (typeof answer !== 'string') return 'not_text';
  if (answer.length > maxLength.answer) return 'too_long';
  switch (question.kind) {
    case 'date':
      return isCalendarDay(answer) ? null : 'day_form';
    case 'email':
      return isEmail(answer) ? null : 'not_an_email';
    case 'phone':
      return isPhone(answer) ? null : 'not_a_phone';
    case 'short_text':
    case 'long_text':
      return null;
  }
}

/** A form sends numbers as text. */
function isNumber(answer: Answer): boolean {
  return (
    (typeof answer === 'number' || (typeof answer === 'string' && answer.trim() !== '')) &&
    Number.isFinite(Number(answer))
  );
}
