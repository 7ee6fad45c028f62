import type { RequestState } from '@doorstep/contract';
import {
  type RequestStore,
  type ServiceRequest,
  type StateChange,
  personMarks,
  settleAll,
  sharedMarks,
} from '@doorstep/core';
import { type Database, insertRows } from '@doorstep/database';
import { sql } from 'kysely';
import { completeRequests } from './complete-requests.ts';
import { kyselyHeldNetworks } from './held-networks.ts';
import { kyselyRequestLists } from './request-lists.ts';
import { type RequestRow, changedRequests, toHomeRows, toLineRows, toRequestRow } from './request-rows.ts';
import { fitsTerms } from './search-terms.ts';
import { personWords } from './search-words.ts';

/** More than are shown: words drop punctuation, so some matches are other addresses. */
const lookedAt = 200;

/** Requests of one person, by the index of words. */
function kyselySamePerson({ lists, dialect }: Database): Pick<RequestStore, 'ofPerson'> {
  return {
    async ofPerson(request, max) {
      const words = personWords(personMarks(request.contact));
      if (words.length === 0) return [];
      const terms = [words.map((text) => [{ text, isWhole: true }])];
      const rows = await lists
        .selectFrom('request')
        .selectAll()
        .where(fitsTerms(dialect, terms, { latest: lookedAt }))
        .where('id', '<>', request.id)
        .orderBy('received_at', 'desc')
        .orderBy('id')
        .limit(lookedAt)
        .execute();
      const requests = await completeRequests({ db: lists, dialect }, rows);
      return requests.filter((other) => sharedMarks(request, other).length > 0).slice(0, max);
    },
  };
}

const reasonsLookedAt = 200;

export function kyselyRequests(database: Database): RequestStore {
  const { db, lists, dialect } = database;
  const complete = (rows: RequestRow[], from = db) => completeRequests({ db: from, dialect }, rows);

  async function one(column: 'id' | 'reference', value: string, isLocked: boolean): Promise<ServiceRequest | null> {
    const query = db.selectFrom('request').selectAll().where(column, '=', value);
    const rows = await (isLocked ? dialect.lock(query) : query).execute();
    return (await complete(rows))[0] ?? null;
  }

  const many = (from: typeof db, ids: string[]) =>
    from.selectFrom('request').selectAll().where(dialect.isAmong('id', ids)).orderBy('id');

  return {
    async insert(requests) {
      await settleAll([
        insertRows(database, 'request', requests.map(toRequestRow)),
        insertRows(
          database,
          'request_line',
          requests.flatMap(({ id, lines }) => toLineRows(id, lines)),
        ),
        insertRows(
          database,
          'request_home',
          requests.flatMap(({ id, homeIds }) => toHomeRows(id, homeIds)),
        ),
      ]);
    },
    find: (id) => one('id', id, false),
    findByReference: (reference) => one('reference', reference, false),
    lock: (id) => one('id', id, true),
    // Jobs ask for none every second, for which no thread for lists is needed.
    findAll: async (ids) => (ids.length === 0 ? [] : complete(await many(lists, ids).execute(), lists)),
    async lockAll(ids) {
      return complete(await dialect.lock(many(db, ids)).execute());
    },
    async change(id, change) {
      const updated = await changedRequests(database)
        .set(toUpdate(change))
        .where('id', '=', id)
        .where('state', '=', change.from)
        .executeTakeFirstOrThrow();
      if (updated.numUpdatedRows === 0n) return false;
      if (change.homeIds !== undefined) {
        await db.deleteFrom('request_home').where('request_id', '=', id).execute();
        await insertRows(database, 'request_home', toHomeRows(id, change.homeIds));
      }
      if (change.lines !== undefined) {
        await db.deleteFrom('request_line').where('request_id', '=', id).execute();
        await insertRows(database, 'request_line', toLineRows(id, change.lines));
      }
      return true;
    },
    async changeMany(ids, { from, ...change }) {
      const updated = await changedRequests(database)
        .set(toUpdate({ from, ...change }))
        .where(dialect.isAmong('id', ids))
        .where('state', '=', from)
        .executeTakeFirstOrThrow();
      return Number(updated.numUpdatedRows);
    },
    async putDetails(request) {
      const { contact, answers, address, assurance, search_text, sort_name, sort_postcode } = toRequestRow(request);
      await changedRequests(database)
        .set({ contact, answers, address, assurance, search_text, sort_name, sort_postcode })
        .where('id', '=', request.id)
        .execute();
    },
    async putReturnReason(id, reason) {
      await changedRequests(database).set({ return_reason: reason }).where('id', '=', id).execute();
    },
    async placeInQueue(offerId, queueNumber) {
      const row = await db
        .selectFrom('request')
        .select(({ fn }) => fn.countAll<number>().as('ahead'))
        .where('offer_id', '=', offerId)
        .where('state', '=', 'waitlisted')
        .where('queue_number', '<', queueNumber)
        .executeTakeFirstOrThrow();
      return row.ahead + 1;
    },
    async waiting(offerId, after, max) {
      const query = db
        .selectFrom('request')
        .selectAll()
        .where('offer_id', '=', offerId)
        .where('state', '=', 'waitlisted')
        .where('queue_number', '>', after)
        .orderBy('queue_number')
        .limit(max);
      return complete(await dialect.lock(query).execute());
    },
    ...kyselyCollectedRequests(database),
    ...kyselyRequestLists(database),
    async declineReasons(offerId, max) {
      const rows = await lists
        .selectFrom('request')
        .innerJoin('audit', (join) =>
          join.onRef('audit.subject_id', '=', 'request.id').on('audit.subject_kind', '=', 'request'),
        )
        .select('audit.detail')
        .where('request.offer_id', '=', offerId)
        .where('request.state', '=', 'declined')
        .where('request.erased_at', 'is', null)
        .where('audit.action', '=', 'request.declined')
        .orderBy('audit.seq', 'desc')
        .limit(reasonsLookedAt)
        .execute();
      const reasons = rows.flatMap(({ detail }) => {
        const { reason } = JSON.parse(detail) as { reason?: unknown };
        return typeof reason === 'string' && reason !== '' ? [reason] : [];
      });
      return [...new Set(reasons)].slice(0, max);
    },
    async countHeld(reasons, since) {
      const row = await db
        .selectFrom('request')
        .select(({ fn }) => fn.countAll<number>().as('requests'))
        .where('state', '=', sql.lit('held'))
        .where('received_at', '>=', since)
        // Reasons are a list of fixed words in JSON, and none is part of another with its quotes.
        .where(({ eb, or }) => or(reasons.map((reason) => eb('hold_reasons', 'like', `%"${reason}"%`))))
        .executeTakeFirstOrThrow();
      return row.requests;
    },
    ...kyselySamePerson(database),
    ...kyselyHeldNetworks(database),
    async countHeldSince(before, offerIds = null) {
      const held = db
        .selectFrom('request')
        .select(({ fn }) => fn.countAll<number>().as('requests'))
        .where('state', '=', sql.lit('held'))
        .where('updated_at', '<=', before);
      const row = await (offerIds === null ? held : held.where('offer_id', 'in', offerIds)).executeTakeFirstOrThrow();
      return row.requests;
    },
    async lapsing(heldBefore, max) {
      const undecided = await db
        .selectFrom('request')
        .select('id')
        .where('state', '=', sql.lit('held'))
        .where('updated_at', '<=', heldBefore)
        .orderBy('updated_at')
        .limit(max)
        .execute();
      const waiting = await db
        .selectFrom('request')
        .innerJoin('offer', 'offer.id', 'request.offer_id')
        .select('request.id')
        .where('offer.status', '=', 'archived')
        .where('request.state', 'in', ['waitlisted', 'entered'])
        .limit(max - undecided.length)
        .execute();
      return [...undecided, ...waiting].map(({ id }) => id);
    },
    async ofHomes(homeIds, max = 100) {
      if (homeIds.length === 0) return [];
      const rows = await lists
        .selectFrom('request')
        .selectAll()
        .where('id', 'in', (of) =>
          of.selectFrom('request_home').select('request_id').where(dialect.isAmong('home_id', homeIds)),
        )
        .orderBy('received_at')
        .limit(max)
        .execute();
      return complete(rows, lists);
    },
  };
}

/** The decisions of staff on a held request. */
const decisions: ReadonlySet<RequestState> = new Set(['accepted', 'waitlisted', 'entered', 'declined']);

function toUpdate({ from, to, at, acceptedAt, hasPass, checkProvider, holdReasons, queueNumber }: StateChange) {
  return {
    state: to,
    updated_at: at,
    revision: sql<number>`revision + 1`,
    ...(acceptedAt === undefined ? {} : { accepted_at: acceptedAt }),
    ...(from === 'held' && decisions.has(to) ? { decided_at: at } : {}),
    ...(from === 'packed' && to === 'dispatched' ? { sent_at: at } : {}),
    // Undone, or sent a second time.
    ...(to === 'packed' || to === 'accepted' ? { sent_at: null } : {}),
    ...(to === 'packed' || to === 'accepted' || to === 'dispatched' ? { return_reason: null } : {}),
    ...(hasPass === undefined ? {} : { has_pass: Number(hasPass) }),
    ...(checkProvider === undefined ? {} : { check_provider: checkProvider }),
    ...(holdReasons === undefined ? {} : { hold_reasons: JSON.stringify(holdReasons) }),
    ...(queueNumber === undefined ? {} : { queue_number: queueNumber }),
  };
}

function kyselyCollectedRequests(
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
