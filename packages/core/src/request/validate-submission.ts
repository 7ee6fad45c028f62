import { isEmail, isPhone, maxLength, type FieldError, type Submission } from '@doorstep/contract';
import type { OfferDefinition } from '../offer/index.ts';
import { validateAnswers } from './validate-answers.ts';

/** Everything about a submission that can be judged without the store, by field. Empty means that nothing is wrong. */
export function validateSubmission(
  offer: OfferDefinition,
  submission: Submission,
  { noFixedAddress }: { noFixedAddress: boolean },
): FieldError[] {
  return [
    ...validateLines(offer, submission.lines),
    ...validateContact(offer, submission.contact),
    ...validateAnswers(offer.questions, submission.answers),
    ...(noFixedAddress ? [] : addressErrors(offer, submission.address)),
  ];
}

function validateLines(offer: OfferDefinition, lines: Submission['lines']): FieldError[] {
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
  return max !== null && total > max ? [{ field: 'lines', code: 'too_large', values: { max } }] : [];
}

function validateContact(offer: OfferDefinition, contact: Submission['contact']): FieldError[] {
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

/** What is missing in an address, or not taken. Empty means that nothing is wrong. */
export function addressErrors(
  offer: Pick<OfferDefinition, 'typedAddresses'>,
  { proof, id, typed }: Submission['address'],
): FieldError[] {
  if ((proof !== undefined && proof !== '') || (id !== undefined && id !== '')) return [];
  if (typed === undefined) return [{ field: 'address', code: 'address_missing' }];
  if (offer.typedAddresses === 'refused') return [{ field: 'address', code: 'typed_refused' }];
  const missing = (['line1', 'city', 'country'] as const).filter((part) => typed[part] === '');
  return missing.map((part) => ({ field: `address.${part}`, code: 'required' }));
}
