import { hasOptions, isDecidedByStaff, isDrawn } from '@doorstep/contract';
import type { OfferForm, Texts } from './offer-form.ts';

/** The form with every text that visitors read replaced. Retired parts are told apart: nobody has to translate them. */
export function mapTexts(form: OfferForm, change: (texts: Texts, of: { isRetired: boolean }) => Texts): OfferForm {
  const offered = (texts: Texts) => change(texts, { isRetired: false });
  const { organisation } = form;
  return {
    ...form,
    title: offered(form.title),
    summary: offered(form.summary),
    description: offered(form.description),
    eligibility: offered(form.eligibility),
    delivery: offered(form.delivery),
    deliveryDetails: offered(form.deliveryDetails),
    confirmation: offered(form.confirmation),
    picture: { ...form.picture, alt: offered(form.picture.alt) },
    items: form.items.map((item) => ({ ...item, name: change(item.name, item) })),
    questions: form.questions.map((question) => ({
      ...question,
      label: change(question.label, question),
      help: change(question.help, question),
      options: question.options.map((option) => ({
        ...option,
        label: change(option.label, {
          isRetired: option.isRetired || question.isRetired || !hasOptions(question.kind),
        }),
      })),
    })),
    places: form.places.map((place) => ({
      ...place,
      name: change(place.name, place),
      notes: change(place.notes, place),
    })),
    decisionRule: change(form.decisionRule, { isRetired: !isDecidedByStaff(form) }),
    drawValue: isDrawn(form) ? offered(form.drawValue) : change(form.drawValue, { isRetired: true }),
    organisation: {
      ...organisation,
      privacyNotice: offered(organisation.privacyNotice),
      accessibilityNotice: offered(organisation.accessibilityNotice),
      helpContact: offered(organisation.helpContact),
      logo: { ...organisation.logo, alt: offered(organisation.logo.alt) },
    },
  };
}

/** Whether there is a text in any language. A row of answers without one is none yet. */
export function isWritten(texts: Texts): boolean {
  return Object.values(texts).some((text) => text.trim() !== '');
}

/** The form in these languages and no others; what is new begins without any text. */
export function withLanguages(form: OfferForm, languages: string[]): OfferForm {
  const sorted = [...new Set([form.mainLanguage, ...languages])].toSorted();
  const texts = mapTexts(form, (given) => Object.fromEntries(sorted.map((tag) => [tag, given[tag] ?? ''])));
  return { ...texts, languages: sorted };
}

/** The form whose only language is another than was said: every text is kept. */
export function inLanguage(form: OfferForm, language: string): OfferForm {
  const texts = mapTexts(form, (given) => ({ [language]: given[form.mainLanguage] ?? '' }));
  return { ...texts, mainLanguage: language, languages: [language] };
}

/** How many texts there are in the main language, and how many of them a translation lacks. */
export function missingTexts(form: OfferForm, language: string): { all: number; missing: number } {
  let all = 0;
  let missing = 0;
  mapTexts(form, (texts, { isRetired }) => {
    const isWritten = (tag: string) => (texts[tag] ?? '').trim() !== '';
    if (isRetired || !isWritten(form.mainLanguage)) return texts;
    all += 1;
    if (!isWritten(language)) missing += 1;
    return texts;
  });
  return { all, missing };
}
