// Merged homes that together got more than one home may have: each was entitled to its share.
import { windowStart } from '../offer/window-start.ts';
import { type Offer, limitsOf } from '../offer/offer.ts';
import { fitsAllowance } from '../request/allocate.ts';
import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';

type Stored = Pick<Repositories, 'homes'>;

/**
 * The homes that, together with homes merged with them, exceed the allowance of an offer of their scope.
 * @param given `offers`: those of other scopes are ignored.
 */
export async function homesOverByMerge(
  { homes }: Stored,
  { homeIds, offers, at }: { homeIds: string[]; offers: Offer[]; at: Instant },
): Promise<Set<string>> {
  const members = await homes.members([...new Set(homeIds)]);
  const over = new Set<string>();
  for (const [standingId, merged] of Map.groupBy(members, ({ id, mergedInto }) => mergedInto ?? id)) {
    if (merged.length < 2) continue;
    for (const offer of offers) {
      if (
        offer.scopeId !== merged[0]?.scopeId ||
        (await unitsOver({ homes }, offer, { homeId: standingId, at })) === null
      )
        continue;
      for (const { id } of merged) over.add(id);
      break;
    }
  }
  return over;
}

/** Units given to a home and homes merged with it; null if within the allowance. */
export async function unitsOver(
  { homes }: Stored,
  offer: Offer,
  { homeId, at }: { homeId: string; at: Instant },
): Promise<number | null> {
  const definition = { ...offer.definition, limits: limitsOf(offer) };
  const usage = await homes.usage(homeId, windowStart(at, definition.limits.windowDays, definition.timeZone));
  const ownAllowance = await homes.ownAllowance(homeId);
  // An empty order still fits.
  const lines = definition.items.map(({ id }) => ({ itemId: id, quantity: 0 }));
  if (fitsAllowance(definition, { usage, ownAllowance, lines })) return null;
  return usage.reduce((sum, { quantity }) => sum + quantity, 0);
}
