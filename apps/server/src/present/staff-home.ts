import type { ClaimView, HomeDetail, HomeLinkView, HomeSummary } from '@doorstep/contract';
import {
  claimRows,
  homesOverByMerge,
  takesAllowance,
  toIso,
  type Claim,
  type Context,
  type Home,
  type HomeLink,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { addressLine, presentRequestRow, titleOf } from './staff-request.ts';

type Stored = Pick<Context, 'store'>;

const maxAskedPerHome = 20;

/**
 * Homes by what each, with those merged into it, last asked for; a whole page at once, since it shows hundreds.
 * @returns by id.
 */
export async function presentHomes(
  { store }: Stored,
  ids: readonly string[],
  offers: Offer[],
): Promise<Map<string, HomeSummary>> {
  if (ids.length === 0) return new Map();
  const members = await store.homes.members([...new Set(ids)]);
  const standing = new Map(members.map(({ id, mergedInto }) => [id, mergedInto ?? id]));
  const memberIds = members.map(({ id }) => id);
  const asked = await store.requests.ofHomes(memberIds, maxAskedPerHome * memberIds.length);
  const askedBy = new Map<string, Set<ServiceRequest>>();
  for (const request of asked) {
    for (const homeId of request.homeIds) {
      const home = standing.get(homeId);
      if (home !== undefined) askedBy.set(home, (askedBy.get(home) ?? new Set()).add(request));
    }
  }
  const ended = await store.batches.countEnded(asked.map(({ id }) => id));
  const over = await homesOverByMerge(store, { homeIds: memberIds, offers, at: await store.now() });
  return new Map(
    [...new Set(ids)].map((id) => {
      const its = [...(askedBy.get(standing.get(id) ?? id) ?? [])];
      return [id, summaryOf(id, its, { isOverByMerge: over.has(id), undelivered: sumOf(its, ended) })];
    }),
  );
}

function sumOf(asked: readonly ServiceRequest[], ended: ReadonlyMap<string, number>): number {
  return asked.reduce((sum, { id }) => sum + (ended.get(id) ?? 0), 0);
}

async function overByMerge({ store }: Stored, homeIds: string[]): Promise<Set<string>> {
  return homesOverByMerge(store, { homeIds, offers: await store.offers.list(), at: await store.now() });
}

async function undelivered({ store }: Stored, asked: ServiceRequest[]): Promise<number> {
  return sumOf(asked, await store.batches.countEnded(asked.map((request) => request.id)));
}

function summaryOf(
  id: string,
  asked: ServiceRequest[],
  flags: Pick<HomeSummary, 'isOverByMerge' | 'undelivered'>,
): HomeSummary {
  const last = asked.at(-1);
  const units = asked.filter(takesAllowance).flatMap(({ lines }) => lines.map(({ quantity }) => quantity));
  return {
    id,
    addressLine: last === undefined ? '' : addressLine(last),
    name: last?.contact.name ?? '',
    units: units.reduce((sum, quantity) => sum + quantity, 0),
    requests: asked.length,
    ...flags,
  };
}

export async function presentClaims(stored: Stored, claims: readonly Claim[], offers: Offer[]): Promise<ClaimView[]> {
  const homes = await presentHomes(
    stored,
    claims.flatMap(({ homeIds }) => homeIds),
    offers,
  );
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return claims.map((claim) => {
    const { id, kind, text, name, email, addressLines, state, reason, actor, allowance } = claim;
    const offer = byId.get(claim.offerId);
    return {
      id,
      offer: { id: claim.offerId, title: offer === undefined ? '' : titleOf(offer.definition) },
      kind,
      text,
      name,
      email,
      addressLines,
      state,
      createdAt: toIso(claim.createdAt),
      decidedAt: toIso(claim.decidedAt),
      emptiedAt: toIso(claim.erasedAt),
      reason,
      actor,
      allowance,
      homes: claim.homeIds.flatMap((homeId) => homes.get(homeId) ?? []),
    };
  });
}

/** @param home With the totals of all homes that are merged into it. */
export async function presentHomeDetail(stored: Stored, home: Home, offers: Offer[]): Promise<HomeDetail> {
  const { store } = stored;
  const members = (await store.homes.members([home.id])).map(({ id }) => id);
  const asked = await store.requests.ofHomes(members);
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const links: HomeLinkView[] = [];
  for (const link of await store.homeLinks.ofHomes(members)) links.push(await presentLink(stored, link, members));
  const claims = await presentClaims(stored, await claimRows.ofHomes(store, members), offers);
  const over = await overByMerge(stored, members);
  return {
    ...summaryOf(home.id, asked, {
      isOverByMerge: over.has(home.id),
      undelivered: await undelivered(stored, asked),
    }),
    offers: offers
      .filter(({ scopeId }) => scopeId === home.scopeId)
      .map(({ id, definition }) => ({ id, title: titleOf(definition) })),
    ownAllowance: await store.homes.ownAllowance(home.id),
    ownAllowanceReason: home.ownAllowanceReason,
    asked: asked.map((request) => presentRequestRow(request, { offer: byId.get(request.offerId), overByMerge: over })),
    links,
    claims,
  };
}

async function presentLink(stored: Stored, link: HomeLink, members: string[]): Promise<HomeLinkView> {
  const { id, kind, homeId, otherId, reason, actor, at, undoneAt } = link;
  // Of two homes that are one by now, name the one that was merged into the other.
  const isFromHere = members.includes(homeId) && !members.includes(otherId);
  const other = isFromHere ? otherId : homeId;
  const [home] = await stored.store.homes.members([other]).then((all) => all.filter((each) => each.id === other));
  const ofOther = await stored.store.requests.ofHomes([other]);
  return {
    id,
    kind,
    other: summaryOf(home?.id ?? other, ofOther, {
      isOverByMerge: (await overByMerge(stored, [other])).has(other),
      undelivered: await undelivered(stored, ofOther),
    }),
    reason,
    actor,
    at: toIso(at),
    undoneAt: toIso(undoneAt),
  };
}
