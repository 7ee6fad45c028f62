// What the server hands to the public pages, and the one port through which it has them rendered.
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
 * Everything that a visitor has typed so far, by the names of the form's fields. It travels in POSTs and hidden
 * fields, and on the visitor's device; every page that shows an error gets it back whole.
 *
 * Names: `quantity.ITEM`, `collection.place`, `contact.name|email|phone`, `answer.QUESTION` (several choices: one per line),
 * `address.way` (`find` or `typed`), `address.search`, `address.proof`, `address.line1|line2|city|postcode|country`,
 * `address.changing` (`yes` while another address is looked for; the one chosen before counts until then), `unit`,
 * `unitAsked` (`yes` once the flat was asked for at this address), `ifShort`, `language`, `offerVersion` (of the offer as it
 * was shown last). An address that was found
 * without a proof of ours has its `address.id`, its lines as a copy, and `address.unit` where it names its flat itself.
 */
export type Draft = Record<string, string>;

/** One suggestion of the address search, as radio buttons where there is no JavaScript. */
export interface PageSuggestion {
  id: string;
  text: string;
  description: string;
  isContainer: boolean;
  /** The street it stands under where a list holds those of several; '' where there is none. */
  heading: string;
}

/** An address that was found, as it would stand on the label. */
export interface FoundAddress {
  lines: string[];
  /** False where it names its flat or unit itself. */
  asksForUnit: boolean;
}

/**
 * How far the visitor has come with the address when the page is made on the server. `kept` is the address chosen
 * before, while another is looked for: it counts until another is chosen.
 */
export type AddressStep =
  | ({ kind: 'chosen'; answer?: HomeAnswer } & FoundAddress)
  | {
      kind:
        | 'search'
        | 'none_found'
        /** So little was typed that nobody was asked. */
        | 'too_short'
        /** The address that was chosen is no longer in the list. */
        | 'gone'
        | 'unavailable'
        /** This visitor has searched too much. */
        | 'limited'
        | 'typed';
      kept?: FoundAddress;
    }
  /**
   * `container`: what the opened one is called, '' where that is not known; null outside of any. `more`: the step that
   * shows more of it, where there may be more.
   */
  | {
      kind: 'suggestions';
      container: string | null;
      suggestions: PageSuggestion[];
      more: string | null;
      kept?: FoundAddress;
    };

/** How the address field of a page reaches the lookup. */
export interface LookupAccess {
  /** Base address of the protocol, such as `/Capture/Interactive`. */
  url: string;
  /** Whether there are addresses of the offer's area to search; without any, typing is the way. */
  hasData: boolean;
  /** Countries that an address typed by hand may be in, ISO 3166-1 alpha-2; empty means all. */
  countries: string[];
  /** Where most of its visitors are, '' where that cannot be said. */
  likelyCountry: string;
  /** What the form asks for in the country of the draft, or the likely one; absent while there is none. */
  form?: AddressForm & { country: string };
  /** Where most of its visitors are, or the previous address; null where that is unknown. WGS 84 degrees. */
  near: { latitude: number; longitude: number } | null;
  /** A created key or the page's short ticket. */
  key: string;
  debounceMs: number;
  limit: number;
  /** The same inside a container, which is shown whole. */
  containerLimit: number;
  /** Doorstep's own way to the lookup, while `url` is a third party's that does not answer. */
  fallback?: { url: string; key: string };
  /** Where to report, with this ticket, that the third party refuses the key or the account, or answers. */
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
  /** Where the built-in check begins, which is solved while the form is filled in; null where another one is used. */
  challengeUrl: string | null;
  /** Signed time at which the form was first shown; sent back with it. */
  formToken: string;
}

export interface CheckPage {
  kind: 'check';
  offer: PublicOffer;
  draft: Draft;
  /** As it would stand on the label. */
  addressLines: string[];
  /** False when the address that was found names its unit itself, so that there is nothing to ask. */
  asksForUnit: boolean;
  /** Of answers and contact: asked for on this page. */
  errors: FieldError[];
  /** Since the page was shown before. */
  changes: OfferChange[];
  /** Said above the form when the last attempt to send did not succeed. */
  problem: { code: ErrorCode; left?: ItemLeft[]; canQueue?: boolean } | null;
  humanCheck: HumanCheckSettings;
  /** A check that runs beside the other, to be measured; it decides nothing. */
  monitoredCheck: CaptchaSettings | null;
  /**
   * Whether a third party's check may be loaded here: its sources stand in the policy of this page's own document, and
   * not in those of other pages.
   */
  needsOwnDocument: boolean;
  /** Made once a form, so that the same submission sent twice is one request. */
  idempotencyKey: string;
  formToken: string;
  brief: SendBrief;
}

/** Refusals that are a page of their own. */
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

/** None left, already asked, outside the area: pages of their own, not field errors. */
export interface RefusedPage {
  kind: 'refused';
  code: RefusalCode;
  offer: PublicOffer;
  draft: Draft;
  /** The address that was given, as it would stand on the label; empty when there is none. */
  addressLines: string[];
  left: ItemLeft[];
  canQueue: boolean;
  /** With `already_asked`, to who passed the check: the way to object; with what was typed when it has to be put right. */
  claim: ClaimForm | null;
  /** What was sent from here already: going back to this page says so. */
  sent?: ClaimedPage['what'];
  /** For going on from here: join the queue with the whole, or change the quantities. */
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

/** A claim was taken, or a receipt was asked for again. Neither page says what is known of the home. */
export interface ClaimedPage {
  kind: 'claimed';
  what: 'claim' | 'receipt';
  offer: PublicOffer;
}

export interface CorrectAddressPage {
  kind: 'correct_address';
  offer: PublicOffer;
  reference: string;
  /** The address as it stands, masked. */
  addressLines: string[];
  /** It came back from there: what is corrected is asked for again. */
  isReturned: boolean;
  draft: Draft;
  address: AddressStep;
  errors: FieldError[];
  /** Why the last attempt was refused, where no field is wrong. */
  problem: ErrorCode | null;
  lookup: LookupAccess;
}

/** What its visitor may put right of a request, in full: opening this page is asking to see it. */
export interface PutRightPage {
  kind: 'put_right';
  offer: PublicOffer;
  reference: string;
  /** `quantity.ITEM`, `contact.…` and `answer.QUESTION`, as they stand. */
  draft: Draft;
  /** Empty where it is collected. */
  addressLines: string[];
  /** Whether what is asked for can be changed: not once a draw is closed, nor where there is nothing to choose. */
  canChangeItems: boolean;
  /** An email address that waits for its link to be pressed; '' where none does. */
  newEmail: string;
  /** The day by which it is packed, in words; '' where staff promise none. */
  packedBy: string;
  /** What was just done about the new email address. */
  done: 'sent' | 'kept' | null;
}

/** One thing of a request, to be changed. */
export interface ChangePage {
  kind: 'change';
  offer: PublicOffer;
  reference: string;
  field: ChangeField;
  draft: Draft;
  /** The email address on file, in full. */
  email: string;
  errors: FieldError[];
  /** Why the last attempt was refused, where no field is wrong; with how many more are left of what was added. */
  problem: { code: ErrorCode; left: ItemLeft[] } | null;
}

/** Also the end of its address. */
export type ChangeField = 'name' | 'email' | 'phone' | 'items' | `answer.${string}`;

/** The draw of an offer as everybody may check it. */
export interface DrawPage {
  kind: 'draw';
  offer: PublicOffer;
  draw: PublicDraw;
  /** The first of the list, by rank once they are ranked; the file has all. */
  shown: { hash: string; rank: number | null }[];
}

/** Why a mailed link confirms nothing, or not now. Each is a page of its own. */
export type ConfirmOutcome = 'sold_out' | 'fewer_left' | 'already_asked' | 'expired';

/** The landing page of a mailed link: nothing happens before the button is pressed (mail scanners open links). */
export interface ConfirmPage {
  kind: 'confirm';
  offer: PublicOffer;
  reference: string;
  action: string;
  /** What the button confirms: the request, or another email address for it. */
  confirms: 'request' | 'email';
  /** Null while the button is to be pressed. */
  outcome: ConfirmOutcome | null;
  /** When the link ends. */
  until: string;
}

/** Each has a text of its own, `public.notice.recipient.NAME`. */
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
    /** The day on which it got the words that it has; null where there are none. */
    writtenOn: string | null;
    helpContact: LocalHtml;
    /** Who delivers what was requested, as far as that was written down; `withContact` where one can be asked for it. */
    delivery: { carriers: string[]; withContact: boolean };
    /** Personal data goes this many days after a request has ended, at the latest. */
    keptDays: number;
  }[];
  /** Who else receives something, and what: as this installation is set up. */
  recipients: NoticeRecipient[];
  /** Whose check may ask for a puzzle to be solved; null where there is only the built-in one. */
  captcha: Captcha | null;
  /** The day on which these texts were written, as a date. */
  writtenOn: string;
  attributions: string[];
}

export interface ErrorPage {
  kind: 'error';
  code: ErrorCode;
  requestId: string;
  /** A form that could not be taken now, to be sent again by one click; null when the request was none. */
  sent: { action: string; fields: [name: string, value: string][] } | null;
  /** Whom to ask; null where that is not known. */
  organisation: { name: string; helpContact: LocalHtml } | null;
  /** The offer that the address names, where visitors may see it: the way back. */
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

export type PublicPageKind = PublicPage['kind'];

/** What surrounds every public page. */
export interface PageFrame {
  /** BCP 47 tag of the interface's language. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The path of this page, for language links. */
  path: string;
  /** What the path follows in a link that is shared, such as `https://offers.example.org`. */
  origin: string;
  /**
   * The language that links have to name to lead on in it: what the visitor asked for, which an offer may have and the
   * interface not, or the offer's own. Null where the browser asks for it by itself.
   */
  chosenLanguage: string | null;
  /** In which visitors are written to: the language that the offer is shown in, or one that they asked for by name. */
  readerLanguage: string;
  /** Languages that the interface can be read in. */
  languages: { tag: string; name: string }[];
  /** Null outside of frames. */
  embed: EmbedFrame | null;
  /** `DOORSTEP_ENV=development`: shown as a banner. */
  isDevelopment: boolean;
  /** Whether emails leave: nothing is offered by email where there is no mail server. */
  sendsEmails: boolean;
  /** What the sources of the address data ask to have named, as plain text; shown where addresses are. */
  attributions: string[];
}

/** The built server bundle of apps/web. The browser bundle hydrates the page from the data that the document carries. */
export interface PublicPageRenderer {
  renderPage(page: PublicPage, frame: PageFrame): string;
  /** The page's data alone, as JSON: for a document that shows it in the place of its own page. */
  renderData(page: PublicPage, frame: PageFrame): string;
  /** The texts of the style elements that this document holds: its policy names the hash of each. */
  stylesOf(page: PublicPage, embed: EmbedFrame | null): string[];
}
