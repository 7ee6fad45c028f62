import {
  homeLinkSchema,
  homesQuerySchema,
  refuseClaimSchema,
  upholdClaimSchema,
  type ClaimView,
  type DecisionPreview,
  type HomeDetail,
  type HomePair,
  type HomesOverview,
  type HomeSummary,
} from '@doorstep/contract';
import {
  claimRows,
  DoorstepError,
  keepHomesApart,
  mergeHomes,
  possibleDuplicates,
  previewClaim,
  recordAudit,
  refuseClaim,
  requireAction,
  undoHomeLink,
  upholdClaim,
  type Claim,
  type Context,
  type Offer,
} from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../../http/parse-body.ts';
import { previewMail } from '../../mail/preview-mail.ts';
import { presentClaims, presentHomes, presentHomeDetail } from '../../present/staff-home.ts';
import { recordReading } from './record-reading.ts';
import { requireOffer } from './require-offer.ts';
import type { StaffContext } from './staff-context.ts';

interface ById {
  Params: { id: string };
}

const maxClaims = 100;
const maxDecided = 30;
const maxFound = 20;

/** Homes: claims to decide, possible duplicates, and what one home asked for. */
export function addStaffHomeRoutes(app: FastifyInstance, { contextOf }: { contextOf: StaffContext }): void {
  app.get('/api/staff/homes', { config: { query: homesQuerySchema } }, async (request): Promise<HomesOverview> => {
    const context = await contextOf(request);
    const { store } = context;
    requireAction(context.actor, 'homes.read');
    const { offer: wanted, search } = parseBody(homesQuerySchema, request.query);
    if (wanted !== undefined) await requireOffer(context, wanted);
    await recordReading(context, {
      action: 'homes.listed',
      subjectKind: 'offer',
      subjectId: wanted ?? '',
      detail: { hasSearch: search !== '' },
    });
    const offers = (await store.offers.list()).filter(({ id }) => wanted === undefined || id === wanted);
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
      found: search === '' ? null : await find(context, { search, offer: wanted, offers }),
    };
  });

  app.get<ById>('/api/staff/homes/:id', async (request): Promise<HomeDetail> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'homes.read');
    return detail(context, request.params.id);
  });

  for (const [path, link] of Object.entries({ merge: mergeHomes, 'keep-apart': keepHomesApart })) {
    app.post(`/api/staff/homes/${path}`, async (request): Promise<HomeDetail> => {
      const context = await contextOf(request);
      requireAction(context.actor, 'homes.decide');
      const made = await link(context, parseBody(homeLinkSchema, request.body));
      return detail(context, made.otherId);
    });
  }

  app.post<ById>('/api/staff/home-links/:id/undo', async (request): Promise<HomeDetail> => {
    const context = await contextOf(request);
    const undone = await undoHomeLink(context, { id: request.params.id });
    return detail(context, undone.otherId);
  });

  app.post<ById>('/api/staff/claims/:id/uphold', async (request): Promise<ClaimView> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'homes.decide');
    const body = parseBody(upholdClaimSchema, request.body);
    return presentDecided(context, await upholdClaim(context, { id: request.params.id, ...body }));
  });

  app.post<ById>('/api/staff/claims/:id/refuse', async (request): Promise<ClaimView> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'homes.decide');
    const body = parseBody(refuseClaimSchema, request.body);
    return presentDecided(context, await refuseClaim(context, { id: request.params.id, ...body }));
  });

  for (const [verb, state] of Object.entries({ uphold: 'upheld', refuse: 'refused' } as const)) {
    app.post<ById>(`/api/staff/claims/:id/${verb}/preview`, async (request): Promise<DecisionPreview> => {
      const context = await contextOf(request);
      requireAction(context.actor, 'homes.decide');
      const { reason } = parseBody(refuseClaimSchema, request.body);
      return { mail: previewMail(await previewClaim(context, { id: request.params.id, state, reason })) };
    });
  }
}

/** A home, or the one that stands for it. */
async function detail(context: Context, id: string): Promise<HomeDetail> {
  const { store } = context;
  const known = await store.homes.find(id);
  const home = known?.mergedInto == null ? known : await store.homes.find(known.mergedInto);
  if (home === null) throw new DoorstepError('home_not_found');
  await store.transaction(async (tx) =>
    recordAudit(context, tx, {
      at: await tx.now(),
      action: 'home.viewed',
      subjectKind: 'home',
      subjectId: home.id,
    }),
  );
  return presentHomeDetail(context, home, await store.offers.list());
}

async function find(
  { store }: Context,
  { search, offer, offers }: { search: string; offer: string | undefined; offers: Offer[] },
): Promise<HomeSummary[]> {
  const query = { search, sort: 'newest', page: 1, ...(offer === undefined ? {} : { offer }) } as const;
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
