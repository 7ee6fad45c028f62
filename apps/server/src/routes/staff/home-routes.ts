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
import { presentClaim, presentHome, presentHomeDetail } from '../../present/staff-home.ts';
import { recordReading } from './record-reading.ts';
import type { StaffContext } from './staff-context.ts';

interface ById {
  Params: { id: string };
}

const maxClaims = 100;
const maxDecided = 30;
const maxPairs = 50;
const maxFound = 20;

/** Homes: claims to decide, possible duplicates, and what one home asked for. */
export function addStaffHomeRoutes(app: FastifyInstance, { contextOf }: { contextOf: StaffContext }): void {
  app.get('/api/staff/homes', { config: { query: homesQuerySchema } }, async (request): Promise<HomesOverview> => {
    const context = await contextOf(request);
    const { store } = context;
    requireAction(context.actor, 'homes.read');
    const { offer: wanted, search } = parseBody(homesQuerySchema, request.query);
    await recordReading(context, {
      action: 'homes.listed',
      subjectKind: 'offer',
      subjectId: wanted ?? '',
      detail: { hasSearch: search !== '' },
    });
    const offers = (await store.offers.list()).filter(({ id }) => wanted === undefined || id === wanted);
    const offerIds = offers.map(({ id }) => id);
    const open = await store.claims.list({ offerIds, isOpen: true, max: maxClaims });
    const decided = await store.claims.list({ offerIds, isOpen: false, max: maxDecided });
    const pairs = await possibleDuplicates(context, [...new Set(offers.map(({ scopeId }) => scopeId))]);
    const duplicates: HomePair[] = [];
    for (const { homeIds, reason } of pairs.slice(0, maxPairs)) {
      const [one, other] = homeIds;
      duplicates.push({ homes: [await presentHome(context, one), await presentHome(context, other)], reason });
    }
    return {
      claims: await presentAll(context, open, offers),
      decided: await presentAll(context, decided, offers),
      duplicates,
      found: search === '' ? null : await find(context, { search, offer: wanted }),
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
  { search, offer }: { search: string; offer: string | undefined },
): Promise<HomeSummary[]> {
  const query = { search, sort: 'newest', page: 1, ...(offer === undefined ? {} : { offer }) } as const;
  const rows = await store.requests.list(query, 2 * maxFound);
  const standing = new Set<string>();
  for (const { homeIds } of rows) {
    for (const { id, mergedInto } of await store.homes.members(homeIds)) {
      if (homeIds.includes(id)) standing.add(mergedInto ?? id);
    }
  }
  return Promise.all([...standing].slice(0, maxFound).map((id) => presentHome({ store }, id)));
}

async function presentAll(context: Context, claims: Claim[], offers: Offer[]): Promise<ClaimView[]> {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return Promise.all(claims.map((claim) => presentClaim(context, claim, byId.get(claim.offerId))));
}

async function presentDecided(context: Context, claim: Claim): Promise<ClaimView> {
  return presentClaim(context, claim, (await context.store.offers.find(claim.offerId)) ?? undefined);
}
