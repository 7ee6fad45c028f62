import type { OfferInput } from '@doorstep/contract';
import type { OfferTemplate } from '../offer-template.ts';
import { emptyOfferForm, newKeyedItem, newPlace, type OfferForm } from './offer-form.ts';
import { withLanguages } from './texts.ts';
import { toOfferForm } from './to-offer-form.ts';

const changes: Record<OfferTemplate, (languages: string[]) => Partial<OfferForm>> = {
  first_come: () => ({}),
  draw: () => ({ allocation: 'draw' }),
  review: () => ({ allocation: 'review', decidedWithinDays: '5' }),
  collection: (languages) => ({ handedOut: 'collected', places: [newPlace(languages)] }),
};

/** Whoever writes the offer. */
interface Writer {
  language: string;
  timeZone: string;
}

/**
 * A form to begin with.
 * @param ours An offer of the same organisation, whose language, area and notices are taken over; null for none.
 */
export function formOfTemplate(
  template: OfferTemplate,
  ours: OfferInput | null,
  { language, timeZone }: Writer,
): OfferForm {
  const empty = emptyOfferForm(ours?.mainLanguage ?? language, ours?.timeZone ?? timeZone);
  const ownChanges = changes[template](empty.languages);
  if (ours === null) return { ...empty, ...ownChanges };
  const { countries, postcodePrefixes, typedAddresses, contact, retentionDays, organisation } = withLanguages(
    toOfferForm(ours),
    empty.languages,
  );
  return {
    ...empty,
    countries,
    postcodePrefixes,
    typedAddresses,
    contact,
    retentionDays,
    organisation,
    ...ownChanges,
  };
}

/** What a new offer is written in at first: the language of the console. @param tag Of the console. */
export const writtenIn = (tag: string) => (tag.startsWith('en') ? 'en' : tag);

/** Everything of an offer but its times and what is in stock. What is retired stays behind. */
export function formOfCopy(input: OfferInput): OfferForm {
  const form = toOfferForm(input);
  return {
    ...form,
    slug: nextShortName(input.slug),
    opensAt: '',
    opensAtSecond: false,
    closesAt: '',
    closesAtSecond: false,
    drawKnownAt: '',
    drawKnownAtSecond: false,
    items: form.items.filter(({ isRetired }) => !isRetired).map(newKeyedItem),
    questions: form.questions
      .filter(({ isRetired }) => !isRetired)
      .map((question) => ({ ...question, options: question.options.filter(({ isRetired }) => !isRetired) })),
    places: form.places.filter(({ isRetired }) => !isRetired).map((place) => ({ ...place, openings: [] })),
  };
}

/** `bins` → `bins-2` → `bins-3`. */
function nextShortName(slug: string): string {
  const [, name = slug, number = '1'] = /^(.*?)-(\d{1,3})$/.exec(slug) ?? [];
  const ending = `-${Number(number) + 1}`;
  return `${name.slice(0, 64 - ending.length)}${ending}`;
}
