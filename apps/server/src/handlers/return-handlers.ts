import type { ReturnedRequest } from '@doorstep/contract';
import type { returnOperations } from '@doorstep/contract/operations';
import {
  closeReturned,
  limitedTo,
  recordReturn,
  sendAgain,
  toIso,
  undoReturn,
  type ServiceRequest,
} from '@doorstep/core';
import type { Handlers } from '../operations/handlers.ts';
import { pageOf } from '../present/page-of.ts';
import { undoableUntil, presentRequestRow } from '../present/staff-request.ts';

export const returnHandlers: Handlers<typeof returnOperations> = {
  async 'GET /returns'({ context: { store, actor }, query }) {
    const offers = new Map((await store.offers.list()).map((offer) => [offer.id, offer]));
    const offerIds = limitedTo(actor);
    const { rows: requestIds, next } = await store.batches.undelivered({ offerIds }, query);
    const now = await store.now();
    const byId = new Map((await store.requests.findAll(requestIds)).map((one) => [one.id, one]));
    const returns = requestIds.flatMap((requestId): ReturnedRequest[] => {
      const row = byId.get(requestId);
      // Decided in the meantime.
      if (row?.state !== 'returned' && row?.state !== 'lost') return [];
      const { id, reference, offer, name, addressLine, lines } = presentRequestRow(row, {
        offer: offers.get(row.offerId),
        overByMerge: new Set(),
      });
      return [
        {
          id,
          reference,
          offer,
          state: row.state,
          name,
          addressLine,
          lines,
          at: toIso(row.updatedAt),
          undoableUntil: undoableUntil(row.updatedAt, now),
        },
      ];
    });
    return pageOf({ rows: returns, next }, query, () => store.batches.countUndelivered({ offerIds }));
  },
  async 'POST /returns'({ context, body }) {
    const { request, accepted } = await recordReturn(context, body);
    const { id, reference } = request;
    return { id, reference, accepted: accepted.length, emails: emailsTo([request, ...accepted]) };
  },
  async 'POST /returns/:request/send-again'({ context, params }) {
    const request = await sendAgain(context, { id: params.request });
    return { id: request.id, emails: emailsTo([request]) };
  },
  async 'POST /returns/:request/undo'({ context, params }) {
    const { id } = await undoReturn(context, { id: params.request });
    return { id, emails: 0 };
  },
  async 'POST /returns/:request/close'({ context, params }) {
    const { id } = await closeReturned(context, { id: params.request });
    return { id, emails: 0 };
  },
};

function emailsTo(requests: ServiceRequest[]): number {
  return requests.filter(({ contact }) => contact.email !== '').length;
}
