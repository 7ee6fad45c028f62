import type { ClaimView, HomeDetail, HomeLinkView, HomeSummary } from '@doorstep/contract';
import {
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

/** A home by what it and those that are one with it asked for last. */
export async function presentHome({ store }: Stored, id: string): Promise<HomeSummary> {
  const asked = await askedBy({ store }, id);
  return summaryOf(id, asked, {
    isOverByMerge: (await overByMerge({ store }, [id])).has(id),
    undelivered: await undelivered({ store }, asked),
  });
}

async function overByMerge({ store }: Stored, homeIds: string[]): Promise<Set<string>> {
  return homesOverByMerge(store, { homeIds, offers: await store.offers.list(), at: await store.now() });
}

async function askedBy({ store }: Stored, id: string): Promise<ServiceRequest[]> {
  const members = await store.homes.members([id]);
  return store.requests.ofHomes(members.map((member) => member.id));
}

function undelivered({ store }: Stored, asked: ServiceRequest[]): Promise<number> {
  return store.batches.countEnded(asked.map((request) => request.id));
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

export async function presentClaim(stored: Stored, claim: Claim, offer: Offer | undefined): Promise<ClaimView> {
  const homes: HomeSummary[] = [];
  for (const id of claim.homeIds) homes.push(await presentHome(stored, id));
  const { id, kind, text, name, email, addressLines, state, reason, actor, allowance } = claim;
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
    emptiedAt: toIso(claim.emptiedAt),
    reason,
    actor,
    allowance,
    homes,
  };
}

/** @param home As it stands for itself and all that are merged into it. */
export async function presentHomeDetail(stored: Stored, home: Home, offers: Offer[]): Promise<HomeDetail> {
  const { store } = stored;
  const members = (await store.homes.members([home.id])).map(({ id }) => id);
  const asked = await store.requests.ofHomes(members);
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const links: HomeLinkView[] = [];
  for (const link of await store.homeLinks.ofHomes(members)) links.push(await presentLink(stored, link, members));
  const claims: ClaimView[] = [];
  for (const claim of await store.claims.ofHomes(members))
    claims.push(await presentClaim(stored, claim, byId.get(claim.offerId)));
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
  // Of two that are one by now, the one that came under the other is the one to name.
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
