import {
  defaultAddressPolicy,
  type DrawFormat,
  type OfferInput,
  type PictureView,
  type PolygonReference,
} from '@doorstep/contract';
import { newKey } from '../../../shared/new-key.ts';

/** One text by language; every language of the form has a key, `''` where nothing is written yet. */
export type Texts = Record<string, string>;

/** An item's field values: numbers as typed, `''` for none. */
export interface ItemForm {
  /** `''` for a new item. */
  itemId: string;
  /** Distinguishes new items; `''` once saved. */
  rowKey: string;
  name: Texts;
  isRetired: boolean;
  maxPerRequest: string;
  maxPerHome: string;
  isUnlimited: boolean;
  /** Only for a new item. */
  openingStock: string;
  lowStockAt: string;
  weightGrams: string;
  lengthMm: string;
  widthMm: string;
  heightMm: string;
  shelf: string;
}

export interface OptionForm {
  optionId: string;
  label: Texts;
  isRetired: boolean;
}

export interface QuestionForm {
  questionId: string;
  kind: OfferInput['questions'][number]['kind'];
  label: Texts;
  help: Texts;
  required: boolean;
  isRetired: boolean;
  /** Kept while the question is not of kind `choice` or `choices`. */
  options: OptionForm[];
}

/** Opening hours of a place, in local time of the offer's zone. */
interface OpeningForm {
  rowKey: string;
  from: string;
  until: string;
}

export interface PlaceForm {
  placeId: string;
  name: Texts;
  address: string;
  notes: Texts;
  openings: OpeningForm[];
  isRetired: boolean;
}

/** A picture's field values: the uploaded file, and its alternative text. */
export interface PictureForm {
  file: PictureView | null;
  alt: Texts;
}

/** Format of the draw's value as field values; fields that the chosen kind does not use keep their input. */
export interface DrawFormatForm {
  /** `''` if none is chosen. */
  kind: DrawFormat['kind'] | '';
  length: string;
  count: string;
  min: string;
  max: string;
  order: 'ascending' | 'drawn';
}

/** An offer's field values: texts in all its languages, and local times in the offer's zone. */
export interface OfferForm {
  slug: string;
  mainLanguage: string;
  /** Including the main one, sorted by tag. */
  languages: string[];
  title: Texts;
  summary: Texts;
  description: Texts;
  eligibility: Texts;
  delivery: Texts;
  deliveryDetails: Texts;
  /** The default for everyone. With `delivered`, there may still be places, for people without a fixed address. */
  handedOut: 'delivered' | 'collected';
  places: PlaceForm[];
  packedWithinDays: string;
  deliveredWithinDays: string;
  confirmation: Texts;
  picture: PictureForm;
  items: ItemForm[];
  unitsPerHome: string;
  windowDays: string;
  timeZone: string;
  opensAt: string;
  /** For a local time that occurs twice when clocks go back: the second one. */
  opensAtSecond: boolean;
  closesAt: string;
  closesAtSecond: boolean;
  countries: string;
  postcodePrefixes: string;
  polygon: PolygonReference | null;
  typedAddresses: OfferInput['typedAddresses'];
  addressPolicy: OfferInput['addressPolicy'];
  contact: OfferInput['contact'];
  questions: QuestionForm[];
  allocation: OfferInput['allocation'];
  /** Only with `review`. */
  decisionRule: Texts;
  decidedWithinDays: string;
  /** Only with a draw: the deciding value, its format, and when it is known, in local time of the offer's zone. */
  drawValue: Texts;
  drawFormat: DrawFormatForm;
  drawKnownAt: string;
  drawKnownAtSecond: boolean;
  hasWaitlist: boolean;
  showsRemaining: boolean;
  isListed: boolean;
  whenCheckIsDown: OfferInput['whenCheckIsDown'];
  retentionDays: string;
  organisation: {
    name: string;
    privacyNotice: Texts;
    accessibilityNotice: Texts;
    helpContact: Texts;
    logo: PictureForm;
    colour: string;
  };
}

/** The fields that hold a local time in the offer's zone. */
export const timePaths = ['opensAt', 'closesAt', 'drawKnownAt'] as const;
export type TimePath = (typeof timePaths)[number];

export function blank(languages: string[]): Texts {
  return Object.fromEntries(languages.map((tag) => [tag, '']));
}

export const newItem = (languages: string[]): ItemForm => ({
  itemId: '',
  rowKey: newKey(),
  name: blank(languages),
  isRetired: false,
  maxPerRequest: '1',
  maxPerHome: '1',
  isUnlimited: false,
  openingStock: '',
  lowStockAt: '',
  weightGrams: '',
  lengthMm: '',
  widthMm: '',
  heightMm: '',
  shelf: '',
});

/** The same item for another offer, without stock. */
export const newKeyedItem = (item: ItemForm): ItemForm => ({ ...item, itemId: '', rowKey: newKey(), openingStock: '' });

/** Ids are created once and never follow the text, which may change and be translated. */
const newId = (kind: 'question' | 'answer' | 'place') => `${kind}-${newKey().slice(0, 8).replaceAll('-', '')}`;

export const newQuestion = (languages: string[]): QuestionForm => ({
  questionId: newId('question'),
  kind: 'short_text',
  label: blank(languages),
  help: blank(languages),
  required: false,
  isRetired: false,
  options: [],
});

export const newOption = (languages: string[]): OptionForm => ({
  optionId: newId('answer'),
  label: blank(languages),
  isRetired: false,
});

export const newOpening = (): OpeningForm => ({ rowKey: newKey(), from: '', until: '' });

export const newPlace = (languages: string[]): PlaceForm => ({
  placeId: newId('place'),
  name: blank(languages),
  address: '',
  notes: blank(languages),
  openings: [newOpening()],
  isRetired: false,
});

export const newDrawFormat: DrawFormatForm = {
  kind: '',
  length: '6',
  count: '6',
  min: '1',
  max: '49',
  order: 'ascending',
};

export const noPicture = (languages: string[]): PictureForm => ({ file: null, alt: blank(languages) });

/**
 * The initial form of a new offer.
 * @param timeZone IANA name, the person's own.
 */
export function emptyOfferForm(mainLanguage: string, timeZone: string): OfferForm {
  const languages = [mainLanguage];
  const text = () => blank(languages);
  return {
    slug: '',
    mainLanguage,
    languages,
    title: text(),
    summary: text(),
    description: text(),
    eligibility: text(),
    delivery: text(),
    deliveryDetails: text(),
    handedOut: 'delivered',
    places: [],
    packedWithinDays: '',
    deliveredWithinDays: '',
    confirmation: text(),
    picture: noPicture(languages),
    items: [newItem(languages)],
    unitsPerHome: '',
    windowDays: '',
    timeZone,
    opensAt: '',
    opensAtSecond: false,
    closesAt: '',
    closesAtSecond: false,
    countries: '',
    postcodePrefixes: '',
    polygon: null,
    typedAddresses: 'held',
    addressPolicy: defaultAddressPolicy,
    contact: { name: 'required', email: 'optional', phone: 'off' },
    questions: [],
    allocation: 'first-come',
    decisionRule: text(),
    decidedWithinDays: '',
    drawValue: text(),
    drawFormat: newDrawFormat,
    drawKnownAt: '',
    drawKnownAtSecond: false,
    hasWaitlist: true,
    showsRemaining: true,
    isListed: true,
    whenCheckIsDown: 'hold',
    retentionDays: '90',
    organisation: {
      name: '',
      privacyNotice: text(),
      accessibilityNotice: text(),
      helpContact: text(),
      logo: noPicture(languages),
      colour: '',
    },
  };
}
