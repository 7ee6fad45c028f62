import type { PublicPage } from '@doorstep/contract';

/**
 * The pages that run in a browser, grouped into parts that load together: a page's code and texts come with its
 * document, those of later pages when needed.
 */
export const pageParts = {
  offer: 'offer',
  check: 'check',
  // Rare: most visitors never load it.
  refused: 'refused',
  claimed: 'refused',
  status: 'status',
  correct_address: 'correct',
  change: 'correct',
} as const satisfies Partial<Record<PublicPage['kind'], string>>;

export type PagePart = (typeof pageParts)[keyof typeof pageParts];

export function partOf(kind: PublicPage['kind']): PagePart | null {
  return kind in pageParts ? pageParts[kind as keyof typeof pageParts] : null;
}
