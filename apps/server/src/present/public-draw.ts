import type { DrawFile, PublicDraw } from '@doorstep/contract';
import { localText, toIso, type Draw, type DrawEntry, type Offer } from '@doorstep/core';

/** A draw as everybody may see it. @param draw Null before anybody entered. */
export function presentDraw(draw: Draw | null): PublicDraw {
  if (draw === null || draw.state === 'collecting') {
    return { state: 'collecting', entries: 0, digest: null, fixedAt: null, value: null };
  }
  return {
    state: draw.value === null ? 'fixed' : 'drawn',
    entries: draw.entries,
    digest: draw.digest,
    fixedAt: toIso(draw.fixedAt),
    value: draw.value,
  };
}

/** The file from which anyone can repeat the draw; null while the list is not fixed. */
export function presentDrawFile(
  offer: Offer,
  draw: Draw | null,
  list: Pick<DrawEntry, 'hash' | 'rank'>[],
): DrawFile | null {
  const valueFormat = offer.definition.draw?.format ?? null;
  if (draw === null || draw.digest === null || draw.fixedAt === null || valueFormat === null) return null;
  const hashes = list.map(({ hash }) => hash);
  const { definition } = offer;
  return {
    format: 'doorstep-draw-1',
    offer: offer.slug,
    publicValue: localText(definition.draw?.value ?? {}, definition.mainLanguage, definition.mainLanguage).text,
    valueFormat,
    fixedAt: toIso(draw.fixedAt),
    entries: hashes.toSorted((a, b) => (a < b ? -1 : 1)),
    digest: draw.digest,
    value: draw.value,
    // Read by rank, once there are any.
    ranked: draw.value === null ? null : hashes,
  };
}
