/** A text with the language that it is really in, which may be the offer's main language. */
export interface LocalText {
  text: string;
  language: string;
}

/** Safe HTML made from Markdown. */
export interface LocalHtml {
  html: string;
  language: string;
}

/** What is left of an item, as far as visitors are told. */
export type Remaining =
  | { kind: 'hidden' }
  | { kind: 'unlimited' }
  | { kind: 'plenty' }
  | { kind: 'fewer_than'; quantity: number }
  | { kind: 'none' };

export interface PublicItem {
  id: string;
  name: LocalText;
  mostPerRequest: number;
  mostPerHome: number | null;
  remaining: Remaining & { text: string };
}

/** Whether a contact field is asked for. */
export type FieldRule = 'off' | 'optional' | 'required';

export type QuestionKind =
  | 'short_text'
  | 'long_text'
  | 'choice'
  | 'choices'
  | 'number'
  | 'date'
  | 'email'
  | 'phone'
  | 'consent';

export interface PublicQuestion {
  id: string;
  kind: QuestionKind;
  label: LocalText;
  help: LocalText | null;
  required: boolean;
  /** With `choice` and `choices`. */
  options: { id: string; label: LocalText }[];
}

/** What an offer is to visitors at this moment, read from what is stored and the server's clock. */
export type OfferPhase = 'scheduled' | 'open' | 'paused' | 'closed';

/** GET /api/offers/:slug, and what the public pages show. */
export interface PublicOffer {
  slug: string;
  version: number;
  phase: OfferPhase;
  title: LocalText;
  description: LocalHtml | null;
  eligibility: LocalHtml | null;
  /** Shown on the receipt. */
  confirmation: LocalHtml | null;
  opensAt: string | null;
  closesAt: string | null;
  timeZone: string;
  /** The server's clock when this was made, for the count-down. */
  serverTime: string;
  items: PublicItem[];
  /** `sharedAs`: the name under which several offers share one allowance; null when it is this offer's alone. */
  limits: { unitsPerHome: number | null; windowDays: number | null; sharedAs: string | null };
  hasWaitlist: boolean;
  /** How it is shared out by chance: the public value that decides, and when it is known; null for any other way. */
  draw: { value: LocalText; knownAt: string } | null;
  /** Every item is gone; with a queue one may still join it. */
  isSoldOut: boolean;
  contact: { name: FieldRule; email: FieldRule; phone: FieldRule };
  questions: PublicQuestion[];
  /** ISO 3166-1 alpha-2; empty means every country. */
  countries: string[];
  /** It is for a part of them: some postcodes, or what lies inside a polygon. */
  isLocal: boolean;
  typedAddresses: 'accepted' | 'held' | 'refused';
  organisation: { name: string; helpContact: LocalHtml; colour: string | null };
}
