import type { KeptMail, ListPart, Listed } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/**
 * An email to be written: the kind names its texts in the catalogue, the values fill them in. It holds no secret links:
 * `mail-links.ts` derives those when it is sent.
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
  /** A visitor typed the address, which may be a stranger's: its emails per day are limited (`count-mail.ts`). */
  isAddressUnproven?: boolean;
}

/**
 * `sent`: the mail server took it. `given_up`: expired after three days. `limited`: over its recipient's daily limit.
 */
export type MailOutcome = 'sent' | 'given_up' | 'limited';

export interface OutboxEntry {
  id: string;
  /** Entries of one subject (a request, an alarm) are sent in order. */
  subject: string;
  order: QueuedMail;
  attempts: number;
  createdAt: Instant;
  /** Id of the HTTP request that caused it; null for a job or a command. */
  requestId: string | null;
}

export interface OutboxAddition extends Pick<OutboxEntry, 'id' | 'subject' | 'order'> {
  at: Instant;
  /** When to send it; at once if absent. Later entries of its subject do not wait for it. */
  dueAt?: Instant;
  /** Defaults to the current HTTP request. */
  requestId?: string | null;
}

export interface StoredMail extends Omit<KeptMail, 'subject' | 'text'> {
  order: QueuedMail;
  /** When the mail server took it, else null. */
  sentAt: string | null;
  /** Why the last attempt failed, in codes such as `EENVELOPE 550`; '' if none did. */
  error: string;
}

export interface OutboxStore {
  /** Must run in the transaction that the email reports. */
  add(entry: OutboxAddition): Promise<void>;
  addMany(entries: OutboxAddition[]): Promise<void>;
  /** Due entries, at most one per subject and none behind a waiting one. They are leased until `leaseUntil`. */
  lease(at: Instant, leaseUntil: Instant, max: number): Promise<OutboxEntry[]>;
  /** Removes entries with a `dueAt` that were added since then and never tried. @returns how many. */
  withdraw(subjects: string[], since: Instant): Promise<number>;
  /** Makes entries of a subject due that wait for their `dueAt`. */
  release(subject: string, at: Instant): Promise<void>;
  done(id: string, at: Instant, outcome?: MailOutcome): Promise<void>;
  /** Expires entries added before then: they are not tried again. */
  giveUp(createdBefore: Instant, at: Instant): Promise<void>;
  retry(id: string, at: Instant, error: string): Promise<void>;
  backlog(): Promise<{ waiting: number; oldestAt: Instant | null }>;
  /** Newest first. */
  mails(max: number): Promise<StoredMail[]>;
  /** @param search Part of a recipient's address, or what staff find a request by; empty for all. */
  partOfMails(part: ListPart & { search: string }): Promise<Listed<StoredMail>>;
  /** Oldest first. */
  ofSubject(subject: string): Promise<StoredMail[]>;
}

declare module '../store.ts' {
  interface Repositories {
    outbox: OutboxStore;
  }
}
