import type { Instant } from '../instant.ts';

export interface AuditEntry {
  at: Instant;
  /** `request.accepted`, `offer.published`, … */
  action: string;
  subjectKind:
    | 'request'
    | 'offer'
    | 'home'
    | 'claim'
    | 'item'
    | 'person'
    | 'invitation'
    | 'lookup_key'
    | 'limit_group'
    | 'api_token'
    | 'webhook'
    | 'batch'
    | 'store';
  subjectId: string;
  actorKind: string;
  actorId: string | null;
  actorName: string;
  /** No personal data. */
  detail: Record<string, string | number | boolean | null>;
}

export interface AuditStore {
  /** Adds an entry in the transaction that it reports. */
  record(entry: AuditEntry): Promise<void>;
  recordMany(entries: AuditEntry[]): Promise<void>;
  /** Oldest first. */
  of(subjectKind: AuditEntry['subjectKind'], subjectId: string): Promise<AuditEntry[]>;
  /** The latest entry with one of these actions, or null. */
  lastOf(subjectKind: AuditEntry['subjectKind'], subjectId: string, actions: string[]): Promise<AuditEntry | null>;
}

declare module '../store.ts' {
  interface Repositories {
    audit: AuditStore;
  }
}
