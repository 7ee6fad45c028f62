import { dayMs, type HeldAge, type Today, isDrawn } from '@doorstep/contract';
import type { insightOperations, todayOperations } from '@doorstep/contract/operations';
import {
  type CountOfDay,
  type Instant,
  type ItemStock,
  type Offer,
  claimRows,
  limitedTo,
  localText,
  mayDo,
  offerPhase,
  offeredOf,
  reachesOffer,
  readInsights,
  serviceDaysAgo,
  toIso,
  warnedAfterDays,
} from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { chartCsv } from '../present/chart-csv.ts';
import { titleOf } from '../present/staff-request.ts';

export const insightHandlers: Handlers<typeof insightOperations> = {
  'GET /insights': ({ context, query }) => readInsights(context, query),
  async 'GET /insights/chart.csv'({ context, query: { chart, ...query } }) {
    return { file: chartCsv(await readInsights(context, query), chart), name: `${chart}.csv` };
  },
};

const daysShown = 28;
/** An item is low when at most this share of its stock is left. */
const lowPart = 0.1;

export const todayHandlers: Handlers<typeof todayOperations> = {
  async 'GET /today'({ context: { store, actor } }) {
    const at = await store.now();
    const today = Math.floor(at / dayMs);
    const offerIds = limitedTo(actor);
    const offers = (await store.offers.list()).filter(({ id }) => reachesOffer(actor, id));
    const counts = await store.requests.countsOfDays({ offerIds, since: today - daysShown + 1 });
    const seesRequests = mayDo(actor, 'requests.read');
    const heldSince = await serviceDaysAgo(store, { days: warnedAfterDays, at });
    return {
      at: toIso(at),
      held: seesRequests
        ? { ...heldOf(counts, today), lapsing: await store.requests.countHeldSince(heldSince, offerIds) }
        : null,
      claims: mayDo(actor, 'homes.read') ? await openClaims(store, offerIds) : null,
      batches: mayDo(actor, 'batches.read')
        ? {
            waiting: sumOf(counts, ({ state }) => state === 'accepted') - (await toCollect(store, offers)),
            open: await store.batches.countOpen({ offerIds }),
          }
        : null,
      lowStock: lowStock(offers, await store.stock.ofAllOffers(), at),
      days: Array.from({ length: daysShown }, (_, index) => {
        const day = today - daysShown + 1 + index;
        return { day: toIso(day * dayMs).slice(0, 10), requests: sumOf(counts, (count) => count.day === day) };
      }),
    };
  },
};

type Store = Parameters<(typeof todayHandlers)['GET /today']>[0]['context']['store'];

/** The first day and the day after the last, relative to today. */
const ages: { age: HeldAge; first: number; end: number }[] = [
  { age: 'today', first: 0, end: -1 },
  { age: 'days', first: 2, end: 0 },
  { age: 'week', first: 6, end: 2 },
  { age: 'longer', first: Infinity, end: 6 },
];

function heldOf(counts: readonly CountOfDay[], today: number) {
  const held = counts.filter(({ state, requests }) => state === 'held' && requests > 0);
  const oldest = Math.min(today, ...held.map(({ day }) => day));
  return {
    requests: sumOf(held),
    ages: ages.map(({ age, first, end }) => ({
      age,
      requests: sumOf(held, ({ day }) => day >= today - first && day < today - end),
      from: first === Infinity ? null : toIso((today - first) * dayMs),
      until: end < 0 ? null : toIso((today - end) * dayMs),
    })),
    oldestDays: today - oldest,
  };
}

function sumOf(counts: readonly CountOfDay[], fits: (count: CountOfDay) => boolean = () => true): number {
  return counts.filter(fits).reduce((sum, { requests }) => sum + requests, 0);
}

async function openClaims(store: Store, offerIds: readonly string[] | null): Promise<Today['claims']> {
  const kinds = await claimRows.countOpen(store, offerIds);
  const oldest = Math.min(...kinds.map(({ oldestAt }) => oldestAt));
  return {
    open: kinds.reduce((sum, { claims }) => sum + claims, 0),
    oldestAt: kinds.length === 0 ? null : toIso(oldest),
    kinds: kinds.map(({ kind, claims }) => ({ kind, claims })),
  };
}

async function toCollect(store: Store, offers: readonly Offer[]): Promise<number> {
  const reached = new Set(offers.map(({ id }) => id));
  const counted = await store.requests.countToCollect();
  return counted.filter(({ offerId }) => reached.has(offerId)).reduce((sum, { requests }) => sum + requests, 0);
}

function lowStock(offers: readonly Offer[], stocks: Map<string, ItemStock[]>, at: Instant): Today['lowStock'] {
  const low = offers
    // Items of a draw are all left until it is held, and gone afterwards.
    .filter((offer) => offerPhase(offer, at) === 'open' && !isDrawn(offer.definition))
    .flatMap((offer) =>
      offeredOf(offer.definition).items.flatMap((item) => {
        const { mainLanguage } = offer.definition;
        const { stock = null, taken = 0 } = stocks.get(offer.id)?.find(({ itemId }) => itemId === item.id) ?? {};
        if (stock === null || stock - taken > (item.lowStockAt ?? stock * lowPart)) return [];
        return [
          {
            offer: { id: offer.id, name: titleOf(offer.definition) },
            item: { id: item.id, name: localText(item.name, mainLanguage, mainLanguage).text },
            left: stock - taken,
            stock,
          },
        ];
      }),
    );
  return low.toSorted((a, b) => a.left - b.left);
}
