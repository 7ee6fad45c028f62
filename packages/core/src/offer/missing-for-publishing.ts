import { isDrawn } from '@doorstep/contract';
import { type OfferDefinition, offeredOf } from './offer.ts';

/** What an offer still needs before publishing, as paths of its definition. */
export function missingForPublishing(definition: OfferDefinition): string[] {
  const { mainLanguage, title, organisation, draw, closesAt, collection } = definition;
  const { items } = offeredOf(definition);
  const has = (texts: Record<string, string>) => (texts[mainLanguage] ?? '').trim() !== '';
  const missing: string[] = [];
  if (!has(title)) missing.push('title');
  if (items.length === 0) missing.push('items');
  if (items.some((item) => !has(item.name))) missing.push('items.name');
  if (isDrawn(definition)) {
    // A draw is only trustworthy with a closing time, and a public value that is unknown before it.
    if (closesAt === null) missing.push('closesAt');
    if (draw === null || !has(draw.value)) missing.push('draw.value');
    // Each result has one spelling, so that the person who enters it has no choice.
    if (draw === null || draw.format === null) missing.push('draw.format');
    if (draw === null || draw.knownAt === null) missing.push('draw.knownAt');
  }
  if (collection !== undefined) {
    const places = collection.places.filter(({ isRetired }) => isRetired !== true);
    if (collection.isForEverybody && places.length === 0) missing.push('collection.places');
    // A place without openings cannot be collected from.
    if (places.some(({ openings }) => openings.length === 0)) missing.push('collection.places.openings');
    if (places.some(({ name, address }) => !has(name) || address === '')) missing.push('collection.places.name');
  }
  if (organisation.name.trim() === '') missing.push('organisation.name');
  if (!has(organisation.privacyNotice)) missing.push('organisation.privacyNotice');
  if (!has(organisation.helpContact)) missing.push('organisation.helpContact');
  return missing;
}
