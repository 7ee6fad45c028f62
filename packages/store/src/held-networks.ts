import type { RequestStore } from '@doorstep/core';
import { sql } from 'kysely';
import type { Database } from '@doorstep/database';

export function kyselyHeldNetworks({
  db,
  lists,
}: Database): Pick<RequestStore, 'heldNetworks' | 'heldOfNetwork' | 'countHeldOfNetwork'> {
  return {
    async heldNetworks(max) {
      const rows = await lists
        .selectFrom('request')
        .select(['network', ({ fn }) => fn.countAll<number>().as('requests')])
        .select(({ fn }) => [fn.min<number>('received_at').as('first_at'), fn.max<number>('received_at').as('last_at')])
        .where('state', '=', sql.lit('held'))
        .where('network', '!=', '')
        .groupBy('network')
        .having(({ fn }) => fn.countAll<number>(), '>', 1)
        .orderBy('requests', 'desc')
        .orderBy('network')
        .limit(max)
        .execute();
      if (rows.length === 0) return [];
      const offers = await lists
        .selectFrom('request')
        .select(['network', 'offer_id', ({ fn }) => fn.countAll<number>().as('requests')])
        .where('state', '=', sql.lit('held'))
        .where(
          'network',
          'in',
          rows.map(({ network }) => network),
        )
        .groupBy(['network', 'offer_id'])
        .orderBy('requests', 'desc')
        .orderBy('offer_id')
        .execute();
      const offersOf = Map.groupBy(offers, ({ network }) => network);
      return rows.map((row) => ({
        network: row.network,
        requests: row.requests,
        firstAt: row.first_at,
        lastAt: row.last_at,
        offers: (offersOf.get(row.network) ?? []).map(({ offer_id: offerId, requests }) => ({ offerId, requests })),
      }));
    },
    async heldOfNetwork({ network, until }, { max }) {
      const rows = await db
        .selectFrom('request')
        .select('id')
        .where('state', '=', sql.lit('held'))
        .where('network', '=', network)
        .where('received_at', '<=', until)
        .orderBy('received_at')
        .orderBy('id')
        .limit(max)
        .execute();
      return rows.map(({ id }) => id);
    },
    async countHeldOfNetwork({ network, until }) {
      return db
        .selectFrom('request')
        .select(({ fn }) => fn.countAll<number>().as('requests'))
        .select(({ fn }) => fn.min<string | null>('id').filterWhere('contact', 'not like', noEmail).as('idWithEmail'))
        .select(({ fn }) => fn.countAll<number>().filterWhere('contact', 'not like', noEmail).as('withEmail'))
        .where('state', '=', sql.lit('held'))
        .where('network', '=', network)
        .where('received_at', '<=', until)
        .groupBy(['offer_id', 'language'])
        .orderBy('requests', 'desc')
        .orderBy('offer_id')
        .orderBy('language')
        .execute();
    },
  };
}

/** A contact is JSON with fixed names, and quotes in values are escaped. */
export const noEmail = '%"email":""%';
