import type { DrawFormat, OfferInput, PolygonReference } from '@doorstep/contract';
import { newDrawFormat, noPicture, type DrawFormatForm, type OfferForm, type PictureForm } from './offer-form.ts';
import { toLocalTime } from './zoned-time.ts';

/** An offer as read, in the shape of the editor's fields. `fromOfferForm` is the way back. */
export function toOfferForm(input: OfferInput): OfferForm {
  const textOf = (texts: Record<string, string>) => texts[input.mainLanguage] ?? '';
  const { organisation } = input;
  const opensAt = toLocalTime(input.opensAt, input.timeZone);
  const closesAt = toLocalTime(input.closesAt, input.timeZone);
  const drawKnownAt = toLocalTime(input.draw?.knownAt ?? null, input.timeZone);
  return {
    base: input,
    slug: input.slug,
    mainLanguage: input.mainLanguage,
    title: textOf(input.title),
    description: textOf(input.description),
    eligibility: textOf(input.eligibility),
    confirmation: textOf(input.confirmation),
    picture: pictureForm(input.picture, textOf),
    items: input.items.map((item) => ({
      itemId: item.id ?? '',
      name: textOf(item.name),
      otherNames: without(item.name, input.mainLanguage),
      maxPerRequest: String(item.maxPerRequest),
      maxPerHome: textOfNumber(item.maxPerHome),
      isUnlimited: item.isUnlimited,
      openingStock: '',
      weightGrams: textOfNumber(item.weightGrams ?? null),
      lengthMm: textOfNumber(item.lengthMm ?? null),
      widthMm: textOfNumber(item.widthMm ?? null),
      heightMm: textOfNumber(item.heightMm ?? null),
      shelf: item.shelf ?? '',
    })),
    unitsPerHome: textOfNumber(input.limits.unitsPerHome),
    windowDays: textOfNumber(input.limits.windowDays),
    timeZone: input.timeZone,
    opensAt: opensAt.local,
    opensAtSecond: opensAt.isSecond,
    closesAt: closesAt.local,
    closesAtSecond: closesAt.isSecond,
    countries: input.area.countries.join(', '),
    postcodePrefixes: input.area.postcodePrefixes.join(', '),
    polygon: polygonOf(input.area),
    typedAddresses: input.typedAddresses,
    addressPolicy: input.addressPolicy,
    contact: input.contact,
    questions: input.questions.map((question) => ({
      questionId: question.id,
      kind: question.kind,
      label: textOf(question.label),
      help: textOf(question.help),
      required: question.required,
      // An answer without a text in this language still stands in its place.
      options: question.options.map(({ label }) => textOf(label) || (Object.values(label)[0] ?? '')).join('\n'),
    })),
    allocation: input.allocation,
    drawValue: textOf(input.draw?.value ?? {}),
    drawFormat: drawFormatForm(input.draw?.format ?? null),
    drawKnownAt: drawKnownAt.local,
    drawKnownAtSecond: drawKnownAt.isSecond,
    hasWaitlist: input.hasWaitlist,
    showsRemaining: input.showsRemaining,
    isListed: input.isListed,
    whenCheckIsDown: input.whenCheckIsDown,
    retentionDays: String(input.retentionDays),
    organisation: {
      name: organisation.name,
      privacyNotice: textOf(organisation.privacyNotice),
      accessibilityNotice: textOf(organisation.accessibilityNotice),
      helpContact: textOf(organisation.helpContact),
      logo: pictureForm(organisation.logo, textOf),
      colour: organisation.colour ?? '',
    },
  };
}

function pictureForm(picture: OfferInput['picture'], textOf: (texts: Record<string, string>) => string): PictureForm {
  if (picture === null) return noPicture;
  const { alt, ...file } = picture;
  return { file, alt: textOf(alt) };
}

function drawFormatForm(format: DrawFormat | null): DrawFormatForm {
  if (format === null) return newDrawFormat;
  if (format.kind !== 'numbers') return { ...newDrawFormat, kind: format.kind, length: String(format.length) };
  const { kind, count, min, max, order } = format;
  return { ...newDrawFormat, kind, count: String(count), min: String(min), max: String(max), order };
}

function textOfNumber(number: number | null): string {
  return number === null ? '' : String(number);
}

/** What is saved names its polygon; GeoJSON itself is only ever sent. */
function polygonOf({ polygon }: OfferInput['area']): PolygonReference | null {
  return polygon === null || 'type' in polygon ? null : polygon;
}

function without(texts: Record<string, string>, language: string): Record<string, string> {
  const { [language]: _shown, ...others } = texts;
  return others;
}
