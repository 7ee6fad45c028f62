// 2026-11-02T08:00 in Europe/London ⇄ its instant. Date fields have no time zone, offers do.
import type { Temporal as TemporalApi } from 'temporal-polyfill';

// Built into most browsers; the others load the polyfill with this page.
const native = (globalThis as { Temporal?: typeof TemporalApi }).Temporal;
const Temporal = native ?? (await import('temporal-polyfill')).Temporal;

/** A local time, as the editor's fields hold it. */
export interface WallTime {
  /** `YYYY-MM-DDTHH:mm`, with seconds if not zero; `''` for none. */
  local: string;
  /** The second occurrence, where clocks go back and the time comes twice. Otherwise ignored. */
  isSecond: boolean;
}

export type ReadTime =
  | { kind: 'none' }
  | { kind: 'instant'; instant: string; isTwice: boolean }
  /** Skipped when clocks go forward; `next` is the time they show instead. */
  | { kind: 'skipped'; next: string }
  | { kind: 'unreadable' };

export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * The local time at an instant.
 * @param instant ISO 8601; null for none. Invalid text is returned unchanged.
 */
export function toLocalTime(instant: string | null, timeZone: string): WallTime {
  if (instant === null) return { local: '', isSecond: false };
  try {
    const at = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
    const wall = at.toPlainDateTime();
    const first = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
    return { local: textOf(wall), isSecond: at.epochMilliseconds > first.epochMilliseconds };
  } catch {
    return { local: instant, isSecond: false };
  }
}

/** The instant of a local time, if there is one. Never throws. */
export function readLocalTime({ local, isSecond }: WallTime, timeZone: string): ReadTime {
  if (local === '') return { kind: 'none' };
  let wall: TemporalApi.PlainDateTime;
  let earlier: TemporalApi.ZonedDateTime;
  let later: TemporalApi.ZonedDateTime;
  try {
    wall = Temporal.PlainDateTime.from(local);
    earlier = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
    later = wall.toZonedDateTime(timeZone, { disambiguation: 'later' });
  } catch {
    return { kind: 'unreadable' };
  }
  if (!later.toPlainDateTime().equals(wall)) {
    const jump = earlier.getTimeZoneTransition('next');
    return { kind: 'skipped', next: textOf((jump ?? later).toPlainDateTime()) };
  }
  const isTwice = earlier.epochMilliseconds !== later.epochMilliseconds;
  const { epochMilliseconds } = isTwice && isSecond ? later : earlier;
  return { kind: 'instant', instant: new Date(epochMilliseconds).toISOString(), isTwice };
}

/**
 * The instant in wire format: null for none. Invalid input is passed on unchanged, so that the contract's schema
 * rejects it.
 */
export function fromLocalTime(wall: WallTime, timeZone: string): string | null {
  const read = readLocalTime(wall, timeZone);
  if (read.kind === 'none') return null;
  return read.kind === 'instant' ? read.instant : wall.local;
}

/** Formatted as by a `datetime-local` field. */
function textOf(wall: TemporalApi.PlainDateTime): string {
  const isWholeMinute = wall.second === 0 && wall.millisecond === 0;
  return wall.toString(isWholeMinute ? { smallestUnit: 'minute' } : {});
}
