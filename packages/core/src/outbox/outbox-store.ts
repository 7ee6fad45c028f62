import type { KeptMail } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/** A mail to be written: the kind names its texts in the catalogue, the values fill them in. */
export interface MailOrder {
  kind:
    | 'receipt'
    | 'confirm_link'
    | 'accepted'
    | 'declined'
    | 'withdrawn'
    | 'address_corrected'
    | 'claim_upheld'
    | 'claim_refused'
    | 'not_drawn'
    | 'lapsed'
    | 'held_waiting'
    | 'service_alarm';
  to: string;
  language: string;
  values: Record<string, string | number>;
}

export interface OutboxEntry {
  id: string;
  /** Entries of one subject (a request, an alarm) go out in the order in which they came. */
  subject: string;
  order: MailOrder;
  attempts: number;
  createdAt: Instant;
}

export interface OutboxStore {
  /** Written in the transaction of what it tells about, so that nothing is told of what was rolled back. */
  add(entry: { id: string; subject: string; order: MailOrder; at: Instant }): Promise<void>;
  /** Entries that are due, at most one a subject and none behind one that waits. They are leased until `leaseUntil`. */
  lease(at: Instant, leaseUntil: Instant, most: number): Promise<OutboxEntry[]>;
  done(id: string, at: Instant): Promise<void>;
  retry(id: string, at: Instant, error: string): Promise<void>;
  /** Newest first. */
  mails(most: number): Promise<(Omit<KeptMail, 'subject' | 'text'> & { order: MailOrder })[]>;
}
