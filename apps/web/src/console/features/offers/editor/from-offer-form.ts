import type { DrawFormat, OfferInput } from '@doorstep/contract';
import type { DrawFormatForm, OfferForm, PictureForm, QuestionForm, TimePath } from './offer-form.ts';
import { shortName } from './short-name.ts';
import { fromLocalTime, isTimeZone } from './zoned-time.ts';

const measures = ['weightGrams', 'lengthMm', 'widthMm', 'heightMm'] as const;

/**
 * The fields as the wire has them. What was mistyped stays mistyped (a word for a number is `NaN`), so that the
 * contract's schema names it.
 */
export function fromOfferForm(form: OfferForm): OfferInput {
  const { base } = form;
  const texts = (text: string, kept: Record<string, string> = {}) => {
    const { [form.mainLanguage]: _replaced, ...others } = kept;
    return text.trim() === '' ? others : { ...others, [form.mainLanguage]: text.trim() };
  };
  const { organisation } = form;
  const zone = isTimeZone(form.timeZone) ? form.timeZone : 'UTC';
  const timeOf = (path: TimePath) => fromLocalTime({ local: form[path], isSecond: form[`${path}Second`] }, zone);
  return {
    slug: form.slug.trim(),
    mainLanguage: form.mainLanguage,
    title: texts(form.title, base?.title),
    description: texts(form.description, base?.description),
    eligibility: texts(form.eligibility, base?.eligibility),
    confirmation: texts(form.confirmation, base?.confirmation),
    picture: pictureOf(form.picture, base?.picture, texts),
    opensAt: timeOf('opensAt'),
    closesAt: timeOf('closesAt'),
    timeZone: form.timeZone,
    items: form.items.map((item) => ({
      ...(item.itemId === '' ? {} : { id: item.itemId }),
      name: texts(item.name, item.otherNames),
      maxPerRequest: numberOf(item.maxPerRequest) ?? Number.NaN,
      maxPerHome: numberOf(item.maxPerHome),
      isUnlimited: item.isUnlimited,
      ...openingStockOf(item),
      ...measuresOf(item),
      ...(item.shelf.trim() === '' ? {} : { shelf: item.shelf.trim() }),
    })),
    limits: { unitsPerHome: numberOf(form.unitsPerHome), windowDays: numberOf(form.windowDays) },
    allocation: form.allocation,
    draw:
      form.allocation === 'draw'
        ? {
            value: texts(form.drawValue, base?.draw?.value),
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
    questions: questionsOf(form.questions, base, texts),
    showsRemaining: form.showsRemaining,
    isListed: form.isListed,
    whenCheckIsDown: form.whenCheckIsDown,
    retentionDays: numberOf(form.retentionDays) ?? Number.NaN,
    organisation: {
      name: organisation.name.trim(),
      privacyNotice: texts(organisation.privacyNotice, base?.organisation.privacyNotice),
      accessibilityNotice: texts(organisation.accessibilityNotice, base?.organisation.accessibilityNotice),
      helpContact: texts(organisation.helpContact, base?.organisation.helpContact),
      logo: pictureOf(organisation.logo, base?.organisation.logo, texts),
      colour: organisation.colour === '' ? null : organisation.colour,
    },
  };
}

type Texts = (text: string, kept?: Record<string, string>) => Record<string, string>;

/** What another picture shows is said anew in every language. */
function pictureOf({ file, alt }: PictureForm, kept: OfferInput['picture'] | undefined, texts: Texts) {
  if (file === null) return null;
  return { ...file, alt: texts(alt, kept?.id === file.id ? kept.alt : {}) };
}

function questionsOf(questions: QuestionForm[], base: OfferInput | null, texts: Texts): OfferInput['questions'] {
  const taken = questions.map(({ questionId }) => questionId);
  return questions.map((question) => {
    const kept = base?.questions.find(({ id }) => id === question.questionId);
    const id = question.questionId === '' ? freeName(question.label, 'question', taken) : question.questionId;
    const optionIds: string[] = [];
    return {
      id,
      kind: question.kind,
      label: texts(question.label, kept?.label),
      help: texts(question.help, kept?.help),
      required: question.required,
      options: question.kind.startsWith('choice')
        ? splitList(question.options, /\n+/).map((line) => {
            // An answer that reads as before is the same answer: those who gave it keep it.
            const same = kept?.options.find(({ label }) => Object.values(label).includes(line));
            const optionId = same?.id ?? freeName(line, 'answer', optionIds);
            optionIds.push(optionId);
            return { id: optionId, label: texts(line, same?.label) };
          })
        : [],
    };
  });
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

/** What is empty is left out. */
function measuresOf(item: OfferForm['items'][number]): Partial<Record<(typeof measures)[number], number>> {
  const given = measures.flatMap((name) => {
    const value = numberOf(item[name]);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(given) as Partial<Record<(typeof measures)[number], number>>;
}

/** A short name not in `taken`, which it then joins. */
function freeName(text: string, fallback: string, taken: string[]): string {
  const wish = shortName(text, 36) || fallback;
  let name = wish;
  for (let number = 2; taken.includes(name); number += 1) name = `${wish}-${number}`;
  taken.push(name);
  return name;
}

/** `''` is none; what is no number is `NaN`. */
function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim());
}

function splitList(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
