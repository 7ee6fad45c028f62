import type { HistoryEntry } from '@doorstep/contract';

/** A page reads a request again by itself, and a queue reads the next one in advance. */
const oneSittingMs = 10 * 60_000;

/**
 * One view for a person's readings of which each follows the one before within ten minutes: the latest. The audit log
 * lists them all.
 */
export function foldViews(latestFirst: readonly HistoryEntry[]): HistoryEntry[] {
  return latestFirst.filter(({ at, actor }, index) => {
    const next = latestFirst.slice(0, index).findLast((later) => later.actor === actor);
    return next === undefined || Date.parse(next.at) - Date.parse(at) > oneSittingMs;
  });
}
