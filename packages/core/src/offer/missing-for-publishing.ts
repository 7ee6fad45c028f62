import type { OfferDefinition } from './offer.ts';

/** What an offer still lacks before it can be published, as paths of its definition; empty when nothing. */
export function missingForPublishing(definition: OfferDefinition): string[] {
  const { mainLanguage, title, items, organisation } = definition;
  const has = (texts: Record<string, string>) => (texts[mainLanguage] ?? '').trim() !== '';
  const missing: string[] = [];
  if (!has(title)) missing.push('title');
  if (items.length === 0) missing.push('items');
  if (items.some((item) => !has(item.name))) missing.push('items.name');
  if (organisation.name.trim() === '') missing.push('organisation.name');
  if (!has(organisation.privacyNotice)) missing.push('organisation.privacyNotice');
  if (!has(organisation.helpContact)) missing.push('organisation.helpContact');
  return missing;
}
