import type { Context } from '../context.ts';
import { requireAction } from '../staff/permissions.ts';
import type { PossibleDuplicate } from './home-store.ts';

/** The maximum shown. */
const maxPairs = 50;

/**
 * Pairs of homes that may be one, except those that staff keep apart.
 * @param ofHomes Those that one of these is in; all when absent.
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
