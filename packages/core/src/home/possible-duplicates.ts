import type { Context } from '../context.ts';
import { requireAction } from '../staff/index.ts';
import type { PossibleDuplicate } from './home-store.ts';

/** Most pairs that are looked at, and shown. */
const maxPairs = 200;

/**
 * Pairs of homes that may be one, without those that staff have said are two.
 * @throws DoorstepError `not_allowed`.
 */
export async function possibleDuplicates(
  { store, actor }: Pick<Context, 'store' | 'actor'>,
  scopeIds: string[],
): Promise<PossibleDuplicate[]> {
  requireAction(actor, 'homes.read');
  const pairs = await store.homes.possibleDuplicates(scopeIds, maxPairs);
  const links = await store.homeLinks.ofHomes([...new Set(pairs.flatMap(({ homeIds }) => homeIds))]);
  const apart = new Set(
    links
      .filter(({ kind, undoneAt }) => kind === 'apart' && undoneAt === null)
      .map(({ homeId, otherId }) => `${homeId} ${otherId}`),
  );
  return pairs.filter(({ homeIds }) => !apart.has(homeIds.toSorted().join(' ')));
}
