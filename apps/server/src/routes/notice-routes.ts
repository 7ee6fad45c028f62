import type { NoticePage } from '@doorstep/contract';
import { offerPhase } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { requestLanguage } from '../http/request-language.ts';
import { localHtml } from '../present/local-text.ts';
import { presentOrganisation } from '../present/public-offer.ts';
import type { Product } from '../product/product.ts';

/** /privacy and /accessibility: the notices of every organisation that has an offer here. */
export function addNoticeRoutes(
  app: FastifyInstance,
  product: Product,
  { attributions, thirdParties }: { attributions: () => string[]; thirdParties: string[] },
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
        thirdParties,
        attributions: attributions(),
      });
    });
  }
}
