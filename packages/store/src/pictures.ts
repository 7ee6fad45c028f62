import type { PictureStore } from '@doorstep/core';
import type { Database } from '@doorstep/database';

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
