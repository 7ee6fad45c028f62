import type { BatchStore, PackableFilter } from '@doorstep/core';
import { sql } from 'kysely';
import type { Database } from '@doorstep/database';
import { whereFits } from './where-fits.ts';

/** The accepted requests that a batch could hold. */
export function packableRequests({
  db,
  lists,
  dialect,
}: Database): Pick<BatchStore, 'packable' | 'countPackable' | 'sumPackable' | 'kindsPackable' | 'mergedHomes'> {
  const countryCode = dialect.textOf('request.address', 'countryCode');

  const matching = (
    from: Database['db'],
    { offerId, country, postcode, requestIds, isDrawn, matching: choice }: PackableFilter,
  ) => {
    let query = from.selectFrom('request').where('offer_id', '=', offerId).where('state', '=', 'accepted');
    // Collected requests are never packed.
    query = query.where('place_id', 'is', null);
    if (requestIds !== undefined) return query.where(dialect.isAmong('request.id', requestIds));
    if (choice !== undefined) {
      const { readAt, ...filters } = choice;
      query = whereFits(query, {
        dialect,
        filter: { ...filters, offer: offerId, state: 'accepted', changedBefore: readAt },
        walked: 'received_at',
      });
    }
    if (isDrawn === true)
      query = query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('draw_entry')
            .select('rank')
            .whereRef('draw_entry.request_id', '=', 'request.id')
            .where('rank', 'is not', null),
        ),
      );
    if (country !== '') query = query.where(countryCode, '=', country);
    // Ignoring spaces. Compared as text: `%` in it has no special meaning.
    const start = postcode.toLowerCase().replaceAll(/\s/g, '');
    if (start !== '')
      query = query.where(sql<boolean>`substr(replace(sort_postcode, ' ', ''), 1, ${start.length}) = ${start}`);
    return query;
  };
  const oldest = (from: Database['db'], filter: PackableFilter, max: number) =>
    (filter.isDrawn === true && filter.requestIds === undefined
      ? matching(from, filter).orderBy(({ selectFrom }) =>
          selectFrom('draw_entry').select('rank').whereRef('draw_entry.request_id', '=', 'request.id'),
        )
      : matching(from, filter).orderBy('received_at')
    )
      .select('request.id')
      .orderBy('request.id')
      .limit(max);

  return {
    async packable(filter, max) {
      return (await oldest(db, filter, max).execute()).map(({ id }) => id);
    },
    async countPackable(filter) {
      const row = await matching(lists, filter)
        .select(({ fn }) => fn.countAll<number>().as('requests'))
        .executeTakeFirstOrThrow();
      return row.requests;
    },
    async sumPackable(filter, max) {
      const items = await lists
        .selectFrom(oldest(lists, filter, max).as('chosen'))
        .innerJoin('request_line', 'request_line.request_id', 'chosen.id')
        .innerJoin('item', 'item.id', 'request_line.item_id')
        .select(['item.id as itemId', ({ fn }) => fn.sum<number>('request_line.quantity').as('quantity')])
        .groupBy(['item.id', 'item.position'])
        .orderBy('item.position')
        .execute();
      const { without } = await lists
        .selectFrom(oldest(lists, filter, max).select('request.address').as('chosen'))
        .select(({ fn }) => fn.countAll<number>().as('without'))
        .where('chosen.address', 'like', '%"lines":[]%')
        .executeTakeFirstOrThrow();
      return { items, withoutAddress: without };
    },
    async kindsPackable(filter, { max, maxKinds }) {
      const line = sql`request_line.item_id || ' ' || request_line.quantity`;
      const contents = sql<string>`string_agg(${line}, ',' order by item.position)`;
      const parcels = lists
        .selectFrom(oldest(lists, filter, max).as('chosen'))
        .innerJoin('request_line', 'request_line.request_id', 'chosen.id')
        .innerJoin('item', 'item.id', 'request_line.item_id')
        .select(contents.as('contents'))
        .groupBy('chosen.id');
      const rows = await lists
        .selectFrom(parcels.as('parcel'))
        .select(['parcel.contents', ({ fn }) => fn.countAll<number>().as('parcels')])
        .groupBy('parcel.contents')
        .orderBy('parcels', 'desc')
        .orderBy('parcel.contents')
        .limit(maxKinds)
        .execute();
      return rows.map((row) => ({
        parcels: row.parcels,
        lines: row.contents.split(',').map((text) => {
          const [itemId = '', quantity = ''] = text.split(' ');
          return { itemId, quantity: Number(quantity) };
        }),
      }));
    },
    async mergedHomes(filter, max) {
      const rows = await lists
        .selectFrom(oldest(lists, filter, max).as('chosen'))
        .innerJoin('request_home', 'request_home.request_id', 'chosen.id')
        .innerJoin('home', 'home.id', 'request_home.home_id')
        .select('home.id')
        .distinct()
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('home.merged_into', 'is not', null),
            exists(selectFrom('home as merged').select('merged.id').whereRef('merged.merged_into', '=', 'home.id')),
          ]),
        )
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
