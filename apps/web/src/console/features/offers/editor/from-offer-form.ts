import { hasOptions, isDrawn, fullColour, type DrawFormat, type OfferInput } from '@doorstep/contract';
import type { DrawFormatForm, OfferForm, PictureForm, QuestionForm, Texts, TimePath } from './offer-form.ts';
import { isWritten } from './texts.ts';
import { fromLocalTime, isTimeZone } from './zoned-time.ts';

const measures = ['weightGrams', 'lengthMm', 'widthMm', 'heightMm'] as const;
const briefTexts = ['summary', 'delivery', 'deliveryDetails', 'decisionRule'] as const;
const promises = ['packedWithinDays', 'deliveredWithinDays', 'decidedWithinDays'] as const;

/**
 * The fields in wire format. Invalid input stays invalid (a word for a number becomes `NaN`), so that the contract's
 * schema reports it.
 */
export function fromOfferForm(form: OfferForm): OfferInput {
  const { organisation } = form;
  const zone = isTimeZone(form.timeZone) ? form.timeZone : 'UTC';
  const timeOf = (path: TimePath) => fromLocalTime({ local: form[path], isSecond: form[`${path}Second`] }, zone);
  return {
    slug: form.slug.trim(),
    mainLanguage: form.mainLanguage,
    title: titleOf(form),
    description: written(form.description),
    eligibility: written(form.eligibility),
    ...briefTextsOf(form),
    ...collectionOf(form, zone),
    ...given(form, promises),
    confirmation: written(form.confirmation),
    picture: pictureOf(form.picture),
    opensAt: timeOf('opensAt'),
    closesAt: timeOf('closesAt'),
    timeZone: form.timeZone,
    items: form.items.map((item) => ({
      ...(item.itemId === '' ? {} : { id: item.itemId }),
      name: written(item.name),
      maxPerRequest: numberOf(item.maxPerRequest) ?? Number.NaN,
      maxPerHome: numberOf(item.maxPerHome),
      isUnlimited: item.isUnlimited,
      ...openingStockOf(item),
      ...(item.isUnlimited ? {} : given(item, ['lowStockAt'])),
      ...given(item, measures),
      ...(item.shelf.trim() === '' ? {} : { shelf: item.shelf.trim() }),
      ...retiredOf(item),
    })),
    limits: { unitsPerHome: numberOf(form.unitsPerHome), windowDays: numberOf(form.windowDays) },
    allocation: form.allocation,
    draw: isDrawn(form)
      ? {
          value: written(form.drawValue),
          format: drawFormatOf(form.drawFormat),
          knownAt: timeOf('drawKnownAt'),
        }
      : null,
    hasWaitlist: form.hasWaitlist,
    area: {
      countries: splitList(form.countries, /[\s,;]+/).map((country) => country.toUpperCase()),
      postcodePrefixes: splitList(form.postcodePrefixes, /[,;\n]+/),
      polygon: form.polygon,
    },
    typedAddresses: form.typedAddresses,
    addressPolicy: form.addressPolicy,
    contact: form.contact,
    questions: form.questions.map(questionOf),
    showsRemaining: form.showsRemaining,
    isListed: form.isListed,
    whenCheckIsDown: form.whenCheckIsDown,
    retentionDays: numberOf(form.retentionDays) ?? Number.NaN,
    organisation: {
      name: organisation.name.trim(),
      privacyNotice: written(organisation.privacyNotice),
      accessibilityNotice: written(organisation.accessibilityNotice),
      helpContact: written(organisation.helpContact),
      logo: pictureOf(organisation.logo),
      colour: organisation.colour.trim() === '' ? null : fullColour(organisation.colour.trim()),
    },
  };
}

/** The non-empty texts, by language. */
function written(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([tag, text]) => (text.trim() === '' ? [] : [[tag, text.trim()]])),
  );
}

/** Empty texts are left out. */
function briefTextsOf(form: OfferForm): Partial<Record<(typeof briefTexts)[number], Texts>> {
  return Object.fromEntries(briefTexts.flatMap((name) => (isWritten(form[name]) ? [[name, written(form[name])]] : [])));
}

/** Left out if everything is delivered. */
function collectionOf({ handedOut, places }: OfferForm, zone: string): Pick<OfferInput, 'collection'> {
  if (handedOut === 'delivered' && places.length === 0) return {};
  const instant = (local: string) => fromLocalTime({ local, isSecond: false }, zone) ?? '';
  return {
    collection: {
      isForEverybody: handedOut === 'collected',
      places: places.map((place) => ({
        id: place.placeId,
        name: written(place.name),
        address: place.address.trim(),
        ...(isWritten(place.notes) ? { notes: written(place.notes) } : {}),
        openings: place.openings
          .filter(({ from, until }) => from !== '' || until !== '')
          .map(({ from, until }) => ({ from: instant(from), until: instant(until) })),
        ...retiredOf(place),
      })),
    },
  };
}

/** Includes every language of the offer, so that saving keeps languages without a text. */
function titleOf({ title, languages, mainLanguage }: OfferForm): Texts {
  const others = languages.filter((tag) => tag !== mainLanguage);
  return { ...Object.fromEntries(others.map((tag) => [tag, ''])), ...written(title) };
}

function pictureOf({ file, alt }: PictureForm): OfferInput['picture'] {
  return file === null ? null : { ...file, alt: written(alt) };
}

function questionOf(question: QuestionForm): OfferInput['questions'][number] {
  const { questionId: id, kind, label, help, required, options } = question;
  return {
    id,
    kind,
    label: written(label),
    help: written(help),
    required,
    options: hasOptions(kind)
      ? options
          .filter(({ label: texts }) => isWritten(texts))
          .map((option) => ({ id: option.optionId, label: written(option.label), ...retiredOf(option) }))
      : [],
    ...retiredOf(question),
  };
}

function retiredOf({ isRetired }: { isRetired: boolean }): { isRetired?: true } {
  return isRetired ? { isRetired } : {};
}

function drawFormatOf({ kind, order, ...numbers }: DrawFormatForm): DrawFormat | null {
  if (kind === '') return null;
  const number = (text: string) => numberOf(text) ?? Number.NaN;
  if (kind !== 'numbers') return { kind, length: number(numbers.length) };
  return { kind, count: number(numbers.count), min: number(numbers.min), max: number(numbers.max), order };
}

function openingStockOf({ itemId, isUnlimited, openingStock }: OfferForm['items'][number]) {
  const quantity = numberOf(openingStock);
  return itemId !== '' || isUnlimited || quantity === null ? {} : { openingStock: quantity };
}

/** Empty fields are left out. */
function given<Name extends string>(form: Record<Name, string>, names: readonly Name[]): Partial<Record<Name, number>> {
  const numbers = names.flatMap((name) => {
    const value = numberOf(form[name]);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(numbers) as Partial<Record<Name, number>>;
}

/** `''` is null; invalid numbers are `NaN`. */
function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim());
}

function splitList(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
