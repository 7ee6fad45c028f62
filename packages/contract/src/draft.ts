// A visitor's answers on their way: from a form's fields to a draft, and from a draft to what is submitted. The
// browser and the server read the same form with this.
import type { Draft } from './public-page.ts';
import type { PublicOffer, PublicQuestion } from './public-offer.ts';
import { maxLength, type SubmissionBody } from './submission.ts';

const draftNames =
  /^(quantity\.[^.]+|contact\.(name|email|phone)|answer\.[^.]+|address\.(way|search|changing|proof|id|unit|line1|line2|city|postcode|country)|unit|unitAsked|ifShort|language)$/;

/** A tick box beside a number: the number counts while the box is ticked. */
const tickedNumber = /^(take|count)\.([^.]+)$/;

/**
 * The draft in a form's fields; fields that are no part of a draft are left out. A name that comes several times
 * (several choices) becomes one value with a line for each; `take.ITEM` and `count.ITEM` become one quantity.
 */
export function draftFromFields(fields: Iterable<readonly [string, unknown]>): Draft {
  const draft: Draft = {};
  const taken = new Set<string>();
  const counts = new Map<string, string>();
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue;
    const [, part, item = ''] = tickedNumber.exec(name) ?? [];
    if (part === 'take') taken.add(item);
    else if (part === 'count') counts.set(item, value);
    else if (draftNames.test(name)) draft[name] = Object.hasOwn(draft, name) ? `${draft[name]}\n${value}` : value;
  }
  for (const [item, count] of counts) draft[`quantity.${item}`] = taken.has(item) ? count : '0';
  return draft;
}

/** The same draft as fields of a form: several choices come apart again, so that no line break has to survive. */
export function fieldsOfDraft(draft: Draft, questions: PublicQuestion[]): [name: string, value: string][] {
  const severalChoices = new Set(questions.filter(({ kind }) => kind === 'choices').map(({ id }) => `answer.${id}`));
  return Object.entries(draft).flatMap(([name, value]): [string, string][] =>
    severalChoices.has(name) ? linesOf(value).map((line) => [name, line]) : [[name, value]],
  );
}

/**
 * What a draft asks for, as the body of POST /api/offers/:slug/requests; nothing is judged here, so a quantity that
 * is no number is sent as one that the gate refuses by name.
 */
export function submissionOfDraft(draft: Draft, offer: Pick<PublicOffer, 'items' | 'questions'>): SubmissionBody {
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
              postcode: value('address.postcode'),
              country: value('address.country'),
            },
          }
        : foundAddress(draft),
    unit: value('unit'),
    language: value('language'),
    ifShort: value('ifShort') === 'queue' ? 'queue' : 'ask',
  };
}

/**
 * An address that was found: by the proof of ours that came with it; else by its id, which the server looks up itself,
 * with a copy of what the browser saw. A copy that could not be sent as a typed address
 * is left out.
 */
function foundAddress(draft: Draft): NonNullable<SubmissionBody['address']> {
  const value = (name: string) => draft[`address.${name}`] ?? '';
  if (value('proof') !== '') return { proof: value('proof') };
  if (value('id') === '') return {};
  const [id, line1, line2] = [value('id'), value('line1'), value('line2')];
  const [city, postcode, country] = [value('city'), value('postcode'), value('country')];
  const isWhole = line1.trim() !== '' && /^[A-Z]{2}$/.test(country);
  const fits = Math.max(line1.length, line2.length, city.length) <= maxLength.addressLine;
  if (!isWhole || !fits || postcode.length > maxLength.postcode) return { id };
  return { id, typed: { line1, line2, city, postcode, country } };
}

/** Null when nothing was answered. */
function answerOf(kind: PublicQuestion['kind'], value: string): string | boolean | string[] | null {
  if (value.trim() === '') return null;
  if (kind === 'choices') return linesOf(value);
  if (kind === 'consent') return true;
  return value;
}

function linesOf(value: string): string[] {
  return value.split(/\r?\n/).filter((line) => line !== '');
}
