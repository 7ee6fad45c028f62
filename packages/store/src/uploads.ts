import { type PictureStore, type PolygonShape, type PolygonStore, type Rings, polygonShape } from '@doorstep/core';
import type { Database } from '@doorstep/database';

/** The points of this many polygons are kept in memory, at most some 3 MB each. */
const maxKept = 8;

// Shared by all stores of this process: an id is the hash of the points, so its meaning never changes.
const kept = new Map<string, PolygonShape>();

export function kyselyPolygons({ db }: Database): PolygonStore {
  return {
    async put({ id, pieces }, at) {
      await db
        .insertInto('polygon')
        .values({ id, coordinates: JSON.stringify(pieces), touched_at: at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ touched_at: at }))
        .execute();
    },
    async find(id) {
      const known = kept.get(id);
      if (known !== undefined) return known;
      const row = await db.selectFrom('polygon').select('coordinates').where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      const shape = polygonShape(JSON.parse(row.coordinates) as Rings[]);
      const [oldest] = kept.keys();
      if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
      kept.set(id, shape);
      return shape;
    },
    async touch(id, at) {
      const { numUpdatedRows } = await db
        .updateTable('polygon')
        .set({ touched_at: at })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}

export function kyselyPictures({ db }: Database): PictureStore {
  return {
    async put({ id, small, large, width, height }, at) {
      await db
        .insertInto('picture')
        .values({ id, small: Buffer.from(small), large: Buffer.from(large), width, height, touched_at: at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ touched_at: at }))
        .execute();
    },
    async find(id, size) {
      const row = await db.selectFrom('picture').select(size).where('id', '=', id).executeTakeFirst();
      return row?.[size] ?? null;
    },
    async touch(id, at) {
      const { numUpdatedRows } = await db
        .updateTable('picture')
        .set({ touched_at: at })
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
  };
}
