import type { KeptMail, ListPart, Listed } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/**
 * A mail to be written: the kind names its texts in the catalogue, the values fill them in. It holds no secret link: those
 * are derived when it is sent (`mail-links.ts`).
 */
export interface QueuedMail {
  kind:
    | 'receipt'
    | 'confirm_link'
    | 'accepted'
    | 'declined'
    | 'withdrawn'
    | 'address_corrected'
    | 'request_adjusted'
    | 'details_changed'
    | 'email_asked'
    | 'confirm_email'
    | 'claim_upheld'
    | 'claim_refused'
    | 'not_drawn'
    | 'lapsed'
    | 'ready'
    | 'not_collected'
    | 'place_changed'
    | 'dispatched'
    | 'returned'
    | 'lost'
    | 'sent_again'
    | 'held_waiting'
    | 'service_alarm'
    | 'password_link';
  to: string;
  language: string;
  values: Record<string, string | number>;
  /** A visitor typed the address, which may be a stranger's: the emails a day to it are limited (`count-mail.ts`). */
  isAddressUnproven?: boolean;
}

/** How a mail ended: delivered to the mail server; expired after three days; or over its recipient's daily limit. */
export type MailOutcome = 'sent' | 'given_up' | 'limited';

export interface OutboxEntry {
  id: string;
  subject: string;
  order: QueuedMail;
  attempts: number;
  createdAt: Instant;
  requestId: string | null;
}

export interface OutboxAddition extends Pick<OutboxEntry, 'id' | 'subject' | 'order'> {
  at: Instant;
  dueAt?: Instant;
  requestId?: string | null;
}

export interface StoredMail extends Omit<KeptMail, 'subject' | 'text'> {
  order: QueuedMail;
  /** When the mail server took it; null before, and where it never did. */
  sentAt: string | null;
  /** Why the last attempt failed, in codes such as `EENVELOPE 550`; '' where none did. */
  error: string;
}

export interface OutboxStore {
  add(entry: OutboxAddition): Promise<void>;
  addMany(entries: OutboxAddition[]): Promise<void>;
  /** Entries that are due, at most one a subject and none behind one that waits. They are leased until `leaseUntil`. */
  lease(at: Instant, leaseUntil: Instant, max: number): Promise<OutboxEntry[]>;
  /** Removes entries with a `dueAt` that were added since then and never tried. @returns how many. */
  withdraw(subjects: string[], since: Instant): Promise<number>;
  release(subject: string, at: Instant): Promise<void>;
  done(id: string, at: Instant, outcome?: MailOutcome): Promise<void>;
  giveUp(createdBefore: Instant, at: Instant): Promise<void>;
  retry(id: string, at: Instant, error: string): Promise<void>;
  backlog(): Promise<{ waiting: number; oldestAt: Instant | null }>;
  mails(max: number): Promise<StoredMail[]>;
  partOfMails(part: ListPart): Promise<Listed<StoredMail>>;
  ofSubject(subject: string): Promise<StoredMail[]>;
}

declare module '../store.ts' {
  interface Repositories {
    outbox: OutboxStore;
  }
}
