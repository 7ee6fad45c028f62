import { dayMs } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { requireAction } from '../staff/permissions.ts';

export interface OfferPersonalData {
  offerId: string;
  ended: { count: number; firstAt: Instant | null; lastAt: Instant | null };
  open: number;
  decidedClaims: { count: number; firstAt: Instant | null; lastAt: Instant | null };
  openClaims: number;
  mails: number;
  homeReasons: number;
  homeKeys: number;
}

/** Personal data not tied to one offer; all of it expires. */
export interface OtherPersonalData {
  idempotencyKeys: number;
  counters: number;
  mailedLinks: number;
  webhookDeliveries: number;
  staffMails: number;
  people: number;
  staffSessions: number;
}

export interface PersonalDataStore {
  /** Ids of an offer's requests that are not erased: those that ended before a time; all if null. */
  requestsToErase(offerId: string, endedBefore: Instant | null, max: number): Promise<string[]>;
  /**
   * Redacts these requests: contact, answers, address, search words, the network's hash and the receipt's link; the
   * texts in their history; their emails, links, Idempotency-Keys and webhook deliveries. The items, the home and the
   * outcome are kept.
   */
  eraseRequests(ids: string[], at: Instant): Promise<void>;
  /** Redacts the texts, not the decisions, in the audit entries of these subjects. */
  eraseAuditTexts(subjectKind: 'request' | 'claim' | 'home', subjectIds: string[]): Promise<void>;
  /** Redacts the reasons that staff gave before then for decisions about a scope's homes. */
  eraseHomeReasons(scopeId: string, before: Instant): Promise<void>;
  ofOffers(): Promise<OfferPersonalData[]>;
  other(): Promise<OtherPersonalData>;
}

declare module '../store.ts' {
  interface Repositories {
    personalData: PersonalDataStore;
  }
}

/** The erasing job runs every hour; a day late counts as overdue. */
const graceMs = dayMs;

export interface PrivacyReportRow {
  offer: string;
  kind: 'ended_requests' | 'open_requests' | 'decided_claims' | 'open_claims' | 'mails' | 'home_reasons' | 'home_keys';
  count: number;
  /** When the first and the last of these are erased; null if their retention has not begun. */
  firstGoesAt: Instant | null;
  lastGoesAt: Instant | null;
}

export interface PrivacyReport {
  rows: (PrivacyReportRow & { retentionDays: number })[];
  other: OtherPersonalData;
  overdue: PrivacyReportRow[];
}

/** @throws DoorstepError `not_allowed`. */
export async function privacyReport({ store, actor }: Pick<Context, 'store' | 'actor'>): Promise<PrivacyReport> {
  requireAction(actor, 'privacy.manage');
  const now = await store.now();
  const offers = new Map((await store.offers.list()).map((offer) => [offer.id, offer]));
  const rows: PrivacyReport['rows'] = [];
  for (const data of await store.personalData.ofOffers()) {
    const offer = offers.get(data.offerId);
    if (offer === undefined) continue;
    const { retentionDays } = offer.definition;
    const keptMs = retentionDays * dayMs;
    const goesAt = (at: Instant | null) => (at === null ? null : at + keptMs);
    // Open requests are erased once the offer has been archived for the retention period.
    const archivedGoesAt = offer.status === 'archived' ? offer.updatedAt + keptMs : null;
    const openUntil = { firstGoesAt: archivedGoesAt, lastGoesAt: archivedGoesAt };
    const add = (
      kind: PrivacyReportRow['kind'],
      count: number,
      until: Pick<PrivacyReportRow, 'firstGoesAt' | 'lastGoesAt'>,
    ) => void (count > 0 && rows.push({ offer: offer.slug, kind, count, retentionDays, ...until }));
    const { ended, decidedClaims } = data;
    const noEnd = { firstGoesAt: null, lastGoesAt: null };
    add('ended_requests', ended.count, { firstGoesAt: goesAt(ended.firstAt), lastGoesAt: goesAt(ended.lastAt) });
    add('open_requests', data.open, openUntil);
    add('decided_claims', decidedClaims.count, {
      firstGoesAt: goesAt(decidedClaims.firstAt),
      lastGoesAt: goesAt(decidedClaims.lastAt),
    });
    add('open_claims', data.openClaims, openUntil);
    add('mails', data.mails, noEnd);
    add('home_reasons', data.homeReasons, noEnd);
    add('home_keys', data.homeKeys, noEnd);
  }
  const overdue = rows.filter(({ firstGoesAt }) => firstGoesAt !== null && firstGoesAt < now - graceMs);
  return { rows, other: await store.personalData.other(), overdue };
}
