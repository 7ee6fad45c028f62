import type { ClaimKind, ClaimState, Listed, ListPart } from '@doorstep/contract';
import { listPart, type Database, type Tables } from '@doorstep/database';
import { sql, type Selectable } from 'kysely';
import type { Instant } from '../instant.ts';
import type { Claim } from './claim.ts';

export async function insert({ db }: Database, claim: Claim): Promise<void> {
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
}

export async function find(database: Database, id: string): Promise<Claim | null> {
  const rows = await database.db.selectFrom('claim').selectAll().where('id', '=', id).execute();
  return (await complete(database, rows))[0] ?? null;
}

/** Open claims oldest first, decided ones newest first. */
export async function list(
  database: Database,
  { offerIds, isOpen, max }: { offerIds: string[]; isOpen: boolean; max: number },
): Promise<Claim[]> {
  if (offerIds.length === 0) return [];
  const rows = await database.db
    .selectFrom('claim')
    .selectAll()
    .where(database.dialect.isAmong('offer_id', offerIds))
    .where('state', isOpen ? '=' : '<>', 'open')
    .orderBy('created_at', isOpen ? 'asc' : 'desc')
    .orderBy('id')
    .limit(max)
    .execute();
  return complete(database, rows);
}

/** Newest first. */
export async function part(
  database: Database,
  { offerIds, state }: { offerIds: string[]; state?: ClaimState | undefined },
  asked: ListPart,
): Promise<Listed<Claim>> {
  const all = database.db.selectFrom('claim').selectAll().where(database.dialect.isAmong('offer_id', offerIds));
  const { rows, next } = await listPart(
    state === undefined ? all : all.where('state', '=', state),
    {
      name: 'claims',
      direction: 'desc',
      by: [
        { column: sql.ref('created_at'), of: (row) => row.created_at },
        { column: sql.ref('id'), of: (row) => row.id },
      ],
    },
    asked,
  );
  return { rows: await complete(database, rows), next };
}

/** Open claims by kind, with the oldest of each. @param offerIds Null for all offers. */
export async function countOpen(
  { db }: Pick<Database, 'db'>,
  offerIds: readonly string[] | null,
): Promise<{ kind: ClaimKind; claims: number; oldestAt: Instant }[]> {
  const open = db.selectFrom('claim').where('state', '=', 'open');
  return (offerIds === null ? open : open.where('offer_id', 'in', [...offerIds]))
    .select(['kind', ({ fn }) => fn.countAll<number>().as('claims'), ({ fn }) => fn.min('created_at').as('oldestAt')])
    .groupBy('kind')
    .orderBy('claims', 'desc')
    .orderBy('kind')
    .$castTo<{ kind: ClaimKind; claims: number; oldestAt: Instant }>()
    .execute();
}

/** Newest first. */
export async function ofHomes(database: Database, homeIds: string[]): Promise<Claim[]> {
  if (homeIds.length === 0) return [];
  const rows = await database.db
    .selectFrom('claim')
    .selectAll()
    .where('id', 'in', (of) => of.selectFrom('claim_home').select('claim_id').where('home_id', 'in', homeIds))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return complete(database, rows);
}

/** Newest first, without erased ones. @param email In lower case. */
export async function ofEmail(database: Database, email: string): Promise<Claim[]> {
  const rows = await database.db
    .selectFrom('claim')
    .selectAll()
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email)
    .where('erased_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return complete(database, rows);
}

/** @returns false if it is no longer open. */
export async function decide(
  { db }: Database,
  id: string,
  decision: { state: 'upheld' | 'refused'; allowance: number | null; reason: string; actor: string; at: Instant },
): Promise<boolean> {
  const { at, ...decided } = decision;
  const result = await db
    .updateTable('claim')
    .set({ ...decided, decided_at: at })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return result.numUpdatedRows > 0n;
}

const withoutWords = { text: '', name: '', email: '', address_lines: '[]', reason: '' };

/** Redacts the personal data of these claims, and removes their mails from the outbox. An open one counts as refused. */
export async function erase({ db }: Database, ids: string[], at: Instant): Promise<void> {
  if (ids.length === 0) return;
  const these = db.updateTable('claim').where('id', 'in', ids);
  await these.set({ state: 'refused', decided_at: at }).where('state', '=', 'open').execute();
  await these.set({ ...withoutWords, erased_at: at }).execute();
  await db.deleteFrom('outbox').where('subject', 'in', ids).execute();
}

/**
 * The same for claims about an offer.
 * @param filter `decidedBefore`: claims decided earlier. `isOpenToo`: also open claims, which then count as refused
 * without an email.
 * @returns their ids.
 */
export async function eraseExpired(
  database: Database,
  filter: { offerId: string; decidedBefore: Instant; isOpenToo: boolean; at: Instant },
): Promise<string[]> {
  const { offerId, decidedBefore, isOpenToo, at } = filter;
  const rows = await database.db
    .selectFrom('claim')
    .select('id')
    .where('offer_id', '=', offerId)
    .where('erased_at', 'is', null)
    .where(({ or, eb }) => or([eb('decided_at', '<', decidedBefore), ...(isOpenToo ? [eb('state', '=', 'open')] : [])]))
    .execute();
  const ids = rows.map(({ id }) => id);
  await erase(database, ids, at);
  return ids;
}

async function complete({ db }: Database, rows: Selectable<Tables['claim']>[]): Promise<Claim[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const homes = await db.selectFrom('claim_home').selectAll().where('claim_id', 'in', ids).orderBy('home_id').execute();
  const homesOf = Map.groupBy(homes, (home) => home.claim_id);
  return rows.map((row) =>
    toClaim(
      row,
      (homesOf.get(row.id) ?? []).map(({ home_id: homeId }) => homeId),
    ),
  );
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
