import { accentStyle, type EmbedFrame, type PublicPage } from '@doorstep/contract';
import { inTheme } from '../shared/theme.ts';
import { assets } from 'virtual:public-assets';
import { organisationColour } from './frame/organisation-of-page.ts';

/**
 * Whether a page's document inlines its styles instead of linking them: true where visits begin, with nothing cached.
 * On a phone's connection the file would arrive one round trip later, and nothing is painted before.
 */
export function holdsItsLook(page: PublicPage, embed: EmbedFrame | null): boolean {
  if ((embed?.theme ?? null) !== null) return true;
  if (page.kind === 'home') return true;
  return page.kind === 'offer' && page.errors.length === 0 && Object.keys(page.draft).length === 0;
}

export function stylesOf(page: PublicPage, embed: EmbedFrame | null): string[] {
  const theme = embed?.theme ?? null;
  const accent = accentStyle(colourOf(page, embed));
  const styles = [
    ...(holdsItsLook(page, embed) ? [theme === null ? assets.firstStyleText : assets.styleText] : []),
    ...(accent === null ? [] : [accent]),
    ...(theme === null ? [] : [`:root{color-scheme:${theme}}`]),
  ];
  return theme === null ? styles : styles.map((style) => inTheme(style, theme));
}

export function colourOf(page: PublicPage, embed: EmbedFrame | null): string | null {
  return embed?.accent ?? organisationColour(page);
}
