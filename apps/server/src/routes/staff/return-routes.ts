import { returnSchema, type ReturnedRequest, type ReturnOutcome } from '@doorstep/contract';
import { closeReturned, recordReturn, requireAction, sendAgain, toIso } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { parseBody } from '../../http/parse-body.ts';
import { presentRequestRow } from '../../present/staff-request.ts';
import { recordReading } from './record-reading.ts';
import type { StaffContext } from './staff-context.ts';

interface ById {
  Params: { id: string };
}

const maxListed = 100;
const undelivered = ['returned', 'lost'] as const;
const decisions = { 'send-again': sendAgain, close: closeReturned };

/** Parcels that came back or are lost, and what becomes of their requests. */
export function addReturnRoutes(app: FastifyInstance, { contextOf }: { contextOf: StaffContext }): void {
  app.get('/api/staff/returns', async (request): Promise<{ returns: ReturnedRequest[] }> => {
    const context = await contextOf(request);
    const { store } = context;
    requireAction(context.actor, 'batches.read');
    await recordReading(context, { action: 'returns.listed', subjectKind: 'store', subjectId: 'returns', detail: {} });
    const offers = new Map((await store.offers.list()).map((offer) => [offer.id, offer]));
    const returns: ReturnedRequest[] = [];
    for (const state of undelivered) {
      const { rows } = await store.requests.page({ state, search: '', sort: 'newest', page: 1 }, maxListed);
      for (const row of rows) {
        const { id, reference, offer, name, addressLine, lines } = presentRequestRow(row, {
          offer: offers.get(row.offerId),
          overByMerge: new Set(),
        });
        returns.push({ id, reference, offer, state, name, addressLine, lines, at: toIso(row.updatedAt) });
      }
    }
    return { returns: returns.toSorted((a, b) => b.at.localeCompare(a.at)) };
  });

  app.post('/api/staff/returns', async (request): Promise<ReturnOutcome> => {
    const context = await contextOf(request);
    requireAction(context.actor, 'batches.write');
    const { request: recorded, accepted } = await recordReturn(context, parseBody(returnSchema, request.body));
    return {
      id: recorded.id,
      reference: recorded.reference,
      accepted: accepted.length,
      emails: accepted.filter(({ contact }) => contact.email !== '').length,
    };
  });

  for (const [verb, decide] of Object.entries(decisions)) {
    app.post<ById>(`/api/staff/returns/:id/${verb}`, async (request): Promise<Pick<ReturnOutcome, 'id'>> => {
      const context = await contextOf(request);
      const { id } = await decide(context, { id: request.params.id });
      return { id };
    });
  }
}
