import type { RequestState } from '@doorstep/contract';
import type { Database } from '@doorstep/database';

export interface EventParcel {
  carrier: string;
  trackingLink: string;
  trackingNumber: string;
}

/** The last dispatched parcel of each request that has one. */
export async function lastParcels({ lists }: Database, requestIds: string[]): Promise<Map<string, EventParcel>> {
  if (requestIds.length === 0) return new Map();
  const rows = await lists
    .selectFrom('batch_request as parcel')
    .innerJoin('batch', 'batch.id', 'parcel.batch_id')
    .select(['parcel.request_id', 'batch.carrier', 'batch.tracking_link', 'parcel.tracking_number'])
    .where('parcel.request_id', 'in', requestIds)
    .where('parcel.dispatched_at', 'is not', null)
    .orderBy('parcel.dispatched_at')
    .execute();
  return new Map(
    rows.map((row) => [
      row.request_id,
      { carrier: row.carrier, trackingLink: row.tracking_link, trackingNumber: row.tracking_number },
    ]),
  );
}

export async function offersOfItems({ lists }: Database, itemIds: string[]): Promise<Map<string, string>> {
  if (itemIds.length === 0) return new Map();
  const rows = await lists.selectFrom('item').select(['id', 'offer_id']).where('id', 'in', itemIds).execute();
  return new Map(rows.map((row) => [row.id, row.offer_id]));
}

interface StateAt {
  seq: number;
  state: RequestState;
}

/** The states that each request has had, oldest first. */
export async function statesOf({ lists }: Database, requestIds: string[]): Promise<Map<string, StateAt[]>> {
  const states = new Map<string, StateAt[]>();
  if (requestIds.length === 0) return states;
  const rows = await lists
    .selectFrom('audit')
    .select(['subject_id', 'seq', 'detail'])
    .where('subject_kind', '=', 'request')
    .where('subject_id', 'in', requestIds)
    .where('is_reading', '=', 0)
    .orderBy('seq')
    .execute();
  for (const { subject_id: id, seq, detail } of rows) {
    const { state } = JSON.parse(detail) as { state?: RequestState };
    if (state !== undefined) states.set(id, [...(states.get(id) ?? []), { seq, state }]);
  }
  return states;
}
