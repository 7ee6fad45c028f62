import {
  parcelsQuerySchema,
  returnPreviewSchema,
  returnSchema,
  type DecisionPreview,
  type ReturnDecided,
  type ReturnedRequest,
  type ReturnOutcome,
  type ReturnPreview,
  type ReturnsPage,
} from '@doorstep/contract';
import {
  closeReturned,
  previewReturn,
  previewSendAgain,
  recordReturn,
  requireAction,
  sendAgain,
  toIso,
} from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../../http/parse-body.ts';
import { previewMail } from '../../mail/preview-mail.ts';
import { presentRequestRow } from '../../present/staff-request.ts';
import { recordReading } from './record-reading.ts';
import type { StaffContext } from './staff-context.ts';

interface ById {
  Params: { id: string };
}

const pageSize = 100;
const decisions = { 'send-again': sendAgain, close: closeReturned };

/** Parcels that came back or are lost, and what becomes of their requests. */
export function addReturnRoutes(app: FastifyInstance, { contextOf }: { contextOf: StaffContext }): void {
  const config = { query: parcelsQuerySchema };
  app.get('/api/staff/returns', { config }, async (request): Promise<ReturnsPage> => {
    const context = await contextOf(request);
    const { store } = context;
    requireAction(context.actor, 'batches.read');
    const { page } = parseBody(parcelsQuerySchema, request.query);
    await recordReading(context, {
      action: 'returns.listed',
      subjectKind: 'store',
      subjectId: 'returns',
      detail: { page },
    });
    const offers = new Map((await store.offers.list()).map((offer) => [offer.id, offer]));
    const { requestIds, total } = await store.batches.undelivered({ skip: (page - 1) * pageSize, max: pageSize });
    const byId = new Map((await store.requests.findAll(requestIds)).map((one) => [one.id, one]));
    const returns = requestIds.flatMap((requestId): ReturnedRequest[] => {
      const row = byId.get(requestId);
      // Decided meanwhile.
      if (row?.state !== 'returned' && row?.state !== 'lost') return [];
      const { id, reference, offer, name, addressLine, lines } = presentRequestRow(row, {
        offer: offers.get(row.offerId),
        overByMerge: new Set(),
      });
      return [{ id, reference, offer, state: row.state, name, addressLine, lines, at: toIso(row.updatedAt) }];
    });
    return { returns, total, page, pageSize };
  });

  app.post('/api/staff/returns', async (request): Promise<ReturnOutcome> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.write');
    const { request: recorded, accepted } = await recordReturn(context, parseBody(returnSchema, request.body));
    return {
      id: recorded.id,
      reference: recorded.reference,
      accepted: accepted.length,
      emails: [recorded, ...accepted].filter(({ contact }) => contact.email !== '').length,
    };
  });

  app.post('/api/staff/returns/preview', async (request): Promise<ReturnPreview> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.write');
    const preview = await previewReturn(context, parseBody(returnPreviewSchema, request.body));
    const queued = preview.accepted.filter(({ contact }) => contact.email !== '');
    const own = preview.request.contact.email === '' ? [] : [preview.request];
    const [first] = queued;
    for (const { id } of [...own, ...(first === undefined ? [] : [first])])
      await recordReading(context, { action: 'request.viewed', subjectKind: 'request', subjectId: id, detail: {} });
    return {
      mail: previewMail(own.length === 0 ? null : (preview.mails[0] ?? null)),
      accepted: preview.accepted.length,
      queueEmails: queued.length,
      queueMail: previewMail(preview.mails[own.length] ?? null),
    };
  });

  app.post<ById>('/api/staff/returns/:id/send-again/preview', async (request): Promise<DecisionPreview> => {
    const context = await contextOf(request);
    const { id } = request.params;
    const order = await previewSendAgain(context, { id });
    await recordReading(context, { action: 'request.viewed', subjectKind: 'request', subjectId: id, detail: {} });
    return { mail: previewMail(order) };
  });

  for (const [verb, decide] of Object.entries(decisions)) {
    app.post<ById>(`/api/staff/returns/:id/${verb}`, async (request): Promise<ReturnDecided> => {
      const context = await contextOf(request);
      const { id, state, contact } = await decide(context, { id: request.params.id });
      return { id, emails: state === 'accepted' && contact.email !== '' ? 1 : 0 };
    });
  }
}
