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
  detail: Record<string, string | number | boolean | null>;
}

export interface NewAuditEntry extends AuditEntry {
  requestId?: string | null;
}

export interface LoggedEntry extends AuditEntry {
  seq: number;
}

export interface AuditFilter {
  from?: Instant;
  until?: Instant;
  actorId?: string;
  action?: AuditAction;
  subject?: { kind: AuditSubject; id?: string };
  /** False leaves out who only looked. */
  withReadings: boolean;
}

export type AuditPlace = Pick<LoggedEntry, 'at' | 'seq'>;

export interface AuditPage {
  entries: LoggedEntry[];
  /** Where to go on; null at the end. A page that had to look through very much ends before it is full. */
  next: AuditPlace | null;
}

export interface AuditStore {
  record(entry: NewAuditEntry): Promise<void>;
  recordMany(entries: NewAuditEntry[]): Promise<void>;
  of(subjectKind: AuditEntry['subjectKind'], subjectId: string): Promise<AuditEntry[]>;
  /** Looks through a bounded number of entries, whatever the filter is. @param before Entries older than this place. */
  page(filter: AuditFilter, before: AuditPlace | null, max: number): Promise<AuditPage>;
  find(seq: number): Promise<LoggedEntry | null>;
  findAll(seqs: number[]): Promise<LoggedEntry[]>;
  /**
   * Changes that are committed, from a moment on, oldest first. No later call finds one before the last of them, so its place
   * is where to go on.
   */
  changesSince(from: Instant, after: AuditPlace | null, max: number): Promise<LoggedEntry[]>;
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
