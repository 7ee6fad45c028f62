import type { Instant } from '../instant.ts';
import type { Repositories } from '../store.ts';
import type { CheckedSubmission } from './submission-input.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Homes that one visitor, and one network, may ask for on a day; beyond, requests are held, not refused. */
export const mostHomesPerDay = { visitor: 5, network: 200 };

/** Requests without a pass: a day from one network, and an hour for one offer. */
export const mostUnchecked = { networkPerDay: 3, offerPerHour: 20 };

/** @returns whether this visitor and network are still within their homes of the day. */
export async function countVisitedHome(
  tx: Repositories,
  { visitor, network }: Pick<CheckedSubmission, 'visitor' | 'network'>,
  { homeIds, at, isNew }: { homeIds: string[]; at: Instant; isNew: boolean },
): Promise<boolean> {
  const day = Math.floor(at / dayMs);
  const expiresAt = (day + 1) * dayMs;
  // In the order of their names: two requests of one visitor do not wait for each other in a circle.
  const asking = [
    { who: network === '' ? '' : `network:${network}`, most: mostHomesPerDay.network },
    { who: visitor === '' ? '' : `visitor:${visitor}`, most: mostHomesPerDay.visitor },
  ].filter(({ who }) => who !== '');
  const visits = asking.flatMap(({ who, most }) =>
    homeIds.map((homeId) => ({
      // Ids of homes go up with time: the names of new ones lie beside each other in their index.
      visit: { name: `home:${homeId}:${who}:${day}`, most: 1, expiresAt },
      homes: { name: `homes:${who}:${day}`, most, expiresAt },
    })),
  );
  if (isNew) {
    // Nobody can have visited it before.
    const counted = await tx.counters.takeEach(visits.flatMap(({ visit, homes }) => [visit, homes]));
    return visits.every(({ homes }) => counted.has(homes.name));
  }
  let isWithin = true;
  for (const { visit, homes } of visits) {
    const isFirst = await tx.counters.take(visit.name, visit.most, expiresAt);
    if (isFirst && !(await tx.counters.take(homes.name, homes.most, expiresAt))) isWithin = false;
  }
  return isWithin;
}

/** @returns false when no more requests without a pass are taken from this network today, or for this offer this hour. */
export async function countUnchecked(
  tx: Repositories,
  { offer, network }: CheckedSubmission,
  at: Instant,
): Promise<boolean> {
  const day = Math.floor(at / dayMs);
  const hour = Math.floor(at / hourMs);
  const fromNetwork = await tx.counters.take(
    `unchecked:network:${network}:${day}`,
    mostUnchecked.networkPerDay,
    (day + 1) * dayMs,
  );
  return (
    fromNetwork &&
    (await tx.counters.take(`unchecked:offer:${offer.id}:${hour}`, mostUnchecked.offerPerHour, (hour + 1) * hourMs))
  );
}

/** Corrections of one request's address in a day: whoever tries homes one after the other is stopped. */
export const mostCorrectionsPerDay = 5;

/** @returns false when the address of this request was corrected, or tried, too often today. */
export function countCorrection(tx: Repositories, requestId: string, at: Instant): Promise<boolean> {
  const day = Math.floor(at / dayMs);
  return tx.counters.take(`corrections:${requestId}:${day}`, mostCorrectionsPerDay, (day + 1) * dayMs);
}
