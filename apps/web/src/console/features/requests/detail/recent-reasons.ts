/** Reasons that are kept ready for an offer. */
const maxKept = 5;
const keyOf = (offerId: string) => `doorstep.decline-reasons.${offerId}`;

/** What was told to visitors of the offer in this browser, the latest first; empty where nothing was, or nothing is kept. */
export function recentReasons(offerId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(offerId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((reason) => typeof reason === 'string').slice(0, maxKept) : [];
  } catch {
    return [];
  }
}

/** Keeps a reason for the next request of the offer. Where the browser keeps nothing, it is typed again. */
export function keepReason(offerId: string, reason: string): void {
  const kept = [reason, ...recentReasons(offerId).filter((other) => other !== reason)].slice(0, maxKept);
  try {
    localStorage.setItem(keyOf(offerId), JSON.stringify(kept));
  } catch {
    // A private window, or no room.
  }
}
