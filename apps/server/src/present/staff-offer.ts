import { isDrawn, type OfferSummary } from '@doorstep/contract';
import { localText, offerPhase, toIso, type Instant, type ItemStock, type Offer } from '@doorstep/core';

/** One line of the staff's list of offers. */
export function presentOfferSummary(
  offer: Offer,
  { stock, counts, at }: { stock: ItemStock[]; counts: OfferSummary['counts']; at: Instant },
): OfferSummary {
  const { title, mainLanguage, items, opensAt, closesAt } = offer.definition;
  return {
    id: offer.id,
    slug: offer.slug,
    title: localText(title, mainLanguage, mainLanguage).text,
    status: offer.status,
    phase: offerPhase(offer, at),
    isDraw: isDrawn(offer.definition),
    opensAt,
    closesAt,
    drawAt: isDrawn(offer.definition) ? (offer.definition.draw?.knownAt ?? null) : null,
    counts,
    stock: items.map((item) => {
      const ofItem = stock.find(({ itemId }) => itemId === item.id);
      return {
        itemId: item.id,
        name: localText(item.name, mainLanguage, mainLanguage).text,
        stock: ofItem?.stock ?? null,
        taken: ofItem?.taken ?? 0,
      };
    }),
    updatedAt: toIso(offer.updatedAt),
  };
}
