import type { AuditAction, AuditSubject } from '@doorstep/contract';
import { readCursor, writeCursor } from '@doorstep/database';
import type { Instant } from '../instant.ts';

export interface AuditEntry {
  at: Instant;
  action: AuditAction;
  subjectKind: AuditSubject;
  subjectId: string;
  actorKind: string;
  actorId: string | null;
  actorName: string;
  /** No personal data. */
  detail: Record<string, string | number | boolean | null>;
}

export interface NewAuditEntry extends AuditEntry {
  /** Id of the HTTP request that caused it; defaults to the one being answered. */
  requestId?: string | null;
}

export interface LoggedEntry extends AuditEntry {
  /** Ascending. */
  seq: number;
}

export interface AuditFilter {
  from?: Instant;
  until?: Instant;
  actorId?: string;
  action?: AuditAction;
  subject?: { kind: AuditSubject; id?: string };
  /** False leaves out entries that record only viewing. */
  withReadings: boolean;
}

export type AuditPlace = Pick<LoggedEntry, 'at' | 'seq'>;

export interface AuditPage {
  entries: LoggedEntry[];
  /** Where the next page begins; null at the end. A filter that matches little may end a page before it is full. */
  next: AuditPlace | null;
}

export interface AuditStore {
  /** Adds an entry in the transaction that it reports, and queues its events for webhooks. */
  record(entry: NewAuditEntry): Promise<void>;
  recordMany(entries: NewAuditEntry[]): Promise<void>;
  of(subjectKind: AuditEntry['subjectKind'], subjectId: string): Promise<AuditEntry[]>;
  /**
   * Newest first. Scans a bounded number of entries, whatever the filter.
   * @param before Only entries older than this place.
   */
  page(filter: AuditFilter, before: AuditPlace | null, max: number): Promise<AuditPage>;
  find(seq: number): Promise<LoggedEntry | null>;
  findAll(seqs: number[]): Promise<LoggedEntry[]>;
  /**
   * Committed changes since a moment, oldest first. No later call returns an entry before the last one, so its place is
   * a safe cursor.
   */
  changesSince(from: Instant, after: AuditPlace | null, max: number): Promise<LoggedEntry[]>;
  /** The latest entry with one of these actions, or null. */
  lastOf(subjectKind: AuditEntry['subjectKind'], subjectId: string, actions: AuditAction[]): Promise<AuditEntry | null>;
}

declare module '../store.ts' {
  interface Repositories {
    audit: AuditStore;
  }
}

export function auditCursor(place: AuditPlace | null): string | null {
  return place === null ? null : writeCursor('audit', [place.at, place.seq]);
}

export function auditPlaceOf(cursor: string | undefined): AuditPlace | null {
  if (cursor === undefined) return null;
  const [at, seq] = readCursor('audit', cursor, 2).map(Number);
  return { at: at ?? 0, seq: seq ?? 0 };
}
