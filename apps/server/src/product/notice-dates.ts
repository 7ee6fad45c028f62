import type { Instant, Offer, OfferStore } from '@doorstep/core';

export type NoticeField = 'privacyNotice' | 'accessibilityNotice';

export interface NoticeDates {
  /** When an offer's notice got its current wording; null if it has no notice. */
  of(offer: Offer, field: NoticeField): Promise<Instant | null>;
}

/** The maximum number of versions checked; an older notice is dated by the last of them. */
const maxVersions = 200;

/** Dates are found by going back through an offer's versions, cached per version, since versions are immutable. */
export function createNoticeDates(offers: Pick<OfferStore, 'findVersion' | 'savedAt'>): NoticeDates {
  const known = new Map<string, { version: number; at: Instant | null }>();
  return {
    async of({ id, version, definition }, field) {
      const texts = JSON.stringify(definition.organisation[field]);
      if (Object.values(definition.organisation[field]).every((text) => text.trim() === '')) return null;
      const key = `${id} ${field}`;
      const found = known.get(key);
      if (found?.version === version) return found.at;
      let since = version;
      for (const last = Math.max(1, version - maxVersions); since > last; since -= 1) {
        const before = await offers.findVersion(id, since - 1);
        if (before === null || JSON.stringify(before.organisation[field]) !== texts) break;
      }
      const at = await offers.savedAt(id, since);
      known.set(key, { version, at });
      return at;
    },
  };
}
