import type { Context } from '../context.ts';
import { requireAction } from '../staff/permissions.ts';
import type { PossibleDuplicate } from './home-store.ts';

/** More are not shown. */
const maxPairs = 50;

/**
 * Pairs of homes that may be one, without those that staff have said are two.
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
