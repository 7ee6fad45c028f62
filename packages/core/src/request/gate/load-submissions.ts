// Locks and reads everything that decisions depend on, for a whole batch at once, in the lock order of every
// transaction: Idempotency-Keys, passes, versions of offers, homes, buildings, counters, draws, items.
import type { Context } from '../../context.ts';
import { isDrawn, DoorstepError } from '@doorstep/contract';
import type { HomeShare } from '../../home/home-store.ts';
import type { Instant } from '../../instant.ts';
import type { Offer } from '../../offer/offer.ts';
import { versionName } from '../../offer/offer-store.ts';
import type { Repositories } from '../../store.ts';
import { settleAll } from '../../settle-all.ts';
import { needsHomeCount } from '../address-hold-reasons.ts';
import { usageSince } from '../allocate.ts';
import { disclosureCounters, homesPerDisclosure, senderCounters, uncheckedCounters } from '../budgets.ts';
import { identifyHome } from '../identify-home.ts';
import { submissionErrors } from '../validate-submission.ts';
import type { CheckedSubmission } from '../submission-input.ts';
import type { CounterChange } from '../submission-stores.ts';
import { CounterLedger, type Counter } from './counter-ledger.ts';
import {
  buildingName,
  idempotencyKeyName,
  shareName,
  type GateState,
  type LoadedHome,
  type LoadedSubmission,
} from './gate-state.ts';

export interface Arrival {
  context: Pick<Context, 'secrets' | 'actor' | 'store'>;
  checked: CheckedSubmission;
}

/** Rows written before the decisions; unneeded ones are removed afterwards. */
export interface WrittenInAdvance {
  keys: { offerId: string; key: string }[];
  passIds: string[];
  counters: CounterChange[];
}

export interface Loaded {
  state: GateState;
  submissions: LoadedSubmission[];
  written: WrittenInAdvance;
}

export async function loadSubmissions(tx: Repositories, sent: readonly Arrival[]): Promise<Loaded> {
  const checked = sent.map((arrival) => arrival.checked);
  const keys = firstOfEach(
    checked.map(({ offer, idempotencyKey: key }) => ({ offerId: offer.id, key })),
    idempotencyKeyName,
  );
  const passes = firstOfEach(
    checked.flatMap(({ pass }) => (pass === null ? [] : [pass])),
    ({ id }) => id,
  );
  const [at, stored, spentPasses, locked] = await settleAll([
    tx.now(),
    tx.idempotency.take(keys),
    tx.passes.spend(passes),
    lockOffers(tx, checked),
  ]);
  const known = new Map(
    keys.flatMap((key, index) => {
      const stands = stored[index] ?? null;
      return stands === null ? [] : [[idempotencyKeyName(key), stands] as const];
    }),
  );
  const isOpen = ({ offer, idempotencyKey: key, pass }: CheckedSubmission): boolean =>
    !known.has(idempotencyKeyName({ offerId: offer.id, key })) && (pass === null || !spentPasses.has(pass.id));
  const arrivals = sent.map((arrival) => againstCurrent(arrival, locked));
  const homes = await claimHomes(tx, arrivals, (each) =>
    isOpen(each) ? (locked.get(each.offer.id)?.secret ?? null) : null,
  );
  const submissions = arrivals.map((arrival, index) => toLoaded(arrival, homes[index] ?? null));
  const counters = countersOf(submissions, at);
  const [homesAtBuilding, shares, counted, draws, items] = await settleAll([
    countHomes(tx, submissions),
    readShares(tx, submissions, at),
    tx.counters.change(counters),
    enterDraws(tx, submissions),
    lockItems(tx, submissions),
  ]);
  const countedInAdvance = new Map(counters.map(({ name, change }) => [name, change]));
  const state: GateState = {
    at,
    keys: known,
    spentPasses,
    shares,
    given: new Map(),
    homesAtBuilding,
    newHomes: new Map(),
    counters: new CounterLedger((name) => (counted.get(name) ?? 0) - (countedInAdvance.get(name) ?? 0)),
    draws,
    items,
  };
  return {
    state,
    submissions,
    written: {
      keys: keys.filter((key) => !known.has(idempotencyKeyName(key))),
      passIds: passes.map(({ id }) => id).filter((id) => !spentPasses.has(id)),
      counters,
    },
  };
}

interface LockedOffer {
  offer: Offer;
  /** Null once destroyed. */
  secret: string | null;
}

/** Retries while staff save an offer again before it is locked. */
const maxRounds = 20;

async function lockOffers(tx: Repositories, checked: readonly CheckedSubmission[]): Promise<Map<string, LockedOffer>> {
  const locked = new Map<string, LockedOffer>();
  let wanted = firstOfEach(
    checked.map(({ offer }) => offer),
    ({ id }) => id,
  );
  for (let round = 0; wanted.length > 0; round += 1) {
    if (round === maxRounds) throw new DoorstepError('unavailable');
    const secrets = await tx.offers.lockVersions(wanted.map(({ id, version }) => ({ id, version })));
    const saved: Offer[] = [];
    for (const offer of wanted) {
      const secret = secrets.get(versionName(offer));
      if (secret !== undefined) locked.set(offer.id, { offer, secret });
      else saved.push((await tx.offers.find(offer.id)) ?? offer);
    }
    wanted = saved;
  }
  return locked;
}

type CurrentArrival = Arrival & Pick<LoadedSubmission, 'outdated'>;

/** Staff may have changed the offer since the submission was checked. */
function againstCurrent(arrival: Arrival, locked: ReadonlyMap<string, LockedOffer>): CurrentArrival {
  const { checked } = arrival;
  const offer = locked.get(checked.offer.id)?.offer ?? checked.offer;
  if (offer.version === checked.offer.version) return { ...arrival, outdated: [] };
  return { ...arrival, checked: { ...checked, offer }, outdated: submissionErrors(offer, checked) };
}

function firstOfEach<T>(list: readonly T[], nameOf: (one: T) => string): T[] {
  return [...new Map(list.toReversed().map((one) => [nameOf(one), one])).values()].toReversed();
}

/** @param secretOf The scope's secret for submissions that need a home; null for the others. */
async function claimHomes(
  tx: Repositories,
  arrivals: readonly Arrival[],
  secretOf: (checked: CheckedSubmission) => string | null,
): Promise<(LoadedHome | null)[]> {
  const identities = arrivals.map(({ context, checked }) => {
    const secret = secretOf(checked);
    return secret === null ? null : identifyHome(context, secret, checked);
  });
  const wanted = identities.flatMap((identity, index) => {
    const scopeId = arrivals[index]?.checked.offer.scopeId;
    return identity === null || scopeId === undefined ? [] : [{ scopeId, ...identity }];
  });
  const claimed = (await tx.homes.claim(wanted)).values();
  return identities.map((identity) => {
    const home = identity === null ? undefined : claimed.next().value;
    return identity === null || home === undefined ? null : { ...home, identity };
  });
}

function toLoaded(
  { context: { secrets, actor }, checked, outdated }: CurrentArrival,
  home: LoadedHome | null,
): LoadedSubmission {
  const id = secrets.newId();
  const secretHash = secrets.hash(secrets.receiptSecret(id));
  const request = { id, reference: secrets.newReference(), secretHash, code: secrets.newCollectionCode() };
  return { checked, actor, request, home, outdated };
}

/**
 * Counters that may be needed, each with its most likely change: a request counts against its network, a home against
 * its sender, and an existing home has most often asked.
 */
function countersOf(submissions: readonly LoadedSubmission[], at: Instant): CounterChange[] {
  const changes = new Map<string, CounterChange>();
  const want = ({ name, expiresAt }: Counter, change = 1): void => {
    changes.set(name, { name, expiresAt, change: (changes.get(name)?.change ?? 0) + change });
  };
  for (const { checked, home } of submissions) {
    if (home === null) continue;
    const { homeIds, isNew } = home;
    const { network, homes } = senderCounters(checked, { homeIds, at });
    for (const { counter } of network) want(counter);
    for (const { visit, homesOfDay } of homes) {
      want(visit);
      want(homesOfDay);
    }
    if (checked.pass === null) for (const counter of uncheckedCounters(checked, at)) want(counter);
    else if (!isNew) {
      for (const { disclosure, homesOfDay } of disclosureCounters(checked, { homeIds, at })) {
        want(disclosure);
        want(homesOfDay, homesPerDisclosure - 1);
      }
    }
  }
  return [...changes.values()];
}

async function countHomes(tx: Repositories, submissions: readonly LoadedSubmission[]): Promise<Map<string, number>> {
  const made = new Map<string, Set<string>>();
  const counted = new Map<string, { scopeId: string; buildingHash: string }>();
  for (const { checked, home } of submissions) {
    if (home === null) continue;
    const { buildingHash } = home.identity;
    const { scopeId } = checked.offer;
    const name = buildingName(scopeId, buildingHash);
    if (home.isNew) made.set(name, new Set([...(made.get(name) ?? []), ...home.homeIds]));
    if (needsHomeCount(checked.resolved)) counted.set(name, { scopeId, buildingHash });
  }
  if (counted.size === 0) return new Map();
  const counts = await tx.homes.countAtBuildings([...counted.values()]);
  return new Map([...counted.keys()].map((name, index) => [name, (counts[index] ?? 0) - (made.get(name)?.size ?? 0)]));
}

async function readShares(
  tx: Repositories,
  submissions: readonly LoadedSubmission[],
  at: Instant,
): Promise<Map<string, HomeShare>> {
  const wanted = new Map<string, { homeId: string; since: Instant }>();
  for (const { checked, home } of submissions) {
    if (home === null || home.isNew || checked.pass === null) continue;
    const since = usageSince(checked.offer, at);
    for (const homeId of home.homeIds) wanted.set(shareName(homeId, since), { homeId, since });
  }
  if (wanted.size === 0) return new Map();
  const shares = await tx.homes.shares([...wanted.values()]);
  return new Map(
    [...wanted.keys()].flatMap((name, index) => (shares[index] === undefined ? [] : [[name, shares[index]]])),
  );
}

async function enterDraws(tx: Repositories, submissions: readonly LoadedSubmission[]): Promise<GateState['draws']> {
  const ids = submissions
    .filter(({ checked, home }) => home !== null && checked.pass !== null)
    .flatMap(({ checked: { offer } }) => (isDrawn(offer.definition) ? [offer.id] : []));
  const draws = new Map<string, Awaited<ReturnType<typeof tx.draws.enter>>>();
  for (const id of [...new Set(ids)].toSorted()) draws.set(id, await tx.draws.enter(id));
  return draws;
}

async function lockItems(tx: Repositories, submissions: readonly LoadedSubmission[]): Promise<GateState['items']> {
  const ids = submissions
    .filter(({ checked, home }) => home !== null && checked.pass !== null)
    .filter(({ checked }) => !isDrawn(checked.offer.definition))
    .flatMap(({ checked }) => checked.submission.lines.map(({ item }) => item));
  if (ids.length === 0) return new Map();
  const items = await tx.stock.lock([...new Set(ids)]);
  return new Map(items.map((item) => [item.itemId, item]));
}
