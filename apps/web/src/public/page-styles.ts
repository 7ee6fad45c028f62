import { accentStyle, type PublicPage } from '@doorstep/contract';
import { assets } from 'virtual:public-assets';
import { organisationColour } from './frame/organisation-of-page.ts';

/**
 * Whether the document of a page holds the whole look instead of linking to it: where visits begin, with nothing kept
 * from an earlier page. On a phone's connection the file would come one round trip later, and nothing is painted before.
 */
export function holdsItsLook(page: PublicPage): boolean {
  if (page.kind === 'home') return true;
  return page.kind === 'offer' && page.errors.length === 0 && Object.keys(page.draft).length === 0;
}

/** The texts of the style elements of a page, in their order. */
export function stylesOf(page: PublicPage): string[] {
  const accent = accentStyle(organisationColour(page));
  return [...(holdsItsLook(page) ? [assets.styleText] : []), ...(accent === null ? [] : [accent])];
}
