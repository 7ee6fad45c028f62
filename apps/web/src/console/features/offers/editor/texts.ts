import { hasOptions, isDecidedByStaff, isDrawn } from '@doorstep/contract';
import type { TextPath } from './form-path.ts';
import type { OfferForm, Texts } from './offer-form.ts';

/** One text of the form. */
interface TextPlace {
  path: TextPath;
  /** Nobody has to translate it. */
  isRetired: boolean;
}

/** The form with every text that visitors read replaced. */
export function mapTexts(form: OfferForm, change: (texts: Texts, of: TextPlace) => Texts): OfferForm {
  const offered = (path: TextPath, texts: Texts) => change(texts, { path, isRetired: false });
  const { organisation } = form;
  return {
    ...form,
    title: offered('title', form.title),
    summary: offered('summary', form.summary),
    description: offered('description', form.description),
    eligibility: offered('eligibility', form.eligibility),
    delivery: offered('delivery', form.delivery),
    deliveryDetails: offered('deliveryDetails', form.deliveryDetails),
    confirmation: offered('confirmation', form.confirmation),
    picture: { ...form.picture, alt: offered('picture.alt', form.picture.alt) },
    items: form.items.map((item, index) => ({
      ...item,
      name: change(item.name, { path: `items.${index}.name`, isRetired: item.isRetired }),
    })),
    questions: form.questions.map((question, index) => {
      const { isRetired } = question;
      return {
        ...question,
        label: change(question.label, { path: `questions.${index}.label`, isRetired }),
        help: change(question.help, { path: `questions.${index}.help`, isRetired }),
        options: question.options.map((option, at) => ({
          ...option,
          label: change(option.label, {
            path: `questions.${index}.options.${at}.label`,
            isRetired: option.isRetired || isRetired || !hasOptions(question.kind),
          }),
        })),
      };
    }),
    places: form.places.map((place, index) => ({
      ...place,
      name: change(place.name, { path: `places.${index}.name`, isRetired: place.isRetired }),
      notes: change(place.notes, { path: `places.${index}.notes`, isRetired: place.isRetired }),
    })),
    decisionRule: change(form.decisionRule, { path: 'decisionRule', isRetired: !isDecidedByStaff(form) }),
    drawValue: change(form.drawValue, { path: 'drawValue', isRetired: !isDrawn(form) }),
    organisation: {
      ...organisation,
      privacyNotice: offered('organisation.privacyNotice', organisation.privacyNotice),
      accessibilityNotice: offered('organisation.accessibilityNotice', organisation.accessibilityNotice),
      helpContact: offered('organisation.helpContact', organisation.helpContact),
      logo: { ...organisation.logo, alt: offered('organisation.logo.alt', organisation.logo.alt) },
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

interface PlacedTexts {
  path: TextPath;
  texts: Texts;
}

/** Every text that visitors may read, in the order of the form. */
export function offeredTexts(form: OfferForm): PlacedTexts[] {
  const found: PlacedTexts[] = [];
  const hasPicture: Partial<Record<TextPath, boolean>> = {
    'picture.alt': form.picture.file !== null,
    'organisation.logo.alt': form.organisation.logo.file !== null,
  };
  mapTexts(form, (texts, { path, isRetired }) => {
    if (!isRetired && (hasPicture[path] ?? true)) found.push({ path, texts });
    return texts;
  });
  return found;
}

/** What a translator has to write: each text that the main language has. */
const textsToTranslate = (form: OfferForm) =>
  offeredTexts(form).filter(({ texts }) => hasText(texts, form.mainLanguage));

/** How many texts there are in the main language, and how many of them a translation lacks. */
export function missingTexts(form: OfferForm, language: string): { all: number; missing: number } {
  const all = textsToTranslate(form);
  return { all: all.length, missing: all.filter(({ texts }) => !hasText(texts, language)).length };
}

/**
 * The next text that a translation lacks, after the one that was worked on last; from the end it begins anew.
 * @returns null when none is missing.
 */
export function nextMissing(form: OfferForm, language: string, after: string | null): TextPath | null {
  const all = textsToTranslate(form);
  const start = all.findIndex(({ path }) => path === after) + 1;
  const inTurn = [...all.slice(start), ...all.slice(0, start)];
  return inTurn.find(({ texts }) => !hasText(texts, language))?.path ?? null;
}

export function hasText(texts: Texts, language: string): boolean {
  return (texts[language] ?? '').trim() !== '';
}
