import {
  adjustmentSchema,
  correctionSchema,
  decideManySchema,
  decisionSchema,
  declineSchema,
  manyPreviewSchema,
  noteSchema,
  requestQuerySchema,
  type DecidedMany,
  type DecisionPreview,
  type DeclineReasons,
  type ManyPreview,
  type RequestDetail,
  type RequestPage,
  type RequestRevision,
} from '@doorstep/contract';
import {
  acceptRequest,
  adjustRequest,
  correctAddress,
  decideMany,
  declineRequest,
  holdRequest,
  DoorstepError,
  recordExport,
  filtersInForce,
  homesOverByMerge,
  noteRequest,
  previewAdjustment,
  previewCorrection,
  previewDecision,
  previewMany,
  recordAudit,
  requireAction,
  serviceDaysAgo,
  warnedAfterDays,
  withdrawRequest,
  type Context,
  type ServiceRequest,
} from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../../http/parse-body.ts';
import { previewMail } from '../../mail/preview-mail.ts';
import { exportRequestsCsv } from '../../export/export-requests-csv.ts';
import { presentRequestDetail, presentRequestRow, titleOf, transitionsFor } from '../../present/staff-request.ts';
import { recordReading } from '../../operations/record-reading.ts';
import { requireOffer } from '../../handlers/require-offer.ts';
import { showMailKinds } from '../../mail/show-mail-kinds.ts';
import type { StaffContext } from './staff-context.ts';

interface ById {
  Params: { id: string };
}

const maxReasons = 5;
const maxDuplicates = 10;
const maxSamePerson = 20;
const pageSize = 50;
const decisions = { accept: acceptRequest, hold: holdRequest, withdraw: withdrawRequest };

/** Requests as staff find, decide and export them. Looking at one and exporting are audited. */
export function addStaffRequestRoutes(
  app: FastifyInstance,
  /** @param place Of the store, for exports. */
  { contextOf, place }: { contextOf: StaffContext; place: string },
): void {
  const config = { query: requestQuerySchema };
  app.get('/api/staff/requests', { config }, async (request): Promise<RequestPage> => {
    const context = await contextOf(request);
    const { store, actor } = context;
    requireAction(actor, 'requests.read');
    const query = parseBody(requestQuerySchema, request.query);
    if (query.offer !== undefined) await requireOffer(context, query.offer);
    await recordReading(context, {
      action: 'requests.listed',
      subjectKind: 'offer',
      subjectId: query.offer ?? '',
      detail: { ...filtersInForce(query), page: query.page },
    });
    const { rows, total, counts } = await store.requests.page(query, pageSize);
    const offers = new Map((await store.offers.list()).map((offer) => [offer.id, offer]));
    const homeIds = rows.flatMap((row) => row.homeIds);
    const overByMerge = await homesOverByMerge(store, { homeIds, offers: [...offers.values()], at: await store.now() });
    return {
      rows: rows.map((row) => ({
        ...presentRequestRow(row, { offer: offers.get(row.offerId), overByMerge }),
        revision: row.revision,
        transitions: transitionsFor(actor, row),
      })),
      total,
      page: query.page,
      pageSize,
      heldLong: await store.requests.countHeldSince(
        await serviceDaysAgo(store, { days: warnedAfterDays, at: await store.now() }),
      ),
      counts,
    };
  });

  app.get('/api/staff/requests/export.csv', { config }, async (request, reply) => {
    const context = await contextOf(request);
    const filter = parseBody(requestQuerySchema, request.query);
    const name =
      filter.offer === undefined ? 'requests' : `requests-${(await requireOffer(context, filter.offer)).slug}`;
    await recordExport(context, filter);
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${name}.csv"`)
      .header('Cache-Control', 'no-store')
      .send(exportRequestsCsv({ place, filter }));
  });

  app.post('/api/staff/requests/decide', async (request): Promise<DecidedMany> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'requests.decide');
    return decideMany(context, parseBody(decideManySchema, request.body));
  });

  app.post('/api/staff/requests/decide/preview', async (request): Promise<ManyPreview> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'requests.decide');
    const mails = await previewMany(context, parseBody(manyPreviewSchema, request.body));
    return { kinds: await showMailKinds(context, mails) };
  });

  app.get<ById>('/api/staff/requests/:id', async (request) => {
    const context = await contextOf(request);
    requireAction(context.actor, 'requests.read');
    const found = await requireRequest(context, request.params.id);
    await context.store.transaction(async (tx) =>
      recordAudit(context, tx, {
        at: await tx.now(),
        action: 'request.viewed',
        subjectKind: 'request',
        subjectId: found.id,
      }),
    );
    return detail(context, found);
  });

  app.get<ById>('/api/staff/requests/:id/revision', async (request): Promise<RequestRevision> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'requests.read');
    const { revision } = await requireRequest(context, request.params.id);
    return { revision };
  });

  app.post<ById>('/api/staff/requests/:id/address', async (request) => {
    const context = await contextOf(request);
    requireAction(context.actor, 'requests.decide');
    const correction = parseBody(correctionSchema, request.body);
    const id = request.params.id;
    return detail(context, await correctAddress(context, { ...correction, id, visitor: '', network: '' }));
  });

  app.post<ById>('/api/staff/requests/:id/address/preview', async (request): Promise<DecisionPreview> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'requests.decide');
    const correction = parseBody(correctionSchema, request.body);
    const { id } = request.params;
    return { mail: previewMail(await previewCorrection(context, { ...correction, id, visitor: '', network: '' })) };
  });

  app.post<ById>('/api/staff/requests/:id/lines', async (request) => {
    const context = await contextOf(request);
    requireAction(context.actor, 'requests.decide');
    const adjustment = parseBody(adjustmentSchema, request.body);
    return detail(context, await adjustRequest(context, { ...adjustment, id: request.params.id }));
  });

  app.post<ById>('/api/staff/requests/:id/lines/preview', async (request): Promise<DecisionPreview> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'requests.decide');
    const adjustment = parseBody(adjustmentSchema, request.body);
    return { mail: previewMail(await previewAdjustment(context, { ...adjustment, id: request.params.id })) };
  });

  app.post<ById>('/api/staff/requests/:id/notes', async (request) => {
    const context = await contextOf(request);
    requireAction(context.actor, 'requests.decide');
    const { note } = parseBody(noteSchema, request.body);
    await noteRequest(context, { id: request.params.id, note });
    return detail(context, await requireRequest(context, request.params.id));
  });

  app.post<ById>('/api/staff/requests/:id/decline', async (request) => {
    const context = await contextOf(request);
    requireAction(context.actor, 'requests.decide');
    const decision = parseBody(declineSchema, request.body ?? {});
    return detail(context, await declineRequest(context, { id: request.params.id, ...decision }));
  });

  app.get<ById>('/api/staff/offers/:id/decline-reasons', async (request): Promise<DeclineReasons> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'requests.decide');
    const { id } = await requireOffer(context, request.params.id);
    return { reasons: await context.store.requests.declineReasons(id, maxReasons) };
  });

  for (const decision of ['hold', 'decline', 'withdraw'] as const) {
    app.post<ById>(`/api/staff/requests/:id/${decision}/preview`, async (request): Promise<DecisionPreview> => {
      const context = await contextOf(request);
      requireAction(context.actor, 'requests.decide');
      const { reason } = parseBody(decisionSchema, request.body ?? {});
      return { mail: previewMail(await previewDecision(context, { id: request.params.id, decision, reason })) };
    });
  }

  for (const [verb, decide] of Object.entries(decisions)) {
    app.post<ById>(`/api/staff/requests/:id/${verb}`, async (request) => {
      const context = await contextOf(request);
      const decision = parseBody(decisionSchema, request.body ?? {});
      return detail(context, await decide(context, { id: request.params.id, ...decision }));
    });
  }
}

async function detail(context: Context, { id }: ServiceRequest): Promise<RequestDetail> {
  const { store, actor } = context;
  const request = await requireRequest(context, id);
  const offer = await requireOffer(context, request.offerId);
  const homes = await store.homes.members(request.homeIds);
  const standing = [
    ...new Set(
      homes.filter(({ id: homeId }) => request.homeIds.includes(homeId)).map((home) => home.mergedInto ?? home.id),
    ),
  ];
  const offers = await store.offers.list();
  const isQueued = request.state === 'waitlisted' && request.queueNumber !== null;
  return presentRequestDetail(request, {
    offer,
    actor,
    place: isQueued ? await store.requests.placeInQueue(offer.id, request.queueNumber ?? 0) : null,
    history: await store.audit.of('request', id),
    homeIds: standing,
    shipments: await store.batches.ofRequest(id),
    sameHome: await store.requests.ofHomes(homes.map((home) => home.id)),
    possibleDuplicates: await store.homes.possibleDuplicates([offer.scopeId], maxDuplicates, standing),
    samePerson: await store.requests.ofPerson(request, maxSamePerson),
    titles: new Map(offers.map(({ id: offerId, definition: of }) => [offerId, titleOf(of)])),
    overByMerge: await homesOverByMerge(store, {
      homeIds: request.homeIds,
      offers,
      at: await store.now(),
    }),
  });
}

async function requireRequest({ store }: Context, id: string): Promise<ServiceRequest> {
  const request = await store.requests.find(id);
  if (request === null) throw new DoorstepError('request_not_found');
  return request;
}
