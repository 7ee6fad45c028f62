import type { RequestStore } from '@doorstep/core';
import type { Database } from '@doorstep/database';
import { changedRequests } from './request-rows.ts';
import { completeRequests } from './complete-requests.ts';

export function kyselyCollectedRequests(
  database: Database,
): Pick<RequestStore, 'putCollection' | 'ofCode' | 'toCollect' | 'openAt' | 'countToCollect'> {
  const { db, dialect } = database;
  return {
    async putCollection(id, { place, code, readyNotifiedAt }) {
      await changedRequests(database)
        .set({ place_id: place, collection_code: code, ready_notified_at: readyNotifiedAt })
        .where('id', '=', id)
        .execute();
    },
    async ofCode(code, max) {
      const rows = await db
        .selectFrom('request')
        .selectAll()
        .where('collection_code', '=', code)
        .orderBy('received_at', 'desc')
        .limit(max)
        .execute();
      return completeRequests({ db, dialect }, rows);
    },
    async toCollect({ offerId, place, acceptedBefore, isUnnotified = false }, max) {
      let query = db
        .selectFrom('request')
        .select('id')
        .where('offer_id', '=', offerId)
        .where('state', '=', 'accepted')
        .where('place_id', '=', place)
        .where('accepted_at', '<', acceptedBefore);
      if (isUnnotified) query = query.where('ready_notified_at', 'is', null);
      return (await query.orderBy('received_at').limit(max).execute()).map(({ id }) => id);
    },
    async openAt(offerId, place) {
      const rows = await db
        .selectFrom('request')
        .selectAll()
        .where('offer_id', '=', offerId)
        .where('state', 'in', ['accepted', 'held', 'waitlisted', 'entered'])
        .where('place_id', '=', place)
        .orderBy('received_at')
        .execute();
      return completeRequests({ db, dialect }, rows);
    },
    async countToCollect() {
      const rows = await db
        .selectFrom('request')
        .select(['offer_id as offerId', 'place_id as place', ({ fn }) => fn.countAll<number>().as('requests')])
        .where('state', '=', 'accepted')
        .where('place_id', 'is not', null)
        .groupBy(['offer_id', 'place_id'])
        .$castTo<{ offerId: string; place: string; requests: number }>()
        .execute();
      return rows;
    },
  };
}
