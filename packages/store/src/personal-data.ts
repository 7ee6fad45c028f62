import { emptyAddress, type OfferPersonalData, type PersonalDataStore } from '@doorstep/core';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '@doorstep/database';
import { changedRequests } from './request-rows.ts';

/** States that a request does not leave. */
const endStates = sql`('closed', 'declined', 'withdrawn', 'lapsed')`;

const noContact = JSON.stringify({ name: '', email: '', phone: '' });

const emptyRecipient = { name: '', address: emptyAddress };

const idsAtOnce = 500;

export function kyselyPersonalData(database: Database): PersonalDataStore {
  const { db, lists } = database;

  async function eraseAuditTexts(subjectKind: string, subjectIds: string[], before = Infinity): Promise<void> {
    for (let start = 0; start < subjectIds.length; start += idsAtOnce) {
      const rows = await db
        .selectFrom('audit')
        .select(['seq', 'at', 'detail'])
        .where('subject_kind', '=', subjectKind)
        .where('subject_id', 'in', subjectIds.slice(start, start + idsAtOnce))
        .execute();
      for (const { seq, at, detail } of rows) {
        const kept = at < before ? withoutTexts(detail) : detail;
        if (kept !== detail) await db.updateTable('audit').set({ detail: kept }).where('seq', '=', seq).execute();
      }
    }
  }

  return {
    eraseAuditTexts: (subjectKind, subjectIds) => eraseAuditTexts(subjectKind, subjectIds),
    async requestsToErase(offerId, endedBefore, max) {
      const query = db
        .selectFrom('request')
        .select('id')
        .where('offer_id', '=', offerId)
        .where('erased_at', 'is', null)
        .limit(max);
      const ended = (before: number) =>
        query
          .where('updated_at', '<', before)
          .where(sql<boolean>`state in ${endStates}`)
          .orderBy('updated_at');
      // A request on a pick list is dispatched or taken out first.
      const unpacked = query.where('state', '<>', 'packed');
      return (await (endedBefore === null ? unpacked : ended(endedBefore)).execute()).map(({ id }) => id);
    },
    async eraseRequests(ids, at) {
      if (ids.length === 0) return;
      await changedRequests(database)
        .set({
          contact: noContact,
          answers: '{}',
          address: JSON.stringify(emptyAddress),
          secret_hash: '',
          network: '',
          search_text: sql`replace(lower(reference), '-', ' ')`,
          sort_name: '',
          sort_postcode: '',
          collection_code: null,
          erased_at: at,
        })
        .where('id', 'in', ids)
        .execute();
      await db
        .updateTable('batch_request')
        .set({ recipient: JSON.stringify(emptyRecipient), tracking_number: '' })
        .where('request_id', 'in', ids)
        .execute();
      await eraseAuditTexts('request', ids);
      await db.deleteFrom('outbox').where('subject', 'in', ids).execute();
      await db.deleteFrom('mailed_link').where('request_id', 'in', ids).execute();
      await db.deleteFrom('idempotency_key').where('request_id', 'in', ids).execute();
      // Pending deliveries identify nobody, and expire by themselves.
      await db.deleteFrom('webhook_delivery').where('subject', 'in', ids).where('state', '<>', 'waiting').execute();
    },
    async eraseHomeReasons(scopeId, before) {
      const links = await db
        .updateTable('home_link')
        .set({ reason: '' })
        .where('scope_id', '=', scopeId)
        .where('at', '<', before)
        .where('reason', '<>', '')
        .returning(['home_id', 'other_id'])
        .execute();
      const allowed = await db
        .updateTable('home')
        .set({ own_allowance_reason: '' })
        .where('scope_id', '=', scopeId)
        .where('own_allowance_reason', '<>', '')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('audit')
                .select('audit.seq')
                .where('audit.subject_kind', '=', 'home')
                .whereRef('audit.subject_id', '=', 'home.id')
                .where('audit.action', '=', 'home.allowance_set')
                .where('audit.at', '>=', before),
            ),
          ),
        )
        .returning('id')
        .execute();
      const homeIds = [...links.flatMap((link) => [link.home_id, link.other_id]), ...allowed.map(({ id }) => id)];
      await eraseAuditTexts('home', homeIds, before);
    },
    async ofOffers() {
      const by = async (query: RawBuilder<Span>) => {
        const spans = new Map((await query.execute(lists)).rows.map((row) => [row.of, row]));
        return (of: string) => {
          const { n = 0, first = null, last = null } = spans.get(of) ?? {};
          return { count: n, firstAt: first, lastAt: last };
        };
      };
      const claims = (isOpen: boolean) =>
        by(sql`select offer_id as "of", count(*) as n, min(decided_at) as first, max(decided_at) as last
          from claim where erased_at is null and (state = 'open') = ${sql.lit(isOpen)} group by 1`);
      const ended = await by(
        sql`select offer_id as "of", count(*) as n, min(updated_at) as first, max(updated_at) as last
          from request where erased_at is null and state in ${endStates} group by 1`,
      );
      // From the counts that the database keeps, since few requests are erased before an end.
      const open = await by(
        sql`select offer_id as "of", sum(n) as n from (
            select offer_id, requests as n from request_count where state not in ${endStates}
            union all select offer_id, -1 from request where erased_at is not null and state not in ${endStates}
          ) as counted group by 1`,
      );
      const decidedClaims = await claims(false);
      const openClaims = await claims(true);
      const mails = await by(
        sql`select offer_id as "of", count(*) as n from (
            select request.offer_id from outbox join request on request.id = outbox.subject
            union all select claim.offer_id from outbox join claim on claim.id = outbox.subject) as mail
          group by 1`,
      );
      const reasons = await by(
        sql`select scope_id as "of", count(*) as n from (
            select scope_id from home where own_allowance_reason <> ''
            union all select scope_id from home_link where reason <> '') as given
          group by 1`,
      );
      const keys = await by(sql`select scope_id as "of", count(*) as n from home_key group by 1`);
      const offers = await lists.selectFrom('offer').select(['id', 'scope_id']).orderBy('created_at').execute();
      return offers.map(({ id, scope_id: scopeId }): OfferPersonalData => ({
        offerId: id,
        ended: ended(id),
        open: open(id).count,
        decidedClaims: decidedClaims(id),
        openClaims: openClaims(id).count,
        mails: mails(id).count,
        homeReasons: reasons(scopeId).count,
        homeKeys: keys(scopeId).count,
      }));
    },
    async other() {
      const count = async (query: string) =>
        (await sql<{ n: number }>`select count(*) as n from ${sql.raw(query)}`.execute(db)).rows[0]?.n ?? 0;
      return {
        idempotencyKeys: await count('idempotency_key'),
        counters: await count('counter'),
        mailedLinks: await count('mailed_link'),
        webhookDeliveries: await count('webhook_delivery'),
        staffMails: await count(
          `outbox where subject not in (select id from request) and subject not in (select id from claim)`,
        ),
        people: await count('person'),
        staffSessions: await count('auth_session'),
      };
    },
  };
}

/** A count and, where they are asked for, its first and last time: of an offer or of its homes' scope. */
interface Span {
  of: string;
  n: number;
  first?: number | null;
  last?: number | null;
}

/** Values of a detail besides numbers that are not anybody's text. */
const wordless: ReadonlySet<string> = new Set(['state', 'kind', 'other']);

/** The detail of an audit entry without texts: numbers, ids and states stay. */
function withoutTexts(detail: string): string {
  const entries = Object.entries(JSON.parse(detail) as Record<string, unknown>);
  const kept = entries.filter(([name, value]) => typeof value !== 'string' || (wordless.has(name) && isWord(value)));
  return kept.length === entries.length ? detail : JSON.stringify(Object.fromEntries(kept));
}

/** An id or a fixed word, such as a state: no text of a person, and no address. */
function isWord(text: string): boolean {
  return /^[a-z_]{1,20}$/.test(text) || /^[0-9a-f-]{36}$/.test(text);
}
