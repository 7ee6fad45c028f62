import type { OfferInput } from '@doorstep/contract';
import type { OfferTemplate } from '../offers-api.ts';
import { emptyOfferForm, newKeyedItem, newPlace, type OfferForm } from './offer-form.ts';
import { withLanguages } from './texts.ts';
import { toOfferForm } from './to-offer-form.ts';

const changes: Record<OfferTemplate, (languages: string[]) => Partial<OfferForm>> = {
  first_come: () => ({}),
  draw: () => ({ allocation: 'draw' }),
  review: () => ({ allocation: 'review', decidedWithinDays: '5' }),
  collection: (languages) => ({ handedOut: 'collected', places: [newPlace(languages)] }),
};

interface Writer {
  language: string;
  timeZone: string;
}

/**
 * The initial form for a template.
 * @param ours An offer of the same organisation, from which language, area and notices are copied; null for none.
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

/**
 * The first language of a new offer: the console's.
 * @param tag The console's language.
 */
export const writtenIn = (tag: string) => (tag.startsWith('en') ? 'en' : tag);

/** Copies everything except times, stock and retired parts. */
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
