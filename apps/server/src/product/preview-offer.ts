import type { OfferInput, PolygonReference } from '@doorstep/contract';
import { DoorstepError, isTimeZone, type ItemStock, type Offer } from '@doorstep/core';
import type { FastifyRequest } from 'fastify';
import { readerOf } from '../http/request-language.ts';
import { presentPublicOffer } from '../present/public-offer.ts';
import { pageLookup } from './page-lookup.ts';
import type { Product } from './product.ts';

/**
 * The page of an offer as it would look now, from the editor; stores nothing.
 * @param known Of the saved items.
 * @throws DoorstepError `request_invalid` for an unknown time zone.
 */
export function previewOffer(
  product: Product,
  request: FastifyRequest,
  { input, stock: known }: { input: OfferInput; stock: ItemStock[] },
): string {
  if (!isTimeZone(input.timeZone))
    throw new DoorstepError('request_invalid', { fields: [{ field: 'timeZone', code: 'time_zone_unknown' }] });
  const items = input.items.map((item, index) => ({ ...item, id: item.id ?? `new-${index}` }));
  const at = request.receivedAt;
  const offer: Offer = {
    id: 'preview',
    slug: input.slug,
    version: 0,
    status: 'published',
    definition: { ...input, items, area: { ...input.area, polygon: previewPolygon(input) } },
    scopeId: 'preview',
    group: null,
    createdAt: at,
    updatedAt: at,
  };
  const stock = items.map(({ id, isUnlimited, openingStock }) => {
    const { stock: counted = openingStock ?? 0, taken = 0 } = known.find(({ itemId }) => itemId === id) ?? {};
    return { itemId: id, stock: isUnlimited ? null : (counted ?? 0), taken };
  });
  const view = presentPublicOffer(offer, {
    stock,
    ...readerOf(request),
    at,
    canSendMail: product.canSendMail,
  });
  if (view === null) throw new DoorstepError('offer_not_found');
  const html = product.pages.render(
    {
      kind: 'offer',
      offer: view,
      draft: {},
      address: { kind: 'search' },
      errors: [],
      changes: [],
      lookup: {
        // No key, because the frame that shows the preview makes no calls.
        ...pageLookup(product, { session: '', offer: view, near: null, country: '' }),
        key: '',
      },
      challengeUrl: null,
      formToken: '',
    },
    request,
  );
  // Without scripts, because a preview is only displayed.
  return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
}

function previewPolygon({ area: { polygon } }: OfferInput): PolygonReference | null {
  if (polygon === null) return null;
  return 'type' in polygon ? { id: '', name: '' } : polygon;
}
