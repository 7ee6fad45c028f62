import type { NetworkSaltStore } from '@doorstep/core';
import type { Database } from '@doorstep/database';

export function kyselyNetworkSalts({ db }: Database): NetworkSaltStore {
  const find = async (day: number) =>
    (await db.selectFrom('network_salt').select('salt').where('day', '=', day).executeTakeFirst())?.salt;
  return {
    async ofDay(day, fresh) {
      await db
        .insertInto('network_salt')
        .values({ day, salt: fresh })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute();
      const salt = await find(day);
      if (salt === undefined) throw new Error('the salt of the day was destroyed while it was read');
      return salt;
    },
    async destroyBefore(day) {
      await db.deleteFrom('network_salt').where('day', '<', day).execute();
    },
  };
}
