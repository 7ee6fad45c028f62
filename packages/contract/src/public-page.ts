// Data that the server passes to the public pages, and the port that renders them.
import type { AddressForm } from './address-form.ts';
import type { EmbedFrame } from './embed-frame.ts';
import type { ErrorCode, FieldError, ItemLeft } from './error-codes.ts';
import type { FindPage } from './find-page.ts';
import type { Captcha } from './captchas.ts';
import type { CaptchaSettings, HumanCheckSettings } from './human-check.ts';
import type { ClaimKind } from './claim-kinds.ts';
import type { PublicDraw } from './draw.ts';
import type { LocalHtml } from './local-text.ts';
import type { OfferCard } from './offer-card.ts';
import type { OfferChange, PublicOffer } from './public-offer.ts';
import type { StatusPage } from './status-page.ts';
import type { HomeAnswer, SendBrief } from './brief.ts';

/**
 * Everything that a visitor has typed so far, by form field name. It travels in POSTs and hidden fields and is stored
 * on the visitor's device; every page that shows an error gets it back in full. Names: `quantity.ITEM`,
 * `collection.place`, `contact.name|email|phone`, `answer.QUESTION` (several choices: one per line), `address.way`
 * (`find` or `typed`), `address.search`, `address.proof`, `address.line1|line2|city|postcode|country`,
 * `address.changing` (`yes` during a search for another address; the chosen one counts until then), `unit`, `unitAsked`
 * (`yes` once the flat was asked for at this address), `ifShort`, `language`, `offerVersion` (of the offer as last
 * shown). An address found without one of our proofs has `address.id`, a copy of its lines, and `address.unit` if it
 * names its flat.
 */
export type Draft = Record<string, string>;

/** One suggestion of the address search, shown as a radio button without JavaScript. */
export interface PageSuggestion {
  id: string;
  text: string;
  description: string;
  isContainer: boolean;
  /** The suggestion's street if the list spans several; '' otherwise. */
  heading: string;
}

/** A found address, as it appears on the label. */
export interface FoundAddress {
  lines: string[];
  /** False if the address names its flat or unit itself. */
  asksForUnit: boolean;
}

/**
 * Progress of the address step when the server renders the page. `kept` is the previously chosen address during a
 * search for another; it counts until another is chosen.
 */
export type AddressStep =
  | ({ kind: 'chosen'; answer?: HomeAnswer } & FoundAddress)
  | {
      kind:
        | 'search'
        | 'none_found'
        /** Too little was typed to search. */
        | 'too_short'
        /** The chosen address is no longer in the list. */
        | 'gone'
        | 'unavailable'
        /** The visitor's search limit is reached. */
        | 'limited'
        | 'typed';
      kept?: FoundAddress;
    }
  /**
   * `container`: name of the open container, '' if unknown; null outside of any. `more`: the step that shows more of
   * it, if there may be more.
   */
  | {
      kind: 'suggestions';
      container: string | null;
      suggestions: PageSuggestion[];
      more: string | null;
      kept?: FoundAddress;
    };

/** How a page's address field calls the lookup. */
export interface LookupAccess {
  /** Base address of the protocol, such as `/Capture/Interactive`. */
  url: string;
  /** Whether any address data covers the offer's area; if not, visitors type the address. */
  hasData: boolean;
  /** Allowed countries of typed addresses, ISO 3166-1 alpha-2; empty: all. */
  countries: string[];
  /** Country of most visitors, '' if unknown. */
  likelyCountry: string;
  /** Form fields for the draft's country, or the likely one; absent if there is none. */
  form?: AddressForm & { country: string };
  /** Search bias: where most visitors are, or the previous address; null if unknown. WGS 84 degrees. */
  near: { latitude: number; longitude: number } | null;
  /** A created key or the page's short-lived ticket. */
  key: string;
  debounceMs: number;
  limit: number;
  /** Limit inside a container, which is shown in full. */
  containerLimit: number;
  /** Doorstep's own lookup, for when the third party at `url` does not answer. */
  fallback?: { url: string; key: string };
  /** Where to report, with this ticket, that the third party rejects the key or the account, or answers again. */
  issues?: { url: string; key: string };
}

export interface HomePage {
  kind: 'home';
  offers: OfferCard[];
}

export interface OfferPage {
  kind: 'offer';
  offer: PublicOffer;
  draft: Draft;
  address: AddressStep;
  errors: FieldError[];
  changes: OfferChange[];
  lookup: LookupAccess;
  /** Challenge of the built-in check, solved while the visitor fills in the form; null if another check is used. */
  challengeUrl: string | null;
  /** Signed time of the form's first display; sent back with it. */
  formToken: string;
}

export interface CheckPage {
  kind: 'check';
  offer: PublicOffer;
  draft: Draft;
  /** As they appear on the label. */
  addressLines: string[];
  /** False if the found address names its unit itself. */
  asksForUnit: boolean;
  /** Errors of answers and contact fields, shown on this page. */
  errors: FieldError[];
  /** Since the page was last shown. */
  changes: OfferChange[];
  /** Shown above the form if the last attempt to send failed. */
  problem: { code: ErrorCode; left?: ItemLeft[]; canQueue?: boolean } | null;
  humanCheck: HumanCheckSettings;
  /** A second check that is only measured; it decides nothing. */
  monitoredCheck: CaptchaSettings | null;
  /**
   * Whether a third party's check may load here: only this page's own document has its sources in the content security
   * policy.
   */
  needsOwnDocument: boolean;
  /** Made once per form, so that sending it twice makes one request. */
  idempotencyKey: string;
  formToken: string;
  brief: SendBrief;
}

/** Rejections that have a page of their own. */
export const refusalCodes = [
  'sold_out',
  'already_asked',
  'outside_area',
  'not_open',
  'paused',
  'closed',
  'unchecked_limit_reached',
] as const satisfies ErrorCode[];

export type RefusalCode = (typeof refusalCodes)[number];

export function isRefusal(code: ErrorCode): code is RefusalCode {
  return (refusalCodes as readonly ErrorCode[]).includes(code);
}

/** None left, already asked, outside the area: separate pages instead of field errors. */
export interface RefusedPage {
  kind: 'refused';
  code: RefusalCode;
  offer: PublicOffer;
  draft: Draft;
  /** The given address as it appears on the label; empty if there is none. */
  addressLines: string[];
  left: ItemLeft[];
  canQueue: boolean;
  /** With `already_asked`, for visitors who passed the check: the objection form, filled in again if it has errors. */
  claim: ClaimForm | null;
  /** What was already sent from this page, shown when the visitor goes back to it. */
  sent?: ClaimedPage['what'];
  /** For the next request from this page: join the queue in full, or change the quantities. */
  idempotencyKey: string;
  formToken: string;
}

export interface ClaimForm {
  token: string;
  /** As typed before; empty at first. */
  kind: ClaimKind | '';
  text: string;
  email: string;
  errors: FieldError[];
}

/** Shown after a claim, or after the receipt was requested again. Neither page reveals what is known about the home. */
export interface ClaimedPage {
  kind: 'claimed';
  what: 'claim' | 'receipt';
  offer: PublicOffer;
}

export interface CorrectAddressPage {
  kind: 'correct_address';
  offer: PublicOffer;
  reference: string;
  /** The current address, masked. */
  addressLines: string[];
  /** The parcel came back from this address; correcting it asks for the parcel again. */
  isReturned: boolean;
  draft: Draft;
  address: AddressStep;
  errors: FieldError[];
  /** Why the last attempt was rejected, if no field is wrong. */
  problem: ErrorCode | null;
  lookup: LookupAccess;
}

/** What a visitor may correct, unmasked: opening this page is a request to see it. */
export interface PutRightPage {
  kind: 'put_right';
  offer: PublicOffer;
  reference: string;
  /** Current values: `quantity.ITEM`, `contact.…` and `answer.QUESTION`. */
  draft: Draft;
  /** Empty if collected. */
  addressLines: string[];
  /** Whether quantities can be changed: not after a draw has closed, nor without a choice of items. */
  canChangeItems: boolean;
  /** New email address that is not confirmed yet; '' if none. */
  newEmail: string;
  /** Promised packing day, in words; '' if there is none. */
  packedBy: string;
  /** The last action on the new email address. */
  done: 'sent' | 'kept' | null;
}

/** One detail of a request, to be changed. */
export interface ChangePage {
  kind: 'change';
  offer: PublicOffer;
  reference: string;
  field: ChangeField;
  draft: Draft;
  /** The email address on file, in full. */
  email: string;
  errors: FieldError[];
  /** Why the last attempt was rejected, if no field is wrong; `left` says how many more are available. */
  problem: { code: ErrorCode; left: ItemLeft[] } | null;
}

/** Also the last part of the page's path. */
export type ChangeField = 'name' | 'email' | 'phone' | 'items' | `answer.${string}`;

/** The draw of an offer, as anyone may verify it. */
export interface DrawPage {
  kind: 'draw';
  offer: PublicOffer;
  draw: PublicDraw;
  /** The first entries, by rank once ranked; the file has all. */
  shown: { hash: string; rank: number | null }[];
}

/** Why an emailed link confirms nothing, or not yet. Each has its own page. */
export type ConfirmOutcome = 'sold_out' | 'fewer_left' | 'already_asked' | 'expired';

/** Landing page of an emailed link. Nothing happens until the button is pressed, because mail scanners open links. */
export interface ConfirmPage {
  kind: 'confirm';
  offer: PublicOffer;
  reference: string;
  action: string;
  /** What the button confirms: the request, or its new email address. */
  confirms: 'request' | 'email';
  /** Null until the button is pressed. */
  outcome: ConfirmOutcome | null;
  /** When the link expires. */
  until: string;
}

/** The texts are `public.notice.recipient.NAME`. */
export const noticeRecipients = [
  'captcha_always',
  'captcha_suspicion',
  'captcha_monitored',
  'loqate_direct',
  'loqate_relay',
  'photon',
  'map',
  'mail_service',
] as const;
export type NoticeRecipient = (typeof noticeRecipients)[number];

export interface NoticePage {
  kind: 'notice';
  notice: 'privacy' | 'accessibility';
  sections: {
    organisation: string;
    body: LocalHtml | null;
    /** The day on which the current text was written; null if there is none. */
    writtenOn: string | null;
    helpContact: LocalHtml;
    /** Who delivers, if recorded; `withContact`: a carrier may get contact details. */
    delivery: { carriers: string[]; withContact: boolean };
    /** Personal data is erased at most this many days after a request ends. */
    keptDays: number;
  }[];
  /** Recipients of data in this installation. */
  recipients: NoticeRecipient[];
  /** The captcha that may show a puzzle; null if only the built-in check is used. */
  captcha: Captcha | null;
  /** The date on which these texts were written. */
  writtenOn: string;
  attributions: string[];
}

export interface ErrorPage {
  kind: 'error';
  code: ErrorCode;
  requestId: string;
  /**
   * A form that could not be processed now, to be sent again by one click; null if the failed request was not a form.
   */
  sent: { action: string; fields: [name: string, value: string][] } | null;
  /** Whom to ask; null if unknown. */
  organisation: { name: string; helpContact: LocalHtml } | null;
  /** The offer in the path, if visitors may see it, for the link back. */
  offerSlug: string | null;
}

export type PublicPage =
  | HomePage
  | OfferPage
  | CheckPage
  | RefusedPage
  | ClaimedPage
  | StatusPage
  | CorrectAddressPage
  | PutRightPage
  | ChangePage
  | DrawPage
  | ConfirmPage
  | NoticePage
  | FindPage
  | ErrorPage;

/** The frame around every public page. */
export interface PageFrame {
  /** BCP 47 tag of the interface's language. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** For language links. */
  path: string;
  /** Origin for shared links, such as `https://offers.example.org`; null where it is not known for sure. */
  origin: string | null;
  /**
   * The language that links must name to keep it: the one the visitor asked for, which the offer may have but not the
   * interface, or the offer's own. Null if the browser asks for it anyway.
   */
  chosenLanguage: string | null;
  /** The language of emails to the visitor: the one the offer is shown in, or one they asked for by name. */
  readerLanguage: string;
  languages: { tag: string; name: string }[];
  /** Null outside of frames. */
  embed: EmbedFrame | null;
  /** `DOORSTEP_ENV=development`: shown as a banner. */
  isDevelopment: boolean;
  /** Whether emails are sent: without a mail server, pages offer nothing by email. */
  sendsEmails: boolean;
  /** Attributions that the address data's sources require, as plain text; shown next to addresses. */
  attributions: string[];
}

/** The built server bundle of apps/web. The browser bundle hydrates the page from data in the document. */
export interface PublicPageRenderer {
  renderPage(page: PublicPage, frame: PageFrame): string;
  /** Only the page's data, as JSON: for a document that renders it instead of its own page. */
  renderData(page: PublicPage, frame: PageFrame): string;
  /** What the document holds inline; its content security policy names the hash of each text. */
  inlinedIn(page: PublicPage, embed: EmbedFrame | null): InlinedTexts;
}

/** Texts of a document's style and script elements. */
export interface InlinedTexts {
  styles: readonly string[];
  scripts: readonly string[];
}
