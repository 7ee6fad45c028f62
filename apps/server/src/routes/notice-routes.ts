import type { NoticePage, NoticeRecipient } from '@doorstep/contract';
import { offerPhase } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { requestLanguage } from '../http/request-language.ts';
import { localHtml } from '../present/local-text.ts';
import { presentOrganisation } from '../present/public-offer.ts';
import type { Product } from '../product/product.ts';

/** The day of the last change to what the two pages say by themselves. */
const noticesWrittenOn = '2026-11-22';

/** /privacy and /accessibility: the notices of every organisation that has an offer here. */
export function addNoticeRoutes(
  app: FastifyInstance,
  product: Product,
  { attributions }: { attributions: () => string[] },
): void {
  for (const notice of ['privacy', 'accessibility'] as const) {
    app.get(`/${notice}`, async (request, reply) => {
      const language = requestLanguage(request);
      const { store } = product.contextFor({ kind: 'visitor' });
      const sections = new Map<string, NoticePage['sections'][number]>();
      for (const offer of await store.offers.list()) {
        if (offerPhase(offer, request.receivedAt) === null) continue;
        const { organisation, mainLanguage } = offer.definition;
        const texts = notice === 'privacy' ? organisation.privacyNotice : organisation.accessibilityNotice;
        sections.set(organisation.name, {
          organisation: organisation.name,
          body: localHtml(texts, language, mainLanguage),
          helpContact: presentOrganisation(offer.definition, language).helpContact,
        });
      }
      return product.pages.send(reply, {
        kind: 'notice',
        notice,
        sections: [...sections.values()],
        recipients: recipientsOf(product.config, request.receivedAt),
        hasPuzzle: product.config.humanCheck === 'hcaptcha',
        writtenOn: noticesWrittenOn,
        attributions: attributions(),
      });
    });
  }
}

/** Whoever else receives something of a visitor, by the settings in force. */
export function recipientsOf(
  { humanCheck, hcaptcha, lookup, smtpUrl }: Pick<Config, 'humanCheck' | 'hcaptcha' | 'lookup' | 'smtpUrl'>,
  at: number,
): NoticeRecipient[] {
  const recipients: NoticeRecipient[] = [];
  if (humanCheck === 'hcaptcha') {
    const isMonitored = hcaptcha.monitorUntil !== null && at < hcaptcha.monitorUntil;
    recipients.push(isMonitored ? 'hcaptcha_monitored' : `hcaptcha_${hcaptcha.when}`);
  }
  if (lookup === 'loqate-direct') recipients.push('loqate_direct');
  if (lookup === 'loqate-relay') recipients.push('loqate_relay');
  if (smtpUrl !== null) recipients.push('mail_service');
  return recipients;
}
