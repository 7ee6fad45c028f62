import { type RequestDetail, type RequestFilterQuery, parseReference } from '@doorstep/contract';
import type { requestOperations } from '@doorstep/contract/operations';
import {
  type Context,
  DoorstepError,
  type ServiceRequest,
  acceptRequest,
  adjustRequest,
  canAdjust,
  correctAddress,
  correctDetails,
  daysUntilLapse,
  decideMany,
  decideMatching,
  declineNetwork,
  declineRequest,
  eraseRequest,
  exportPersonalData,
  failureOf,
  filtersInForce,
  holdRequest,
  homesOverByMerge,
  limitedTo,
  noteRequest,
  previewMany,
  previewMatching,
  previewNetworkDecline,
  reachesOffer,
  resendable,
  resendMail,
  recordExport,
  sendReceipt,
  serviceDaysAgo,
  toIso,
  undeliveredMail,
  warnedAfterDays,
  withdrawRequest,
} from '@doorstep/core';
import { exportRequestRows } from '../export/export-request-rows.ts';
import { composeMail } from '../mail/compose-mail.ts';
import { showMailKinds } from '../mail/show-mail-kinds.ts';
import type { Handlers } from '../operations/handlers.ts';
import { offersOfHomes } from '../operations/require-reach.ts';
import { presentListedRequest, presentRequestDetail, titleOf } from '../present/staff-request.ts';
import type { Product } from '../product/product.ts';
import { createEntryHandlers } from './entry-handlers.ts';
import { requireOffer } from './require-offer.ts';

const maxNetworks = 20;

type FloodOperations = 'GET /requests/networks' | `POST /requests/networks/decline${'' | '/preview'}`;

const floodHandlers: Pick<Handlers<typeof requestOperations>, FloodOperations> = {
  async 'GET /requests/networks'({ context: { store } }) {
    const networks = await store.requests.heldNetworks(maxNetworks);
    const offers = networks.length === 0 ? [] : await store.offers.list();
    const titles = new Map(offers.map(({ id, definition }) => [id, titleOf(definition)]));
    return {
      networks: networks.map((each) => ({
        network: each.network,
        requests: each.requests,
        firstAt: toIso(each.firstAt),
        lastAt: toIso(each.lastAt),
        offers: each.offers.map(({ offerId: id, requests }) => ({ id, title: titles.get(id) ?? '', requests })),
      })),
    };
  },
  'POST /requests/networks/decline': ({ context, body: { until, ...decision } }) =>
    declineNetwork(context, { ...decision, until: Date.parse(until) }),
  async 'POST /requests/networks/decline/preview'({ context, body: { until, ...asked } }) {
    const { mails, ...counts } = await previewNetworkDecline(context, { ...asked, until: Date.parse(until) });
    return { ...counts, kinds: await showMailKinds(context, mails) };
  },
};

const maxReasons = 5;
const maxDuplicates = 10;
const maxSamePerson = 20;

export function createRequestHandlers(product: Product, place: string): Handlers<typeof requestOperations> {
  async function exported(context: Context, query: RequestFilterQuery, format: 'csv' | 'xlsx') {
    const filter = await ofOffers(context, query);
    const offer = filter.offer === undefined ? null : await requireOffer(context, filter.offer);
    const day = toIso(await context.store.now()).slice(0, '2026-11-26'.length);
    await recordExport(context, filter);
    return {
      file: exportRequestRows({ place, filter, format }),
      name: `${['requests', ...(offer === null ? [] : [offer.slug]), day].join('-')}.${format}`,
    };
  }

  return {
    ...createEntryHandlers(product),
    ...floodHandlers,
    async 'GET /requests'({ context, query: asked, recordAs }) {
      const { store, actor } = context;
      const { cursor, limit, page, ...query } = { ...(await ofOffers(context, asked)) };
      recordAs({
        subjectId: query.offer ?? '',
        detail: { ...filtersInForce(query), ...(cursor === undefined ? { page } : {}) },
      });
      const at = await store.now();
      const isPage = cursor === undefined;
      const { rows, next, total, counts } = isPage
        ? await store.requests.page({ ...query, page }, limit)
        : { ...(await store.requests.behind({ ...query, page }, { cursor, limit })), total: null, counts: null };
      const offers = new Map((await store.offers.list()).map((offer) => [offer.id, offer]));
      const homeIds = rows.flatMap((row) => row.homeIds);
      const overByMerge = await homesOverByMerge(store, { homeIds, offers: [...offers.values()], at });
      return {
        at: toIso(at),
        rows: rows.map((row) => presentListedRequest(row, { offer: offers.get(row.offerId), overByMerge, actor })),
        next,
        total,
        page: isPage ? page : null,
        pageSize: limit,
        heldLong: isPage
          ? await store.requests.countHeldSince(
              await serviceDaysAgo(store, { days: warnedAfterDays, at }),
              limitedTo(actor),
            )
          : null,
        counts,
      };
    },
    'GET /requests/count': async ({ context, query }) => ({
      counts: await context.store.requests.counts(await ofOffers(context, query)),
    }),
    'GET /requests/export.csv': ({ context, query }) => exported(context, query, 'csv'),
    'GET /requests/export.xlsx': ({ context, query }) => exported(context, query, 'xlsx'),
    'POST /requests/decide': ({ context, body }) => decideMany(context, body),
    'POST /requests/decide/preview': async ({ context, body }) => ({
      kinds: await showMailKinds(context, await previewMany(context, body)),
    }),
    'POST /requests/decide-matching': async ({ context, body }) =>
      decideMatching(context, await ofOffers(context, body)),
    async 'POST /requests/decide-matching/preview'({ context, body }) {
      const { mails, ...counts } = await previewMatching(context, await ofOffers(context, body));
      return { ...counts, kinds: await showMailKinds(context, mails) };
    },
    'GET /requests/:request': async ({ context, params, recordAs }) => {
      const found = await requireRequest(context, params.request);
      recordAs({ subjectId: found.id });
      return requestDetail(context, found);
    },
    async 'GET /requests/:request/revision'({ context, params }) {
      const { revision } = await requireRequest(context, params.request);
      return { revision };
    },
    async 'GET /requests/:request/personal-data.json'({ context, params }) {
      const { id } = await requireRequest(context, params.request);
      const data = await exportPersonalData(context, { id });
      return { file: `${JSON.stringify(data, null, 2)}\n`, name: 'personal-data.json' };
    },
    async 'POST /requests/:request/erase'({ context, params }) {
      const { id } = await requireRequest(context, params.request);
      const { erasedAt } = await eraseRequest(context, { id });
      if (erasedAt === null) throw new Error('A request was erased, and does not say when');
      return { erasedAt: toIso(erasedAt) };
    },
    'POST /requests/:request/accept': changing(acceptRequest),
    'POST /requests/:request/decline': changing(declineRequest),
    'POST /requests/:request/hold': changing(holdRequest),
    'POST /requests/:request/withdraw': changing(withdrawRequest),
    async 'POST /requests/:request/receipt'({ context, params }) {
      const { id } = await requireRequest(context, params.request);
      await sendReceipt(context, { id });
      return requestDetail(context, await requireRequest(context, id));
    },
    async 'POST /requests/:request/emails/send-again'({ context, params, body: { email } }) {
      const { id } = await requireRequest(context, params.request);
      await resendMail(context, { id, email });
      return requestDetail(context, await requireRequest(context, id));
    },
    'POST /requests/:request/address': changing((context, correction: Parameters<typeof correctAddress>[1]) =>
      correctAddress(context, { ...correction, visitor: '', network: '' }),
    ),
    'POST /requests/:request/lines': changing(adjustRequest),
    'POST /requests/:request/details': changing(correctDetails),
    async 'POST /requests/:request/notes'({ context, params, body: { note } }) {
      const { id } = await requireRequest(context, params.request);
      await noteRequest(context, { id, note });
      return requestDetail(context, await requireRequest(context, id));
    },
    async 'GET /offers/:offer/decline-reasons'({ context, params }) {
      const { id } = await requireOffer(context, params.offer);
      return { reasons: await context.store.requests.declineReasons(id, maxReasons) };
    },
  };
}

function changing<Input extends { id: string }>(verb: (context: Context, input: Input) => Promise<ServiceRequest>) {
  type Given = { context: Context; params: { request: string }; body: Omit<Input, 'id' | 'visitor' | 'network'> };
  return async ({ context, params, body }: Given) => {
    const { id } = await requireRequest(context, params.request);
    return requestDetail(context, await verb(context, { ...body, id } as Input));
  };
}

async function ofOffers<Query extends { offer?: string | undefined }>(
  context: Context,
  query: Query,
): Promise<Query & { offers?: readonly string[] }> {
  if (query.offer !== undefined) return { ...query, offer: (await requireOffer(context, query.offer)).id };
  const offers = limitedTo(context.actor);
  return offers === null ? query : { ...query, offers };
}

export async function requestDetail(context: Context, request: ServiceRequest): Promise<RequestDetail> {
  const { store, actor } = context;
  const isReached = (other: ServiceRequest) => reachesOffer(actor, other.offerId);
  const offer = await requireOffer({ store }, request.offerId);
  const homes = await store.homes.members(request.homeIds);
  const standing = [
    ...new Set(
      homes.filter(({ id: homeId }) => request.homeIds.includes(homeId)).map((home) => home.mergedInto ?? home.id),
    ),
  ];
  const offers = await store.offers.list();
  const isQueued = request.state === 'waitlisted' && request.queueNumber !== null;
  const mails = await store.outbox.ofSubject(request.id);
  const failedId = resendable(request, mails)?.id;
  return presentRequestDetail(request, {
    emails: mails.toReversed().map(({ id, order, createdAt, status, sentAt, error }) => {
      const { subject, text } = composeMail(order, 'hidden');
      return {
        id,
        subject,
        text,
        createdAt,
        status,
        sentAt,
        failure: failureOf({ error }),
        canResend: id === failedId,
      };
    }),
    offer,
    actor,
    at: await store.now(),
    place: isQueued ? await store.requests.placeInQueue(offer.id, request.queueNumber ?? 0) : null,
    history: await store.audit.of('request', request.id),
    homeIds: standing,
    shipments: await store.batches.ofRequest(request.id),
    lapsesInDays: await daysUntilLapse(store, request, await store.now()),
    canAdjust: await canAdjust(store, request),
    undelivered: undeliveredMail(mails, request.contact.email),
    sameHome: (await store.requests.ofHomes(homes.map((home) => home.id))).filter(isReached),
    possibleDuplicates: offersOfHomes(context, offers).some(({ id }) => id === offer.id)
      ? await store.homes.possibleDuplicates([offer.scopeId], maxDuplicates, standing)
      : [],
    samePerson: (await store.requests.ofPerson(request, maxSamePerson)).filter(isReached),
    titles: new Map(offers.map(({ id: offerId, definition: of }) => [offerId, titleOf(of)])),
    overByMerge: await homesOverByMerge(store, {
      homeIds: request.homeIds,
      offers,
      at: await store.now(),
    }),
  });
}

export async function requireRequest({ store }: Context, name: string): Promise<ServiceRequest> {
  const request = (await store.requests.find(name)) ?? (await store.requests.findByReference(parseReference(name)));
  if (request === null) throw new DoorstepError('request_not_found');
  return request;
}
