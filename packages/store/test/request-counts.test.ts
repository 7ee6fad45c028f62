// The database's counts of requests, for lists and tabs, compared with the rows.
import type { RequestQuery } from '@doorstep/contract';
import type { Offer, ExportedRequest } from '@doorstep/core';
import { itemInput } from '@doorstep/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';
import { databases, useStore } from './stores.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

describe.each(databases)('request counts on %s', (kind) => {
  const stores = useStore(kind);
  let offers: Offer[];
  let noon: number;
  beforeAll(async () => {
    const gate = createGate(stores.store);
    const items = [itemInput({ isUnlimited: true })];
    offers = [await gate.open({ items }), await gate.open({ items })];
    noon = Math.floor(Date.now() / dayMs) * dayMs + dayMs / 2;
    const { db } = stores.database;
    for (let index = 0; index < 40; index += 1) {
      const [one, other] = offers;
      const { id } = await gate.sent((index % 3 === 0 ? one : other) as Offer, {
        contact: { name: `Robin ${String((index * 7) % 40).padStart(2, '0')}`, email: '', phone: '' },
        ...(index % 4 === 0 ? { pass: null } : {}),
        ...(index % 5 === 0 ? { suspicions: ['too_fast'] } : {}),
      });
      // Over ten days, some at the start of a day, some at the same moment.
      const at = noon - (Math.floor(index / 4) + (index % 2) / 2) * dayMs - (index % 4 < 2 ? 0 : hourMs);
      await sql`update request set received_at = ${at} where id = ${id}`.execute(db);
      if (index % 7 === 0) await sql`update request set state = 'declined' where id = ${id}`.execute(db);
      if (index % 11 === 0)
        await sql`update request set assurance = 'typed', source = 'staff' where id = ${id}`.execute(db);
      // Changes nothing that is counted.
      if (index % 2 === 0) await sql`update request set network = 'aa' where id = ${id}`.execute(db);
    }
  });

  async function rows(): Promise<ExportedRequest[]> {
    const all: ExportedRequest[] = [];
    for await (const some of stores.store.requests.all({ search: '' })) all.push(...some);
    return all;
  }

  const sums = async () =>
    (
      await sql<{ kind: string; requests: number }>`
        select cast(day as text) || ' ' || state || ' ' || offer_id || ' ' || assurance || ' ' || source || ' ' ||
          check_provider as kind, sum(requests) as requests
        from request_count group by 1 having sum(requests) <> 0 order by 1`.execute(stores.database.db)
    ).rows.map(({ kind: of, requests }) => `${of}: ${requests}`);

  async function expectCounted(): Promise<void> {
    const kinds = Map.groupBy(await rows(), (row) =>
      [
        Math.floor(row.receivedAt / dayMs),
        row.state,
        row.offerId,
        row.assurance,
        row.source,
        row.checkProvider ?? '',
      ].join(' '),
    );
    const wanted = [...kinds].map(([of, same]) => `${of}: ${same.length}`);
    expect((await sums()).toSorted()).toEqual(wanted.toSorted());
  }

  it('equal the number of rows per kind and day', expectCounted);

  it('stay the same when counts are merged into one row per kind', async () => {
    await stores.store.housekeeping.removeExpired(Date.now());
    await expectCounted();
    const { rows: several } = await sql`select day from request_count
      group by day, state, offer_id, assurance, source, check_provider having count(*) > 1`.execute(stores.database.db);
    expect(several).toEqual([]);
  });

  it('decrease when a request is removed', async () => {
    const [first] = await rows();
    const { db } = stores.database;
    await db
      .deleteFrom('request_line')
      .where('request_id', '=', first?.id ?? '')
      .execute();
    await db
      .deleteFrom('request_home')
      .where('request_id', '=', first?.id ?? '')
      .execute();
    await db
      .deleteFrom('request')
      .where('id', '=', first?.id ?? '')
      .execute();
    await expectCounted();
  });

  const iso = (at: number) => new Date(at).toISOString();
  const moments = () => {
    const midnight = noon - dayMs / 2;
    return [
      {},
      { from: iso(midnight - 3 * dayMs) },
      { until: iso(midnight - 3 * dayMs) },
      { from: iso(midnight - 4 * dayMs), until: iso(midnight - 2 * dayMs) },
      { from: iso(noon - 4 * dayMs), until: iso(noon - 2 * dayMs + 1) },
      { from: iso(noon - 4 * dayMs - hourMs), until: iso(noon - 4 * dayMs + 1) },
      { from: iso(noon - 2 * dayMs), until: iso(noon - 4 * dayMs) },
      { from: '1969-12-31T23:00:00.000Z', until: '9999-12-31T23:00:00.000Z' },
    ];
  };
  const fits = (row: ExportedRequest, { offer, state, from, until, assurance, check, source }: Partial<RequestQuery>) =>
    (offer === undefined || row.offerId === offer) &&
    (state === undefined || row.state === state) &&
    (from === undefined || row.receivedAt >= Date.parse(from)) &&
    (until === undefined || row.receivedAt < Date.parse(until)) &&
    (assurance === undefined || row.assurance === assurance) &&
    (check === undefined || (row.checkProvider ?? 'none') === check) &&
    (source === undefined || row.source === source);

  it('include recent arrivals, and all held or accepted requests, by day and offer', async () => {
    const since = Math.floor(noon / dayMs) - 3;
    const ids = offers.map(({ id }) => id);
    for (const offerIds of [null, ids.slice(0, 1), ids]) {
      const wanted = (await rows())
        .map(({ receivedAt, state, offerId }) => ({ day: Math.floor(receivedAt / dayMs), state, offerId }))
        .filter(({ offerId }) => offerIds?.includes(offerId) ?? true)
        .filter(({ day, state }) => day >= since || state === 'held' || state === 'accepted');
      const sorted = (texts: string[]) => texts.toSorted();
      const kinds = Map.groupBy(wanted, ({ day, state }) => `${day} ${state}`);
      const counted = await stores.store.requests.countsOfDays({ offerIds, since });
      expect(
        sorted(
          counted.filter(({ requests }) => requests !== 0).map((one) => `${one.day} ${one.state}: ${one.requests}`),
        ),
      ).toEqual(sorted([...kinds].map(([kind, same]) => `${kind}: ${same.length}`)));
    }
    const byOffer = await stores.store.offers.countRequests();
    for (const { id } of offers) {
      const states = Map.groupBy(
        (await rows()).filter(({ offerId }) => offerId === id),
        ({ state }) => state,
      );
      expect(byOffer.get(id)).toEqual(Object.fromEntries([...states].map(([state, same]) => [state, same.length])));
    }
    for (const wanted of [[], ids.slice(0, 1), ids]) {
      const arrivals = (await rows())
        .map(({ offerId, receivedAt }) => ({ offerId, day: Math.floor(receivedAt / dayMs) }))
        .filter(({ offerId, day }) => wanted.includes(offerId) && day >= since);
      const counted = await stores.store.offers.countArrivals(wanted, since);
      expect(
        counted
          .filter(({ requests }) => requests > 0)
          .map((one) => `${one.offerId} ${one.day}: ${one.requests}`)
          .toSorted(),
      ).toEqual(
        [...Map.groupBy(arrivals, ({ offerId, day }) => `${offerId} ${day}`)]
          .map(([kind, same]) => `${kind}: ${same.length}`)
          .toSorted(),
      );
    }
  });

  it('page through every list in order, with correct totals', async () => {
    const all = await rows();
    const byTime = (a: ExportedRequest, b: ExportedRequest) => a.receivedAt - b.receivedAt || (a.id < b.id ? -1 : 1);
    const byName = (a: ExportedRequest, b: ExportedRequest) => (a.contact.name < b.contact.name ? -1 : 1);
    const sorted = {
      oldest: all.toSorted(byTime),
      newest: all.toSorted(byTime).toReversed(),
      name: all.toSorted(byName),
    };
    const filters: Partial<RequestQuery>[] = [
      {},
      { offer: offers[0]?.id ?? '' },
      { state: 'held' },
      { state: 'declined', offer: offers[1]?.id ?? '' },
      { assurance: 'typed' },
      { check: 'none' },
      { source: 'staff', state: 'held' },
    ];
    for (const filter of filters)
      for (const moment of moments())
        for (const sort of ['newest', 'oldest', 'name'] as const) {
          const query = { search: '', sort, ...filter, ...moment };
          const wanted = sorted[sort].filter((row) => fits(row, query));
          const states = Map.groupBy(
            all.filter((row) => fits(row, { ...query, state: undefined })),
            ({ state }) => state,
          );
          for (const page of [1, 2, 4]) {
            const found = await stores.store.requests.page({ ...query, page }, 7);
            expect([query, found.total]).toEqual([query, wanted.length]);
            expect(found.counts).toEqual(Object.fromEntries([...states].map(([state, same]) => [state, same.length])));
            const ids = wanted.slice((page - 1) * 7, page * 7).map(({ id }) => id);
            expect([query, found.rows.map(({ id }) => id)]).toEqual([query, ids]);
          }
        }
  });
});
