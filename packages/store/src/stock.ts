import type { StockMovement } from '@doorstep/contract';
import { DoorstepError, toIso, type ItemStock, type StockStore } from '@doorstep/core';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isCheckViolation } from './is-unique-violation.ts';

export function kyselyStock({ db, dialect }: Database): StockStore {
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
    ofOffer: (offerId) => items().where('offer_id', '=', offerId).orderBy('position').execute(),
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
      const query = items().where('id', 'in', itemIds).orderBy('id');
      return (dialect === 'postgres' ? query.forNoKeyUpdate() : query).execute();
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
    async movements(offerId) {
      const rows = await db
        .selectFrom('stock_movement')
        .innerJoin('item', 'item.id', 'stock_movement.item_id')
        .selectAll('stock_movement')
        .where('item.offer_id', '=', offerId)
        .orderBy('stock_movement.at')
        .orderBy('stock_movement.id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        itemId: row.item_id,
        kind: row.kind as StockMovement['kind'],
        quantity: row.change,
        reason: row.reason,
        at: toIso(row.at),
        person: row.actor,
      }));
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
