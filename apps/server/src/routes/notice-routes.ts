import type { NoticePage, NoticeRecipient } from '@doorstep/contract';
import { offerPhase, type Offer, type Instant, type OfferStore } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isNearby } from '../is-nearby.ts';
import { requestLanguage } from '../http/request-language.ts';
import { localHtml } from '../present/local-text.ts';
import { presentOrganisation } from '../present/public-offer.ts';
import type { Product } from '../product/product.ts';

type NoticeField = 'privacyNotice' | 'accessibilityNotice';

interface NoticeDates {
  /** When an offer's notice got its current wording; null if it has no notice. */
  of(offer: Offer, field: NoticeField): Promise<Instant | null>;
}

/** The maximum number of versions checked; an older notice is dated by the last of them. */
const maxVersions = 200;

/** Dates are found by going back through an offer's versions, cached per version, since versions are immutable. */
function createNoticeDates(offers: Pick<OfferStore, 'findVersion' | 'savedAt'>): NoticeDates {
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

/** The day of the last change to the two pages' own texts; a test compares it with them. */
export const noticesWrittenOn = '2026-11-24';

export function addNoticeRoutes(
  app: FastifyInstance,
  product: Product,
  { attributions }: { attributions: () => string[] },
): void {
  const { store } = product.contextFor({ kind: 'visitor' });
  const dates = createNoticeDates(store.offers);
  for (const notice of ['privacy', 'accessibility'] as const) {
    app.get(`/${notice}`, async (request, reply) => {
      const language = requestLanguage(request);
      const shown = (await store.offers.list()).filter((offer) => offerPhase(offer, request.receivedAt) !== null);
      const carriers = notice === 'privacy' ? await store.batches.carriers() : [];
      const sections: NoticePage['sections'] = [];
      for (const [organisation, offers] of Map.groupBy(shown, ({ definition }) => definition.organisation.name)) {
        const offer = offers.at(-1);
        if (offer === undefined) continue;
        const field = notice === 'privacy' ? 'privacyNotice' : 'accessibilityNotice';
        const writtenAt = await dates.of(offer, field);
        sections.push({
          organisation,
          body: localHtml(offer.definition.organisation[field], language, offer.definition.mainLanguage),
          writtenOn: writtenAt === null ? null : new Date(writtenAt).toISOString().slice(0, 10),
          helpContact: presentOrganisation(offer.definition, language).helpContact,
          delivery: deliveryOf(offers, carriers),
          keptDays: Math.max(...offers.map(({ definition }) => definition.retentionDays)),
        });
      }
      return product.pages.send(reply, {
        kind: 'notice',
        notice,
        sections,
        recipients: recipientsOf(product.config, request.receivedAt),
        captcha: product.config.captcha?.provider ?? null,
        writtenOn: noticesWrittenOn,
        attributions: attributions(),
      });
    });
  }
}

function deliveryOf(
  offers: Offer[],
  carriers: { offerId: string; carrier: string }[],
): NoticePage['sections'][number]['delivery'] {
  const ids = new Set(offers.map(({ id }) => id));
  return {
    carriers: [...new Set(carriers.filter(({ offerId }) => ids.has(offerId)).map(({ carrier }) => carrier))],
    withContact: offers.some(({ definition: { contact } }) => contact.email !== 'off' || contact.phone !== 'off'),
  };
}

export function recipientsOf(
  { captcha, lookup, photon, tiles, smtpUrl }: Pick<Config, 'captcha' | 'lookup' | 'photon' | 'tiles' | 'smtpUrl'>,
  at: number,
): NoticeRecipient[] {
  const recipients: NoticeRecipient[] = [];
  if (captcha !== null) {
    const isMonitored = captcha.monitorUntil !== null && at < captcha.monitorUntil;
    recipients.push(isMonitored ? 'captcha_monitored' : `captcha_${captcha.when}`);
  }
  if (lookup === 'loqate-direct') recipients.push('loqate_direct');
  if (lookup === 'loqate-relay') recipients.push('loqate_relay');
  // On the operator's own network, no third party receives anything.
  if (lookup === 'photon' && !isNearby(photon.url ?? '')) recipients.push('photon');
  if (tiles !== null && !isNearby(tiles.url)) recipients.push('map');
  if (smtpUrl !== null) recipients.push('mail_service');
  return recipients;
}
