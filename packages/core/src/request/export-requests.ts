import type { Context } from '../context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireAction } from '../staff/permissions.ts';
import type { RequestFilter } from './request-store.ts';
import type { ExportRow } from './service-request.ts';

/**
 * Every request of a filter, oldest first, in chunks. The audit log records the export before the first chunk.
 * @throws DoorstepError `not_allowed`.
 */
export async function exportRequests(context: Context, filter: RequestFilter): Promise<AsyncIterable<ExportRow[]>> {
  await recordExport(context, filter);
  return context.store.requests.all(filter);
}

/**
 * Records that the actor exports all requests of a filter, for an export that runs on a thread.
 * @throws DoorstepError `not_allowed`.
 */
export async function recordExport(context: Context, filter: RequestFilter): Promise<void> {
  const { store, actor } = context;
  requireAction(actor, 'requests.export');
  await store.transaction(async (tx) =>
    recordAudit(context, tx, {
      at: await tx.now(),
      action: 'requests.exported',
      subjectKind: 'offer',
      subjectId: filter.offer ?? '',
      detail: {
        ...filtersInForce(filter),
        ...(filter.offers === undefined ? {} : { offers: filter.offers.join(' ') }),
      },
    }),
  );
}

const filters: Record<Exclude<keyof RequestFilter, 'offer' | 'offers' | 'search' | 'state'>, true> = {
  from: true,
  until: true,
  postcode: true,
  reason: true,
  flag: true,
  assurance: true,
  check: true,
  source: true,
  network: true,
  place: true,
  item: true,
  updatedSince: true,
  changedBefore: true,
};

/** What the audit log keeps of a filter: its state and the names of the others, without their values. */
export function filtersInForce(filter: RequestFilter): { state: string; hasSearch: boolean; filters?: string } {
  const names = (Object.keys(filters) as (keyof typeof filters)[]).filter((name) => filter[name] !== undefined);
  return {
    state: [filter.state ?? []].flat().join(','),
    hasSearch: filter.search !== '',
    ...(names.length === 0 ? {} : { filters: names.join(', ') }),
  };
}
