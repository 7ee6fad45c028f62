// Reconciliation: recounts stock from its movements, and taken units and allowances from requests, and compares them.
import type { RequestState } from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { type Offer, type OfferDefinition, limitsOf } from '../offer/offer.ts';
import { placesOffered } from '../offer/places.ts';
import { windowStart } from '../offer/window-start.ts';
import { fitsAllowance } from '../request/allocate.ts';
import { requireAction } from '../staff/permissions.ts';
import type { ItemStock } from '../stock/stock-store.ts';
import { unitsOver } from './over-by-merge.ts';

export interface ItemTotals extends ItemStock {
  offerId: string;
  moved: number;
  requested: number;
}

export interface HomeTotals {
  homeId: string;
  buildingHash: string;
  ownAllowance: number | null;
  hasMerged: boolean;
  usage: { itemId: string; quantity: number }[];
}

/** A home key that does not lead to one home of its own scope. */
export interface HomeKeyDiscrepancy {
  scopeId: string;
  hash: string;
  homeIds: string[];
}

/** A request that a bug in the queue or in a draw left behind. */
export interface QueueDiscrepancy {
  /**
   * - `drawn_unit_not_counted`: drawn, but its unit was never counted, or was taken twice.
   * - `queue_not_served`: waits without a hold reason although all its units are in stock.
   * - `packed_without_batch`: packed or on its way, but in no batch.
   * - `in_batch_unpacked`: in a batch, but neither packed nor on its way nor closed.
   * - `queue_place_overtaken`: waits behind later arrivals, or a request behind it got the units it asks for.
   */
  kind:
    | 'drawn_unit_not_counted'
    | 'queue_not_served'
    | 'queue_place_overtaken'
    | 'packed_without_batch'
    | 'in_batch_unpacked';
  offerId: string;
  reference: string;
}

export interface Miscount {
  offerId: string;
  state: RequestState;
  counted: number;
  requests: number;
}

/** The number of a chart's counts that differ from the requests of its offer. */
export interface InsightMiscount {
  offerId: string;
  measure: string;
  counts: number;
}

/** The totals to reconcile, each read in one statement and so consistent even on a store in use. */
export interface ReconciliationStore {
  items(): Promise<ItemTotals[]>;
  homes(
    scopeId: string,
    question: { since: Instant; after: Pick<HomeTotals, 'buildingHash' | 'homeId'> | null; max: number },
  ): Promise<HomeTotals[]>;
  answeredVersions(offerId: string, homeId: string): Promise<number[]>;
  homeKeyDiscrepancies(max: number): Promise<HomeKeyDiscrepancy[]>;
  /** At most `max` of each kind. Requests for places in `shutPlaces` are not expected to be served. */
  queueDiscrepancies(question: {
    max: number;
    shutPlaces: { offerId: string; place: string }[];
  }): Promise<QueueDiscrepancy[]>;
  miscounts(): Promise<Miscount[]>;
  /** The same for the counts behind charts. */
  insightMiscounts(): Promise<InsightMiscount[]>;
}

declare module '../store.ts' {
  interface Repositories {
    reconciliation: ReconciliationStore;
  }
}

export type Discrepancy =
  | QueueDiscrepancy
  | { kind: 'stock_is_not_moved'; offerId: string; itemId: string; stock: number; moved: number }
  | { kind: 'taken_is_not_requested'; offerId: string; itemId: string; taken: number; requested: number }
  | { kind: 'taken_beyond_stock'; offerId: string; itemId: string; taken: number; stock: number }
  | { kind: 'home_over_allowance'; offerId: string; homeId: string; units: number }
  /** Not an error: each merged home got no more than its share. */
  | { kind: 'home_over_by_merge'; offerId: string; homeId: string; units: number }
  /** Not an error: given before staff lowered the limit. */
  | { kind: 'home_over_lowered_limit'; offerId: string; homeId: string; units: number }
  | ({ kind: 'requests_miscounted' } & Miscount)
  | ({ kind: 'insights_miscounted' } & InsightMiscount)
  | { kind: 'key_of_several_homes'; scopeId: string; hash: string; homeIds: string[] };

/** False for results of later decisions by staff. */
export function isOff({ kind }: Discrepancy): boolean {
  return kind !== 'home_over_by_merge' && kind !== 'home_over_lowered_limit';
}

export type DiscrepancyStep = { kind: 'items' | 'queue' | 'counts' | 'keys' } | { kind: 'homes'; slug: string };

const homesAtOnce = 500;
const maxHomeKeyDiscrepancies = 1000;
const maxQueueDiscrepancies = 1000;

/**
 * Yields each discrepancy as it is found. Read-only; may run on a store in use.
 * @param onStep Called before each step, since steps take a while on a large store.
 * @throws DoorstepError `not_allowed`.
 */
export async function* findDiscrepancies(
  { store, actor }: Pick<Context, 'store' | 'actor'>,
  onStep: (step: DiscrepancyStep) => void = () => undefined,
): AsyncIterable<Discrepancy> {
  requireAction(actor, 'offers.read');
  onStep({ kind: 'items' });
  for (const { offerId, itemId, stock, taken, moved, requested } of await store.reconciliation.items()) {
    const item = { offerId, itemId };
    if (stock !== null && stock !== moved) yield { kind: 'stock_is_not_moved', ...item, stock, moved };
    if (taken !== requested) yield { kind: 'taken_is_not_requested', ...item, taken, requested };
    if (stock !== null && taken > stock) yield { kind: 'taken_beyond_stock', ...item, taken, stock };
  }
  onStep({ kind: 'queue' });
  const at = await store.now();
  const offers = await store.offers.list();
  const shutPlaces = offers.flatMap(({ id: offerId, definition }) => {
    const offered = new Set(placesOffered(definition, at).map(({ id }) => id));
    const all = definition.collection?.places ?? [];
    return all.filter(({ id }) => !offered.has(id)).map(({ id: place }) => ({ offerId, place }));
  });
  yield* await store.reconciliation.queueDiscrepancies({ max: maxQueueDiscrepancies, shutPlaces });
  onStep({ kind: 'counts' });
  for (const miscount of await store.reconciliation.miscounts()) yield { kind: 'requests_miscounted', ...miscount };
  for (const miscount of await store.reconciliation.insightMiscounts())
    yield { kind: 'insights_miscounted', ...miscount };
  for (const offer of offers) {
    onStep({ kind: 'homes', slug: offer.slug });
    yield* homesOver({ store }, offer, at);
  }
  onStep({ kind: 'keys' });
  for (const discrepancy of await store.reconciliation.homeKeyDiscrepancies(maxHomeKeyDiscrepancies))
    yield { kind: 'key_of_several_homes', ...discrepancy };
}

async function* homesOver({ store }: Pick<Context, 'store'>, offer: Offer, at: Instant): AsyncIterable<Discrepancy> {
  const definition = { ...offer.definition, limits: limitsOf(offer) };
  const { limits, timeZone } = definition;
  const since = windowStart(at, limits.windowDays, timeZone);
  let after: HomeTotals | null = null;
  for (;;) {
    const homes: HomeTotals[] = await store.reconciliation.homes(offer.scopeId, { since, after, max: homesAtOnce });
    for (const home of homes) {
      after = home;
      const merged = home.hasMerged ? await unitsOver(store, offer, { homeId: home.homeId, at }) : null;
      if (merged !== null) yield { kind: 'home_over_by_merge', offerId: offer.id, homeId: home.homeId, units: merged };
      if (isWithin(definition, home)) continue;
      const kind = (await wasWithin({ store }, offer, { home, at }))
        ? 'home_over_lowered_limit'
        : 'home_over_allowance';
      const units = home.usage.reduce((sum, { quantity }) => sum + quantity, 0);
      yield { kind, offerId: offer.id, homeId: home.homeId, units };
    }
    if (homes.length < homesAtOnce) return;
  }
}

/** Whether a home's usage is within its allowance, that is, an empty order still fits. */
function isWithin(definition: OfferDefinition, { usage, ownAllowance }: Pick<HomeTotals, 'usage' | 'ownAllowance'>) {
  const lines = definition.items.map(({ id }) => ({ itemId: id, quantity: 0 }));
  return fitsAllowance(definition, { usage, ownAllowance, lines });
}

/** Whether usage was within the allowance of an earlier version, which staff may have lowered since. */
async function wasWithin(
  { store }: Pick<Context, 'store'>,
  offer: Offer,
  { home, at }: { home: HomeTotals; at: Instant },
): Promise<boolean> {
  for (const version of await store.reconciliation.answeredVersions(offer.id, home.homeId)) {
    const definition = version === offer.version ? offer.definition : await store.offers.findVersion(offer.id, version);
    if (definition === null) continue;
    for (const limits of pastLimits(offer, definition)) {
      const since = windowStart(at, limits.windowDays, definition.timeZone);
      const usage = await store.homes.usage(home.homeId, since);
      if (isWithin({ ...definition, limits }, { usage, ownAllowance: home.ownAllowance })) return true;
    }
  }
  return false;
}

/** All limits that may have applied to requests for a version of an offer. */
function pastLimits({ group }: Offer, definition: OfferDefinition): OfferDefinition['limits'][] {
  return group === null ? [definition.limits] : [group.limits, ...group.pastLimits];
}
