import { readCursor, writeCursor } from '@doorstep/database';
import type { AuditPlace } from './audit-store.ts';

/** The cursor that goes on behind a place; null at the end. */
export function auditCursor(place: AuditPlace | null): string | null {
  return place === null ? null : writeCursor('audit', [place.at, place.seq]);
}

/** @throws DoorstepError `request_invalid` */
export function auditPlaceOf(cursor: string | undefined): AuditPlace | null {
  if (cursor === undefined) return null;
  const [at, seq] = readCursor('audit', cursor, 2).map(Number);
  return { at: at ?? 0, seq: seq ?? 0 };
}
