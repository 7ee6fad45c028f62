import { answerForms } from './question-kinds.ts';
import { linesOf } from './draft.ts';
import { maxLength } from './max-length.ts';
import type { PublicQuestion } from './public-offer.ts';
import type { Draft } from './public-page.ts';
import type { SubmissionBody } from './submission.ts';

/**
 * The body of POST /api/offers/:slug/requests from a draft. Nothing is validated here: an invalid quantity is sent as
 * it is, and the gate rejects it by name.
 */
export function submissionOfDraft(
  draft: Draft,
  offer: { items: { id: string }[]; questions: Pick<PublicQuestion, 'id' | 'kind'>[] },
): SubmissionBody {
  const value = (name: string) => draft[name] ?? '';
  return {
    lines: offer.items
      .map(({ id }) => ({ item: id, quantity: Number(value(`quantity.${id}`).trim() || '0') }))
      .filter(({ quantity }) => quantity !== 0),
    contact: { name: value('contact.name'), email: value('contact.email'), phone: value('contact.phone') },
    answers: Object.fromEntries(
      offer.questions
        .map(({ id, kind }) => [id, answerOf(kind, value(`answer.${id}`))] as const)
        .filter(([, answer]) => answer !== null),
    ) as NonNullable<SubmissionBody['answers']>,
    address:
      value('address.way') === 'typed'
        ? {
            typed: {
              line1: value('address.line1'),
              line2: value('address.line2'),
              city: value('address.city'),
              region: value('address.region'),
              postcode: value('address.postcode'),
              country: value('address.country'),
            },
          }
        : foundAddress(draft),
    unit: value('unit'),
    ...(value('collection.place') === '' ? {} : { collection: { place: value('collection.place') } }),
    language: value('language'),
    ...(/^[1-9]\d{0,8}$/.test(value('offerVersion')) ? { offerVersion: Number(value('offerVersion')) } : {}),
    ifShort: value('ifShort') === 'queue' ? 'queue' : 'ask',
  };
}

/**
 * A found address: our proof if it has one; otherwise its id, which the server looks up, with a copy of what the
 * browser saw. A copy that would be invalid as a typed address is left out.
 */
function foundAddress(draft: Draft): NonNullable<SubmissionBody['address']> {
  const value = (name: string) => draft[`address.${name}`] ?? '';
  if (value('proof') !== '') return { proof: value('proof') };
  if (value('id') === '') return {};
  const [id, line1, line2] = [value('id'), value('line1'), value('line2')];
  const [city, region, postcode] = [value('city'), value('region'), value('postcode')];
  const country = value('country');
  const isWhole = line1.trim() !== '' && /^[A-Z]{2}$/.test(country);
  const fits = Math.max(line1.length, line2.length, city.length) <= maxLength.addressLine;
  if (!isWhole || !fits || postcode.length > maxLength.postcode || region.length > maxLength.region) return { id };
  return { id, typed: { line1, line2, city, region, postcode, country } };
}

/** Null if not answered. */
function answerOf(kind: PublicQuestion['kind'], value: string): string | boolean | string[] | null {
  if (value.trim() === '') return null;
  switch (answerForms[kind]) {
    case 'options':
      return linesOf(value);
    case 'yes':
      return true;
    case 'text':
    case 'day':
    case 'option':
      return value;
  }
}
