import { DoorstepError, type StockMovement } from '@doorstep/contract';
import { toIso, type ItemStock, type StockStore } from '@doorstep/core';
import { sql } from 'kysely';
import { type Database, isCheckViolation, listPart } from '@doorstep/database';
import { kyselyAudit } from './audit.ts';

/** The remaining stock after a change; null for unlimited. */
interface Left {
  itemId: string;
  left: number | null;
  lowAt: number | null;
}

const left = sql`id as "itemId", stock - taken as "left", low_at as "lowAt"`;

export function kyselyStock(database: Database): StockStore {
  const { db, dialect } = database;
  const items = () => db.selectFrom('item').select(['id as itemId', 'stock', 'taken']);

  async function take(itemId: string, quantity: number): Promise<Left | null> {
    const { rows } = await sql<Left>`
      update item set taken = taken + ${quantity}
      where id = ${itemId} and (stock is null or taken + ${quantity} <= stock)
      returning ${left}`.execute(db);
    return rows[0] ?? null;
  }

  /**
   * Records the items that fell to their low mark.
   * @param fell By how much each decreased.
   */
  async function recordLow(rows: Left[], fell: (itemId: string) => number): Promise<void> {
    const low = rows.filter(
      ({ itemId, left: now, lowAt }) => now !== null && lowAt !== null && now <= lowAt && now + fell(itemId) > lowAt,
    );
    if (low.length === 0) return;
    const at = await database.now();
    await kyselyAudit(database).recordMany(
      low.map(({ itemId, left: now }) => ({
        at,
        action: 'stock.low',
        subjectKind: 'item',
        subjectId: itemId,
        actorKind: 'system',
        actorId: null,
        actorName: '',
        detail: { left: now },
      })),
    );
  }

  async function giveBack(itemId: string, quantity: number): Promise<void> {
    await db
      .updateTable('item')
      .set({ taken: sql`taken - ${quantity}` })
      .where('id', '=', itemId)
      .execute();
  }

  return {
    ofOffer: (offerId) => database.readBatched(ofOffers, offerId),
    promised: (offerId) =>
      db
        .selectFrom('request')
        .innerJoin('request_line', 'request_line.request_id', 'request.id')
        .select(['request_line.item_id as itemId', ({ fn }) => fn.sum<number>('request_line.quantity').as('promised')])
        .where('request.offer_id', '=', offerId)
        .where('request.state', 'in', ['held', 'accepted', 'packed'])
        .where('request.takes_stock', '=', 1)
        .groupBy('request_line.item_id')
        .execute(),
    async ofAllOffers() {
      const rows = await items().select('offer_id').orderBy('position').execute();
      const byOffer = new Map<string, ItemStock[]>();
      for (const { offer_id, ...stock } of rows) byOffer.set(offer_id, [...(byOffer.get(offer_id) ?? []), stock]);
      return byOffer;
    },
    async putItems(offerId, wanted) {
      for (const [position, { id, isUnlimited, lowStockAt = null }] of wanted.entries()) {
        const movements = db
          .selectFrom('stock_movement')
          .select(({ fn }) => fn.coalesce(fn.sum<number>('change'), sql<number>`0`).as('stock'))
          .where('item_id', '=', id);
        const stock = isUnlimited ? null : (await movements.executeTakeFirstOrThrow()).stock;
        await guardStock(
          db
            .insertInto('item')
            .values({ id, offer_id: offerId, position, stock, low_at: lowStockAt })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ position, stock, low_at: lowStockAt }))
            .execute(),
        );
      }
    },
    lock(itemIds) {
      // In character order, as everywhere: a database may sort letters differently.
      const wanted = items().where(dialect.isAmong('id', itemIds)).orderBy(dialect.byCharacters('id'));
      return dialect.lock(wanted).execute();
    },
    async take(lines) {
      if (lines.length === 0) return;
      const given = dialect.rows('given', lines, { itemId: 'text', quantity: 'integer' });
      const ids = lines.map(({ itemId }) => itemId);
      // Also by their keys, so that PostgreSQL finds the rows while the table has no statistics.
      const { rows } = await sql<Left>`update item set taken = taken + given.quantity from ${given}
        where id = given."itemId" and ${dialect.isAmong('id', ids)} returning ${left}`.execute(db);
      await recordLow(rows, (id) => quantityOf(lines, id));
    },
    async takeAll(lines) {
      const taken: typeof lines = [];
      const rows: Left[] = [];
      for (const line of lines.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))) {
        const row = await take(line.itemId, line.quantity);
        if (row === null) {
          for (const { itemId, quantity } of taken) await giveBack(itemId, quantity);
          return false;
        }
        taken.push(line);
        rows.push(row);
      }
      await recordLow(rows, (id) => quantityOf(lines, id));
      return true;
    },
    giveBack,
    async move({ id, itemId, kind, change, reason, actor, at }) {
      await db.insertInto('stock_movement').values({ id, item_id: itemId, kind, change, reason, actor, at }).execute();
      const { rows } = await guardStock(
        sql<Left>`update item set stock = stock + ${change} where id = ${itemId} returning ${left}`.execute(db),
      );
      await recordLow(rows, () => -change);
    },
    async movements(offerId, part) {
      const query = db
        .selectFrom('stock_movement')
        .innerJoin('item', 'item.id', 'stock_movement.item_id')
        .selectAll('stock_movement')
        .where('item.offer_id', '=', offerId);
      const { rows, next } = await listPart(
        query,
        {
          name: 'movements',
          direction: 'desc',
          by: [
            { column: sql.ref('stock_movement.at'), of: (row) => row.at },
            { column: sql.ref('stock_movement.id'), of: (row) => row.id },
          ],
        },
        part,
      );
      const movements = rows.map((row): StockMovement => ({
        id: row.id,
        itemId: row.item_id,
        kind: row.kind as StockMovement['kind'],
        quantity: row.change,
        reason: row.reason,
        at: toIso(row.at),
        person: row.actor,
      }));
      return { rows: movements, next };
    },
    returned: async (offerId, reference, at) =>
      db
        .selectFrom('stock_movement')
        .innerJoin('item', 'item.id', 'stock_movement.item_id')
        .select(['item.id as itemId', 'stock_movement.change as quantity'])
        .where('item.offer_id', '=', offerId)
        .where('stock_movement.kind', '=', 'returned')
        .where('stock_movement.reason', '=', reference)
        .where('stock_movement.at', '=', at)
        .execute(),
  };
}

function quantityOf(lines: { itemId: string; quantity: number }[], itemId: string): number {
  return lines.find((line) => line.itemId === itemId)?.quantity ?? 0;
}

async function guardStock<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw isCheckViolation(error) ? new DoorstepError('stock_below_taken', { cause: error }) : error;
  }
}

async function ofOffers({ db, dialect }: Database, offerIds: string[]): Promise<ItemStock[][]> {
  const rows = await sql<ItemStock & { offerId: string }>`
    select offer_id as "offerId", id as "itemId", stock, taken from item
    where ${dialect.isAmong('offer_id', offerIds)} order by position`.execute(db);
  const byOffer = Map.groupBy(rows.rows, ({ offerId }) => offerId);
  return offerIds.map((id) => (byOffer.get(id) ?? []).map(({ itemId, stock, taken }) => ({ itemId, stock, taken })));
}
