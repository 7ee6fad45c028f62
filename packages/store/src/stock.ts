import { DoorstepError, type StockMovement } from '@doorstep/contract';
import { toIso, type ItemStock, type StockStore } from '@doorstep/core';
import { sql } from 'kysely';
import { type Database, isCheckViolation, listPart } from '@doorstep/database';

export function kyselyStock(database: Database): StockStore {
  const { db, dialect } = database;
  const items = () => db.selectFrom('item').select(['id as itemId', 'stock', 'taken']);

  async function take(itemId: string, quantity: number): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`
      update item set taken = taken + ${quantity}
      where id = ${itemId} and (stock is null or taken + ${quantity} <= stock)`.execute(db);
    return numAffectedRows > 0n;
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
    async ofAllOffers() {
      const rows = await items().select('offer_id').orderBy('position').execute();
      const byOffer = new Map<string, ItemStock[]>();
      for (const { offer_id, ...stock } of rows) byOffer.set(offer_id, [...(byOffer.get(offer_id) ?? []), stock]);
      return byOffer;
    },
    async putItems(offerId, wanted) {
      for (const [position, { id, isUnlimited }] of wanted.entries()) {
        const movements = db
          .selectFrom('stock_movement')
          .select(({ fn }) => fn.coalesce(fn.sum<number>('change'), sql<number>`0`).as('stock'))
          .where('item_id', '=', id);
        const stock = isUnlimited ? null : (await movements.executeTakeFirstOrThrow()).stock;
        await guardStock(
          db
            .insertInto('item')
            .values({ id, offer_id: offerId, position, stock })
            .onConflict((conflict) => conflict.column('id').doUpdateSet({ position, stock }))
            .execute(),
        );
      }
    },
    lock(itemIds) {
      // In the order of their characters, as everywhere: a database may sort letters in another.
      const wanted = items().where(dialect.isAmong('id', itemIds)).orderBy(dialect.byCharacters('id'));
      return dialect.lock(wanted).execute();
    },
    async take(lines) {
      if (lines.length === 0) return;
      const given = dialect.rows('given', lines, { itemId: 'text', quantity: 'integer' });
      const ids = lines.map(({ itemId }) => itemId);
      // By their keys as well, so that PostgreSQL finds rows by them while the table has no statistics.
      await sql`update item set taken = taken + given.quantity from ${given}
        where id = given."itemId" and ${dialect.isAmong('id', ids)}`.execute(db);
    },
    async takeAll(lines) {
      const taken: typeof lines = [];
      for (const line of lines.toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))) {
        if (!(await take(line.itemId, line.quantity))) {
          for (const { itemId, quantity } of taken) await giveBack(itemId, quantity);
          return false;
        }
        taken.push(line);
      }
      return true;
    },
    giveBack,
    async move({ id, itemId, kind, change, reason, actor, at }) {
      await db.insertInto('stock_movement').values({ id, item_id: itemId, kind, change, reason, actor, at }).execute();
      await guardStock(
        db
          .updateTable('item')
          .set({ stock: sql`stock + ${change}` })
          .where('id', '=', itemId)
          .execute(),
      );
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
  };
}

async function guardStock(write: Promise<unknown>): Promise<void> {
  try {
    await write;
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
