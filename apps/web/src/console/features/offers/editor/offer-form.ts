import {
  defaultAddressPolicy,
  type DrawFormat,
  type OfferInput,
  type PictureView,
  type PolygonReference,
} from '@doorstep/contract';

/** An item as its fields hold it: numbers as typed, `''` for none. */
export interface ItemForm {
  /** `''` for a new item. */
  itemId: string;
  name: string;
  /** Its names in the languages that are not shown. */
  otherNames: Record<string, string>;
  maxPerRequest: string;
  maxPerHome: string;
  isUnlimited: boolean;
  /** Of a new item only. */
  openingStock: string;
  weightGrams: string;
  lengthMm: string;
  widthMm: string;
  heightMm: string;
  shelf: string;
}

export interface QuestionForm {
  /** `''` for a new question. */
  questionId: string;
  kind: OfferInput['questions'][number]['kind'];
  label: string;
  help: string;
  required: boolean;
  /** One answer a line, with `choice` and `choices`. */
  options: string;
}

/** A picture as its fields hold it: the uploaded file, and what it shows in words. */
export interface PictureForm {
  file: PictureView | null;
  alt: string;
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

/**
 * An offer as the editor's fields hold it: texts of one language, `mainLanguage`, and times as on the wall in the offer's
 * zone.
 */
export interface OfferForm {
  /** Holds the texts of the other languages; null for a new offer. No field shows it. */
  base: OfferInput | null;
  slug: string;
  mainLanguage: string;
  title: string;
  description: string;
  eligibility: string;
  confirmation: string;
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
  /** With a draw: what decides it, how that is written, and when that is known, as on the wall in the offer's zone. */
  drawValue: string;
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
    privacyNotice: string;
    accessibilityNotice: string;
    helpContact: string;
    logo: PictureForm;
    colour: string;
  };
}

/** The fields that hold a time on the wall in the offer's zone. */
export const timePaths = ['opensAt', 'closesAt', 'drawKnownAt'] as const;
export type TimePath = (typeof timePaths)[number];

export const newItem: ItemForm = {
  itemId: '',
  name: '',
  otherNames: {},
  maxPerRequest: '1',
  maxPerHome: '1',
  isUnlimited: false,
  openingStock: '',
  weightGrams: '',
  lengthMm: '',
  widthMm: '',
  heightMm: '',
  shelf: '',
};

export const newQuestion: QuestionForm = {
  questionId: '',
  kind: 'short_text',
  label: '',
  help: '',
  required: false,
  options: '',
};

export const newDrawFormat: DrawFormatForm = {
  kind: '',
  length: '6',
  count: '6',
  min: '1',
  max: '49',
  order: 'ascending',
};

export const noPicture: PictureForm = { file: null, alt: '' };

/** What the editor starts from when an offer is made. @param timeZone IANA name, the person's own. */
export function emptyOfferForm(mainLanguage: string, timeZone: string): OfferForm {
  return {
    base: null,
    slug: '',
    mainLanguage,
    title: '',
    description: '',
    eligibility: '',
    confirmation: '',
    picture: noPicture,
    items: [newItem],
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
    drawValue: '',
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
      privacyNotice: '',
      accessibilityNotice: '',
      helpContact: '',
      logo: noPicture,
      colour: '',
    },
  };
}
