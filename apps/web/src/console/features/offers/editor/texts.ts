import { hasOptions, isDecidedByStaff, isDrawn } from '@doorstep/contract';
import type { TextPath } from './form-path.ts';
import type { OfferForm, Texts } from './offer-form.ts';

interface TextPlace {
  path: TextPath;
  /** Needs no translation. */
  isRetired: boolean;
}

/** The form with every text for visitors mapped. */
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

/** Whether any language has a text. An option without one does not count yet. */
export function isWritten(texts: Texts): boolean {
  return Object.values(texts).some((text) => text.trim() !== '');
}

/** The form in exactly these languages; added ones start empty. */
export function withLanguages(form: OfferForm, languages: string[]): OfferForm {
  const sorted = [...new Set([form.mainLanguage, ...languages])].toSorted();
  const texts = mapTexts(form, (given) => Object.fromEntries(sorted.map((tag) => [tag, given[tag] ?? ''])));
  return { ...texts, languages: sorted };
}

/** The form with its only language relabelled; every text is kept. */
export function inLanguage(form: OfferForm, language: string): OfferForm {
  const texts = mapTexts(form, (given) => ({ [language]: given[form.mainLanguage] ?? '' }));
  return { ...texts, mainLanguage: language, languages: [language] };
}

interface PlacedTexts {
  path: TextPath;
  texts: Texts;
}

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

/** The texts to translate: all that exist in the main language. */
const textsToTranslate = (form: OfferForm) =>
  offeredTexts(form).filter(({ texts }) => hasText(texts, form.mainLanguage));

/** The number of texts in the main language, and how many of them a translation lacks. */
export function missingTexts(form: OfferForm, language: string): { all: number; missing: number } {
  const all = textsToTranslate(form);
  return { all: all.length, missing: all.filter(({ texts }) => !hasText(texts, language)).length };
}

/**
 * The next text that a translation lacks, after the one edited last; wraps around at the end.
 * @returns null if none is missing.
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
