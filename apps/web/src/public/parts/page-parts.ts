import type { PublicPage } from '@doorstep/contract';

/**
 * The pages that run in a browser, grouped into parts that load together: a page's code and texts come with its
 * document, those of later pages when needed.
 */
export const pageParts = {
  offer: 'offer',
  // Possible responses to a form load with the page that sends it.
  check: 'check',
  refused: 'check',
  claimed: 'check',
  status: 'status',
  correct_address: 'correct',
  change: 'correct',
} as const satisfies Partial<Record<PublicPage['kind'], string>>;

export type PagePart = (typeof pageParts)[keyof typeof pageParts];

export function partOf(kind: PublicPage['kind']): PagePart | null {
  return kind in pageParts ? pageParts[kind as keyof typeof pageParts] : null;
}
