// The page of a request: its receipt and current standing.
import type { ReturnReason } from './batches.ts';
import type { RequestBrief } from './brief.ts';
import type { LocalText } from './local-text.ts';
import type { PublicOffer, PublicPlace } from './public-offer.ts';
import type { RequestStanding } from './request-standing.ts';
import type { RequestState } from './request-state.ts';

export interface StatusMail {
  /** The masked address on file; '' if none was given, so the visitor types one. */
  knownAs: string;
  /** Result of the visitor's last request on this form. */
  outcome: null | 'sent' | 'limited' | 'email_invalid';
  typed: string;
}

/** Changes of a request that the visitor is notified of by name. */
export const requestChanges = ['address', 'items', 'name', 'email', 'phone', 'answer'] as const;
export type RequestChange = (typeof requestChanges)[number];

export interface StatusPage {
  kind: 'status';
  offer: PublicOffer;
  reference: string;
  /** The secret link to this page, for its visitor to keep. */
  link: string;
  state: RequestState;
  /** Position in the queue from 1, with `waitlisted`. */
  place: number | null;
  lines: { name: LocalText; quantity: number }[];
  /** Masked, because the page may stay open on a shared screen. */
  name: string;
  addressLines: string[];
  /** More specific than the state. */
  standing: RequestStanding;
  /** How an accepted request got its turn: in the draw or from the queue; null if it did not wait. */
  came: 'drawn' | 'turn' | null;
  brief: RequestBrief;
  /** How its parcel travels; null before dispatch, or if nobody recorded it. */
  shipment: { carrier: string; number: string; url: string } | null;
  /** The reason that staff gave for declining; empty if none. */
  reason: string;
  canWithdraw: boolean;
  /** Something can still be changed, which is possible until packing. */
  canChange: boolean;
  /** The parcel came back, and the visitor may correct the address and ask for it again. */
  canCorrectReturned: boolean;
  /** Why it last came back, as staff recorded it; null if it never did. */
  returnReason: ReturnReason | null;
  /** It ended with nothing sent, and the offer takes requests. */
  canAskAgain: boolean;
  /** Name and address are unmasked, at the visitor's request, on the device that has the link. */
  isShown: boolean;
  /** Where and how the visitor collects it; null if delivered. */
  collection: StatusCollection | null;
  /** Whether the offer's confirmation text applies: from acceptance on. */
  isConfirmed: boolean;
  /** What the visitor asked for too late: the request has been packed or has ended. Otherwise null. */
  refused: 'withdrawal' | 'correction' | null;
  /** The latest change, if nothing has happened since; null if there was none. */
  changed: RequestChange | null;
  /** A new email address awaiting confirmation, and the current one, both masked. */
  newEmail: { asked: string; current: string } | null;
  /** Its entry in the draw, with the rank once drawn; null if there is none. */
  entry: { hash: string; rank: number | null } | null;
  /** The link as a QR code for printing: modules per side, and an SVG path of the dark ones. */
  qr: { size: number; path: string };
  /** The form for emailing the link; null if no emails are sent. */
  mail: StatusMail | null;
  /** With `unconfirmed`: the masked address that the link is emailed to, and its expiry once sent. */
  confirmation: { sentTo: string; until: string | null } | null;
}

export interface StatusCollection {
  /** The offer's current version of the place; null once removed. */
  place: PublicPlace | null;
  /** The next opening, and when the last one ends, in words; '' if there is none. */
  when: string;
  keptUntil: string;
  /** The code to show at the counter, while it can be collected; otherwise null. */
  code: { text: string; qr: { size: number; path: string } } | null;
  /** Other places that the visitor may choose; empty once handed over or ended. */
  choices: PublicPlace[];
  /** Whether the place that was just chosen has been removed meanwhile. */
  outcome: 'gone' | null;
}
