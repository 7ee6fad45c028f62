import type { Context } from '../context.ts';
import { recordAudit } from '../record-audit.ts';
import { requireAction } from '../staff/index.ts';
import { filtersInForce } from './filters-in-force.ts';
import type { RequestFilter } from './request-store.ts';
import type { ServiceRequest } from './service-request.ts';

/**
 * Every request of a filter, oldest first, a few at a time; the audit log says who took them before the first is given.
 * @throws DoorstepError `not_allowed`.
 */
export async function exportRequests(context: Context, filter: RequestFilter): Promise<AsyncIterable<ServiceRequest>> {
  const { store, actor } = context;
  requireAction(actor, 'requests.export');
  await store.transaction(async (tx) =>
    recordAudit(context, tx, {
      at: await tx.now(),
      action: 'requests.exported',
      subjectKind: 'offer',
      subjectId: filter.offer ?? '',
      detail: filtersInForce(filter),
    }),
  );
  return store.requests.all(filter);
}
