import type { ClaimKind, ClaimState } from '@doorstep/contract';
import type { Claim, ClaimStore } from '@doorstep/core';
import type { Selectable } from 'kysely';
import type { Database, Tables } from '@doorstep/database';

/** The values that replace a claim's personal data. */
const withoutWords = { text: '', name: '', email: '', address_lines: '[]', reason: '' };

export function kyselyClaims({ db }: Database): ClaimStore {
  async function complete(rows: Selectable<Tables['claim']>[]): Promise<Claim[]> {
    if (rows.length === 0) return [];
    const homes = await db
      .selectFrom('claim_home')
      .selectAll()
      .where(
        'claim_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('home_id')
      .execute();
    const homesOf = Map.groupBy(homes, (home) => home.claim_id);
    return rows.map((row) =>
      toClaim(
        row,
        (homesOf.get(row.id) ?? []).map(({ home_id }) => home_id),
      ),
    );
  }

  return {
    async insert(claim) {
      await db
        .insertInto('claim')
        .values({
          id: claim.id,
          offer_id: claim.offerId,
          kind: claim.kind,
          text: claim.text,
          name: claim.name,
          email: claim.email,
          address_lines: JSON.stringify(claim.addressLines),
          language: claim.language,
          state: claim.state,
          allowance: claim.allowance,
          reason: claim.reason,
          actor: claim.actor,
          created_at: claim.createdAt,
          decided_at: claim.decidedAt,
          erased_at: claim.erasedAt,
        })
        .execute();
      await db
        .insertInto('claim_home')
        .values(claim.homeIds.map((homeId) => ({ claim_id: claim.id, home_id: homeId })))
        .execute();
    },
    async find(id) {
      const rows = await db.selectFrom('claim').selectAll().where('id', '=', id).execute();
      return (await complete(rows))[0] ?? null;
    },
    async list({ offerIds, isOpen, max }) {
      if (offerIds.length === 0) return [];
      const rows = await db
        .selectFrom('claim')
        .selectAll()
        .where('offer_id', 'in', offerIds)
        .where('state', isOpen ? '=' : '<>', 'open')
        .orderBy('created_at', isOpen ? 'asc' : 'desc')
        .orderBy('id')
        .limit(max)
        .execute();
      return complete(rows);
    },
    async ofHomes(homeIds) {
      if (homeIds.length === 0) return [];
      const rows = await db
        .selectFrom('claim')
        .selectAll()
        .where('id', 'in', (of) => of.selectFrom('claim_home').select('claim_id').where('home_id', 'in', homeIds))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return complete(rows);
    },
    async decide(id, { state, allowance, reason, actor, at }) {
      const result = await db
        .updateTable('claim')
        .set({ state, allowance, reason, actor, decided_at: at })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      return result.numUpdatedRows > 0n;
    },
    async erase(ids, at) {
      if (ids.length === 0) return;
      const gone = { ...withoutWords, erased_at: at };
      const these = db.updateTable('claim').where('id', 'in', ids);
      await these.set({ state: 'refused', decided_at: at }).where('state', '=', 'open').execute();
      await these.set(gone).execute();
      await db.deleteFrom('outbox').where('subject', 'in', ids).execute();
    },
    async eraseExpired({ offerId, decidedBefore, isOpenToo, at }) {
      const gone = { ...withoutWords, erased_at: at };
      const ofOffer = db.updateTable('claim').where('offer_id', '=', offerId).where('erased_at', 'is', null);
      const decided = await ofOffer.set(gone).where('decided_at', '<', decidedBefore).returning('id').execute();
      const open = isOpenToo
        ? await ofOffer
            .set({ ...gone, state: 'refused', decided_at: at })
            .where('state', '=', 'open')
            .returning('id')
            .execute()
        : [];
      const ids = [...decided, ...open].map(({ id }) => id);
      if (ids.length > 0) await db.deleteFrom('outbox').where('subject', 'in', ids).execute();
      return ids;
    },
  };
}

function toClaim(row: Selectable<Tables['claim']>, homeIds: string[]): Claim {
  return {
    id: row.id,
    offerId: row.offer_id,
    homeIds,
    kind: row.kind as ClaimKind,
    text: row.text,
    name: row.name,
    email: row.email,
    addressLines: JSON.parse(row.address_lines) as string[],
    language: row.language,
    state: row.state as ClaimState,
    allowance: row.allowance,
    reason: row.reason,
    actor: row.actor,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
    erasedAt: row.erased_at,
  };
}
