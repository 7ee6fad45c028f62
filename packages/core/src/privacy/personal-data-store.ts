import type { Instant } from '../instant.ts';

/** How much personal data one offer has, and when the oldest ended. */
export interface OfferPersonalData {
  offerId: string;
  /** Requests that are not erased: ended ones and open ones. */
  ended: { count: number; firstAt: Instant | null; lastAt: Instant | null };
  open: number;
  /** Claims that are not erased. */
  decidedClaims: { count: number; firstAt: Instant | null; lastAt: Instant | null };
  openClaims: number;
  /** Mails to visitors about its requests and claims. */
  mails: number;
  /** Reasons of staff about homes of its limits. */
  homeReasons: number;
  homeKeys: number;
}

/** Personal data of no single offer; all of it expires. */
export interface OtherPersonalData {
  idempotencyKeys: number;
  counters: number;
  mailedLinks: number;
  webhookDeliveries: number;
  staffMails: number;
  people: number;
  staffSessions: number;
}

/** Finds and erases personal data, wherever it is. */
export interface PersonalDataStore {
  /** Ids of an offer's requests that are not erased: those that ended before a time; all if null. */
  requestsToErase(offerId: string, endedBefore: Instant | null, max: number): Promise<string[]>;
  /**
   * Redacts these requests: contact, answers, address, search words, the network's hash and the receipt's link; the words in
   * their history; their mails, links, Idempotency-Keys and webhook deliveries. The items, the home and the outcome
   * stay.
   */
  eraseRequests(ids: string[], at: Instant): Promise<void>;
  /** Redacts the texts, not the decisions, in the audit entries of these subjects. */
  eraseAuditTexts(subjectKind: 'request' | 'claim' | 'home', subjectIds: string[]): Promise<void>;
  /** Redacts the reasons that staff gave before then for decisions about homes of a scope. */
  eraseHomeReasons(scopeId: string, before: Instant): Promise<void>;
  ofOffers(): Promise<OfferPersonalData[]>;
  other(): Promise<OtherPersonalData>;
}

declare module '../store.ts' {
  interface Repositories {
    personalData: PersonalDataStore;
  }
}
