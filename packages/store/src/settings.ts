import type { SettingsStore } from '@doorstep/core';
import type { Database } from '@doorstep/database';

export function kyselySettings({ db }: Database): SettingsStore {
  const get = async (name: string) =>
    (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value ?? null;
  return {
    get,
    async put(name, value) {
      await db
        .insertInto('setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },
    async putOnce(name, value) {
      await db
        .insertInto('setting')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      return (await get(name)) ?? value;
    },
  };
}
