// The page of a request: its receipt and how it stands.
import type { ReturnReason } from './batches.ts';
import type { RequestBrief } from './brief.ts';
import type { LocalText } from './local-text.ts';
import type { PublicOffer, PublicPlace } from './public-offer.ts';
import type { RequestStanding } from './request-standing.ts';
import type { RequestState } from './request-state.ts';

export interface StatusMail {
  /** The masked address on file; '' where none was given and one is typed. */
  knownAs: string;
  /** What was just asked for, and came of it. */
  outcome: null | 'sent' | 'limited' | 'email_invalid';
  typed: string;
}

/** What of a request can be changed, as far as its visitor is told of it by name. */
export const requestChanges = ['address', 'items', 'name', 'email', 'phone', 'answer'] as const;
export type RequestChange = (typeof requestChanges)[number];

export interface StatusPage {
  kind: 'status';
  offer: PublicOffer;
  reference: string;
  /** The secret link to this page, for its visitor to keep. */
  link: string;
  state: RequestState;
  /** Place in the queue from 1, with `waitlisted`. */
  place: number | null;
  lines: { name: LocalText; quantity: number }[];
  /** Masked: the page can be left open on a shared screen. */
  name: string;
  addressLines: string[];
  /** What the visitor is told; the state alone does not say it all. */
  standing: RequestStanding;
  brief: RequestBrief;
  /** How its parcel travels, once it was handed over; null before, and where nobody said. */
  shipment: { carrier: string; number: string; url: string } | null;
  /** What staff told the visitor with their decision to decline; empty when there is nothing. */
  reason: string;
  canWithdraw: boolean;
  /** Something of it can be put right: until it is packed. */
  canChange: boolean;
  /** It came back, and its visitor may correct the address and ask for it once more. */
  canCorrectReturned: boolean;
  /** Why it came back last, as staff recorded it; null where it never did. */
  returnReason: ReturnReason | null;
  /** It has ended with nothing sent, and the offer takes requests. */
  canAskAgain: boolean;
  /** Name and address are shown in full: its visitor asked for that, on the device that has the link. */
  isShown: boolean;
  /** Where and how its visitor collects it; null where it is delivered. */
  collection: StatusCollection | null;
  /** The offer's confirmation text applies: from acceptance on. */
  isConfirmed: boolean;
  /** What its visitor asked for just now, too late: it has been packed, or has ended. Null otherwise. */
  refused: 'withdrawal' | 'correction' | null;
  /** What was changed, and nothing has happened since; null where nothing was. */
  changed: RequestChange | null;
  /** An email address that waits for its link to be pressed, and the one on file, both masked. */
  newEmail: { asked: string; current: string } | null;
  /** Its entry in the draw, and the rank once it is held; null where there is none. */
  entry: { hash: string; rank: number | null } | null;
  /** The link as a QR code, for paper: the modules of a side, and the dark ones as the path of a drawing. */
  qr: { size: number; path: string };
  /** Having the link mailed; null where no mail is sent. */
  mail: StatusMail | null;
  /** With `unconfirmed`: the masked address that the link is mailed to, and until when it works, once it is sent. */
  confirmation: { sentTo: string; until: string | null } | null;
}

/** Where and how a request is collected, as its visitor sees it. */
export interface StatusCollection {
  place: PublicPlace | null;
  /** The next opening, and the end of the last, in words; '' where there is none. */
  when: string;
  keptUntil: string;
  /** To be shown at the counter, while it is to be collected; null otherwise. */
  code: { text: string; qr: { size: number; path: string } } | null;
  /** What may be chosen in its place; empty once it is handed over or has ended. */
  choices: PublicPlace[];
  /** What came of choosing another just now: whether that was taken out meanwhile. */
  outcome: 'gone' | null;
}
