import type { ClaimView, HomeDetail, HomePair, HomeSummary } from '@doorstep/contract';
import type { homeOperations } from '@doorstep/contract/operations';
import {
  claimRows,
  DoorstepError,
  keepHomesApart,
  limitedTo,
  mergeHomes,
  possibleDuplicates,
  refuseClaim,
  undoHomeLink,
  upholdClaim,
  type Claim,
  type Context,
  type Offer,
} from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { presentClaims, presentHomeDetail, presentHomes } from '../present/staff-home.ts';
import { offersOfHomes } from '../operations/require-reach.ts';
import { requireOffer } from './require-offer.ts';

const maxClaims = 100;
const maxDecided = 30;
const maxFound = 20;

export const homeHandlers: Handlers<typeof homeOperations> = {
  async 'GET /homes'({ context, query: { offer: wanted, search }, recordAs }) {
    const { store } = context;
    const offers = await readOffers(context, wanted);
    // Never the search text.
    recordAs({ subjectId: wanted === undefined ? '' : (offers[0]?.id ?? ''), detail: { hasSearch: search !== '' } });
    if (search !== '')
      return { claims: [], decided: [], duplicates: [], found: await find(context, { search, wanted, offers }) };
    const offerIds = offers.map(({ id }) => id);
    const open = await claimRows.list(store, { offerIds, isOpen: true, max: maxClaims });
    const decided = await claimRows.list(store, { offerIds, isOpen: false, max: maxDecided });
    const pairs = await possibleDuplicates(context, [...new Set(offers.map(({ scopeId }) => scopeId))]);
    const claims = await presentClaims(context, [...open, ...decided], offers);
    const ofPairs = pairs.flatMap(({ homeIds }) => homeIds);
    const homes = await presentHomes(context, ofPairs, offers);
    return {
      claims: claims.slice(0, open.length),
      decided: claims.slice(open.length),
      duplicates: pairs.flatMap(({ homeIds: [oneId, otherId], reason }): HomePair[] => {
        const [one, other] = [homes.get(oneId), homes.get(otherId)];
        return one === undefined || other === undefined ? [] : [{ homes: [one, other], reason }];
      }),
      found: null,
    };
  },
  async 'GET /claims'({ context, query: { offer: wanted, state, ...part }, recordAs }) {
    const offers = await readOffers(context, wanted);
    recordAs({ subjectId: wanted === undefined ? '' : (offers[0]?.id ?? '') });
    const offerIds = offers.map(({ id }) => id);
    const { rows, next } = await claimRows.part(context.store, { offerIds, state }, part);
    return { rows: await presentClaims(context, rows, offers), next };
  },
  'GET /homes/:home': ({ context, params, recordAs }) => detail(context, params.home, recordAs),
  'POST /homes/merge': async ({ context, body, recordAs }) =>
    detail(context, (await mergeHomes(context, body)).otherId, recordAs),
  'POST /homes/keep-apart': async ({ context, body, recordAs }) =>
    detail(context, (await keepHomesApart(context, body)).otherId, recordAs),
  'POST /home-links/:link/undo': async ({ context, params, recordAs }) =>
    detail(context, (await undoHomeLink(context, { id: params.link })).otherId, recordAs),
  'POST /claims/:claim/uphold': async ({ context, params, body }) =>
    presentDecided(context, await upholdClaim(context, { ...body, id: params.claim })),
  'POST /claims/:claim/refuse': async ({ context, params, body }) =>
    presentDecided(context, await refuseClaim(context, { ...body, id: params.claim })),
};

async function readOffers(context: Context, wanted: string | undefined): Promise<Offer[]> {
  const offer = wanted === undefined ? null : await requireOffer(context, wanted);
  const offers = offersOfHomes(context, await context.store.offers.list());
  return offer === null ? offers : offers.filter(({ id }) => id === offer.id);
}

async function detail(
  context: Context,
  id: string,
  recordAs: (entry: { subjectId: string }) => void,
): Promise<HomeDetail> {
  const { store } = context;
  const known = await store.homes.find(id);
  const home = known?.mergedInto == null ? known : await store.homes.find(known.mergedInto);
  if (home === null) throw new DoorstepError('home_not_found');
  recordAs({ subjectId: home.id });
  return presentHomeDetail(context, home, await store.offers.list());
}

async function find(
  { store, actor }: Context,
  { search, wanted, offers }: { search: string; wanted: string | undefined; offers: Offer[] },
): Promise<HomeSummary[]> {
  if (offers.length === 0) return [];
  const isOfAll = wanted === undefined && limitedTo(actor) === null;
  const query = {
    search,
    sort: 'newest',
    page: 1,
    ...(isOfAll ? {} : { offers: offers.map(({ id }) => id) }),
  } as const;
  const rows = await store.requests.list(query, 2 * maxFound);
  const homeIds = rows.flatMap((row) => row.homeIds);
  const members = await store.homes.members(homeIds);
  const standingFor = new Map(members.map(({ id, mergedInto }) => [id, mergedInto ?? id]));
  const standing = [...new Set(homeIds.map((id) => standingFor.get(id) ?? id))].slice(0, maxFound);
  return [...(await presentHomes({ store }, standing, offers)).values()];
}

async function presentDecided(context: Context, claim: Claim): Promise<ClaimView> {
  const [view] = await presentClaims(context, [claim], await context.store.offers.list());
  if (view === undefined) throw new DoorstepError('claim_not_found');
  return view;
}
