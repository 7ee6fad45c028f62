import type { Context } from '../context.ts';
import { requireAction } from '../staff/permissions.ts';
import type { PossibleDuplicate } from './home-store.ts';

const maxPairs = 50;

/**
 * Pairs of homes that may be one, except those that staff keep apart.
 * @param ofHomes Only pairs with one of these; all when absent.
 * @throws DoorstepError `not_allowed`.
 */
export async function possibleDuplicates(
  { store, actor }: Pick<Context, 'store' | 'actor'>,
  scopeIds: string[],
  ofHomes?: string[],
): Promise<PossibleDuplicate[]> {
  requireAction(actor, 'homes.read');
  return store.homes.possibleDuplicates(scopeIds, maxPairs, ofHomes);
}
