import type { Instant, Offer, OfferStore } from '@doorstep/core';

export type NoticeField = 'privacyNotice' | 'accessibilityNotice';

export interface NoticeDates {
  /** When the notice of an offer got the words that it has; null for one that says nothing. */
  of(offer: Offer, field: NoticeField): Promise<Instant | null>;
}

/** Versions that are looked at: a notice that is older is dated by the last of them. */
const maxVersions = 200;

/** Dates are found by going back through the versions of an offer, once a version: what is saved stays as it is. */
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
