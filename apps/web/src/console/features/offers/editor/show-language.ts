import type { OfferInput } from '@doorstep/contract';
import { fromOfferForm } from './from-offer-form.ts';
import type { OfferForm } from './offer-form.ts';
import { toOfferForm } from './to-offer-form.ts';

/**
 * The form with the texts of another language in its fields; those that were in them are kept as what they are. A
 * language without any text yet begins with the texts that are shown. In a new offer, where nothing else is there, they
 * are then texts of the other language: it was chosen too late.
 */
export function showLanguage(form: OfferForm, to: string): OfferForm {
  if (to === form.mainLanguage) return form;
  const typed = fromOfferForm(form);
  const next: OfferInput = { ...typed, mainLanguage: to };
  if (!hasTexts(typed, to)) {
    if (form.base === null) return { ...form, mainLanguage: to };
    const items = form.items.map((item) => ({
      ...item,
      otherNames: { ...item.otherNames, ...(item.name.trim() === '' ? {} : { [form.mainLanguage]: item.name.trim() }) },
    }));
    return { ...form, mainLanguage: to, base: typed, items };
  }
  const shown = toOfferForm(next);
  const { organisation } = shown;
  // Only texts: what is half typed elsewhere (a number, a date) stays as it is.
  return {
    ...form,
    mainLanguage: to,
    base: next,
    title: shown.title,
    description: shown.description,
    eligibility: shown.eligibility,
    confirmation: shown.confirmation,
    picture: { ...form.picture, alt: shown.picture.alt },
    items: form.items.map((item, index) => ({
      ...item,
      name: shown.items[index]?.name ?? '',
      otherNames: shown.items[index]?.otherNames ?? {},
    })),
    questions: form.questions.map((question, index) => {
      const { questionId = '', label = '', help = '', options = '' } = shown.questions[index] ?? {};
      const isChoice = question.kind.startsWith('choice');
      return { ...question, questionId, label, help, options: isChoice ? options : question.options };
    }),
    drawValue: form.allocation === 'draw' ? shown.drawValue : form.drawValue,
    organisation: {
      ...form.organisation,
      privacyNotice: organisation.privacyNotice,
      accessibilityNotice: organisation.accessibilityNotice,
      helpContact: organisation.helpContact,
      logo: { ...form.organisation.logo, alt: organisation.logo.alt },
    },
  };
}

/** Whether any text of the offer is in that language. */
function hasTexts(input: OfferInput, language: string): boolean {
  return languagesOf(input).includes(language);
}

/** Every language that a text of the offer is in. */
export function languagesOf({ organisation, items, questions, ...input }: OfferInput): string[] {
  const all = [
    input.title,
    input.description,
    input.eligibility,
    input.confirmation,
    ...items.map(({ name }) => name),
    ...questions.flatMap(({ label, help, options }) => [label, help, ...options.map((option) => option.label)]),
    organisation.privacyNotice,
    organisation.accessibilityNotice,
    organisation.helpContact,
    input.picture?.alt ?? {},
    organisation.logo?.alt ?? {},
  ];
  return [...new Set(all.flatMap((texts) => Object.keys(texts)))];
}
