import type { PublicPage } from '@doorstep/contract';

/**
 * The pages that run in a browser, in the parts that load together: the code and the texts of a page come with its
 * document, those of the next ones once they are needed.
 */
export const pageParts = {
  offer: 'offer',
  // What an answer to a form may lead to comes with the form that is sent.
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
