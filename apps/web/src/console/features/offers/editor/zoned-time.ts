// 2026-11-02T08:00 in Europe/London ⇄ the instant that it is. Date fields know no time zone, offers do.
import type { Temporal as TemporalApi } from 'temporal-polyfill';

// Most browsers have it; the others load it with this page.
const native = (globalThis as { Temporal?: typeof TemporalApi }).Temporal;
const Temporal = native ?? (await import('temporal-polyfill')).Temporal;

/** A time on the wall, as the fields of the editor hold it. */
export interface WallTime {
  /** `YYYY-MM-DDTHH:mm`, with seconds where there are any; `''` for none. */
  local: string;
  /** The second of the two, where the clocks go back and the time comes twice. Means nothing otherwise. */
  isSecond: boolean;
}

export type ReadTime =
  | { kind: 'none' }
  | { kind: 'instant'; instant: string; isTwice: boolean }
  /** The clocks go forward over it; they show `next` then. */
  | { kind: 'skipped'; next: string }
  | { kind: 'unreadable' };

/** Whether this is an IANA time zone that the browser knows. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The clock on the wall at an instant. @param instant ISO 8601; null for none. What is no instant stays as it is. */
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

/** The instant at which the wall's clock shows a time, if there is one. Never throws, whatever a field holds. */
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
 * The same for the wire: null for none. What is no instant is handed on as it stands in the field, so that the
 * contract's schema refuses it.
 */
export function fromLocalTime(wall: WallTime, timeZone: string): string | null {
  const read = readLocalTime(wall, timeZone);
  if (read.kind === 'none') return null;
  return read.kind === 'instant' ? read.instant : wall.local;
}

/** As a field of type `datetime-local` writes it. */
function textOf(wall: TemporalApi.PlainDateTime): string {
  const isWholeMinute = wall.second === 0 && wall.millisecond === 0;
  return wall.toString(isWholeMinute ? { smallestUnit: 'minute' } : {});
}
