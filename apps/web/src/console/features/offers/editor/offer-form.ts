import {
  defaultAddressPolicy,
  type DrawFormat,
  type OfferInput,
  type PictureView,
  type PolygonReference,
} from '@doorstep/contract';
import { newKey } from '../../../shared/new-key.ts';

/** One text of the offer, by language; every language of the form has one, `''` where nothing is written yet. */
export type Texts = Record<string, string>;

/** An item as its fields hold it: numbers as typed, `''` for none. */
export interface ItemForm {
  /** `''` for a new item. */
  itemId: string;
  /** Tells new items apart; `''` once they are saved. */
  rowKey: string;
  name: Texts;
  isRetired: boolean;
  maxPerRequest: string;
  maxPerHome: string;
  isUnlimited: boolean;
  /** Of a new item only. */
  openingStock: string;
  lowStockAt: string;
  weightGrams: string;
  lengthMm: string;
  widthMm: string;
  heightMm: string;
  shelf: string;
}

/** An answer of a choice. */
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
  /** Kept while the question is of another kind than `choice` and `choices`. */
  options: OptionForm[];
}

/** When a place is open, as on the wall in the offer's zone. */
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

/** A picture as its fields hold it: the uploaded file, and what it shows in words. */
export interface PictureForm {
  file: PictureView | null;
  alt: Texts;
}

/** How the value of a draw is written, as its fields hold it: what the chosen kind does not need is kept all the same. */
export interface DrawFormatForm {
  /** `''` while none is chosen. */
  kind: DrawFormat['kind'] | '';
  length: string;
  count: string;
  min: string;
  max: string;
  order: 'ascending' | 'drawn';
}

/** An offer as the editor's fields hold it: texts in all of its languages, and times as on the wall in the offer's zone. */
export interface OfferForm {
  slug: string;
  mainLanguage: string;
  /** The main one too, in the order of their tags. */
  languages: string[];
  title: Texts;
  summary: Texts;
  description: Texts;
  eligibility: Texts;
  delivery: Texts;
  deliveryDetails: Texts;
  /** To everybody, or for everybody: places may be there all the same, for who has no fixed address. */
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
  /** Of a time that comes twice because the clocks go back: the second. */
  opensAtSecond: boolean;
  closesAt: string;
  closesAtSecond: boolean;
  /** Separated by commas or spaces. */
  countries: string;
  /** Separated by commas. */
  postcodePrefixes: string;
  polygon: PolygonReference | null;
  typedAddresses: OfferInput['typedAddresses'];
  addressPolicy: OfferInput['addressPolicy'];
  contact: OfferInput['contact'];
  questions: QuestionForm[];
  allocation: OfferInput['allocation'];
  /** With `review`. */
  decisionRule: Texts;
  decidedWithinDays: string;
  /** With a draw: what decides it, how that is written, and when that is known, as on the wall in the offer's zone. */
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

/** The fields that hold a time on the wall in the offer's zone. */
export const timePaths = ['opensAt', 'closesAt', 'drawKnownAt'] as const;
export type TimePath = (typeof timePaths)[number];

/** A text that nobody has written yet. */
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

/** The same item of another offer, without stock yet. */
export const newKeyedItem = (item: ItemForm): ItemForm => ({ ...item, itemId: '', rowKey: newKey(), openingStock: '' });

/** Ids are made once: they never follow the text, which may change and be translated. */
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

/** What the editor starts from when an offer is made. @param timeZone IANA name, the person's own. */
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
