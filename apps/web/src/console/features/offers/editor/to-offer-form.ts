import type { DrawFormat, OfferInput, PolygonReference } from '@doorstep/contract';
import { newDrawFormat, noPicture, type DrawFormatForm, type OfferForm, type PictureForm } from './offer-form.ts';
import type { Texts } from './offer-form.ts';
import { toLocalTime } from './zoned-time.ts';

/** An offer in the shape of the editor's fields; the inverse of `fromOfferForm`. */
export function toOfferForm(input: OfferInput): OfferForm {
  const languages = languagesOf(input);
  const textsOf = (texts: Texts) => Object.fromEntries(languages.map((tag) => [tag, texts[tag] ?? '']));
  const { organisation } = input;
  const opensAt = toLocalTime(input.opensAt, input.timeZone);
  const closesAt = toLocalTime(input.closesAt, input.timeZone);
  const drawKnownAt = toLocalTime(input.draw?.knownAt ?? null, input.timeZone);
  return {
    slug: input.slug,
    mainLanguage: input.mainLanguage,
    languages,
    title: textsOf(input.title),
    summary: textsOf(input.summary ?? {}),
    description: textsOf(input.description),
    eligibility: textsOf(input.eligibility),
    delivery: textsOf(input.delivery ?? {}),
    deliveryDetails: textsOf(input.deliveryDetails ?? {}),
    handedOut: input.collection?.isForEverybody === true ? 'collected' : 'delivered',
    places: (input.collection?.places ?? []).map((place) => ({
      placeId: place.id,
      name: textsOf(place.name),
      address: place.address,
      notes: textsOf(place.notes ?? {}),
      openings: place.openings.map(({ from, until }) => ({
        rowKey: `${from} ${until}`,
        from: toLocalTime(from, input.timeZone).local,
        until: toLocalTime(until, input.timeZone).local,
      })),
      isRetired: place.isRetired ?? false,
    })),
    packedWithinDays: textOfNumber(input.packedWithinDays ?? null),
    deliveredWithinDays: textOfNumber(input.deliveredWithinDays ?? null),
    confirmation: textsOf(input.confirmation),
    picture: pictureForm(input.picture, textsOf),
    items: input.items.map((item) => ({
      itemId: item.id ?? '',
      rowKey: '',
      name: textsOf(item.name),
      isRetired: item.isRetired ?? false,
      maxPerRequest: String(item.maxPerRequest),
      maxPerHome: textOfNumber(item.maxPerHome),
      isUnlimited: item.isUnlimited,
      openingStock: '',
      lowStockAt: textOfNumber(item.lowStockAt ?? null),
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
      label: textsOf(question.label),
      help: textsOf(question.help),
      required: question.required,
      isRetired: question.isRetired ?? false,
      options: question.options.map(({ id, label, isRetired = false }) => ({
        optionId: id,
        label: textsOf(label),
        isRetired,
      })),
    })),
    allocation: input.allocation,
    decisionRule: textsOf(input.decisionRule ?? {}),
    decidedWithinDays: textOfNumber(input.decidedWithinDays ?? null),
    drawValue: textsOf(input.draw?.value ?? {}),
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
      privacyNotice: textsOf(organisation.privacyNotice),
      accessibilityNotice: textsOf(organisation.accessibilityNotice),
      helpContact: textsOf(organisation.helpContact),
      logo: pictureForm(organisation.logo, textsOf),
      colour: organisation.colour ?? '',
    },
  };
}

/** Every language of the offer's texts; a language without any text yet is listed by the title. */
function languagesOf({ organisation, items, questions, ...input }: OfferInput): string[] {
  const all = [
    { [input.mainLanguage]: '' },
    input.title,
    input.summary ?? {},
    input.description,
    input.eligibility,
    input.delivery ?? {},
    input.deliveryDetails ?? {},
    ...(input.collection?.places ?? []).flatMap(({ name, notes = {} }) => [name, notes]),
    input.decisionRule ?? {},
    input.confirmation,
    ...items.map(({ name }) => name),
    ...questions.flatMap(({ label, help, options }) => [label, help, ...options.map((option) => option.label)]),
    input.draw?.value ?? {},
    organisation.privacyNotice,
    organisation.accessibilityNotice,
    organisation.helpContact,
    input.picture?.alt ?? {},
    organisation.logo?.alt ?? {},
  ];
  return [...new Set(all.flatMap((texts) => Object.keys(texts)))].toSorted();
}

function pictureForm(picture: OfferInput['picture'], textsOf: (texts: Texts) => Texts): PictureForm {
  if (picture === null) return { ...noPicture([]), alt: textsOf({}) };
  const { alt, ...file } = picture;
  return { file, alt: textsOf(alt) };
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

/** A saved offer refers to its polygon; GeoJSON itself is only ever sent. */
function polygonOf({ polygon }: OfferInput['area']): PolygonReference | null {
  return polygon === null || 'type' in polygon ? null : polygon;
}
