// The charts' counts in the database, compared with the rows and with the actions taken.
import {
  acceptRequest,
  addVisits,
  declineRequest,
  eraseRequest,
  findDiscrepancies,
  readInsights,
  type Actor,
  type Offer,
  type Visits,
} from '@doorstep/core';
import { itemInput, retrievedAddress } from '@doorstep/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGate, type Gate } from './gate.ts';
import { databases, openTestStore, type TestStore } from './stores.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe.each(databases)('insights on %s', (kind) => {
  let stores: TestStore;
  let gate: Gate;
  let offer: Offer;
  const ids: string[] = [];
  beforeAll(async () => {
    stores = await openTestStore(kind);
    gate = createGate(stores.store);
    offer = await gate.open({ items: [itemInput({ openingStock: 50, maxPerRequest: 3, maxPerHome: 3 })] });
    const [item] = offer.definition.items;
    for (let index = 0; index < 24; index += 1) {
      const { id } = await gate.sent(offer, {
        home: {
          ...retrievedAddress({ number: String(100 + index) }),
          postcode: index < 12 ? 'ZZ1 7AB' : `ZZ${index} 1AA`,
        },
        lines: [{ item: item?.id ?? '', quantity: index % 3 === 0 ? 2 : 1 }],
        ...(index % 6 === 5 ? { suspicions: ['too_fast'] } : {}),
        source: index % 4 === 3 ? 'embed' : 'web',
      });
      ids.push(id);
    }
  });
  afterAll(() => stores.end());

  const insights = (given: Partial<Parameters<typeof readInsights>[1]> = {}) =>
    readInsights(gate.staff, { offer: offer.id, period: '30', timeZone: 'UTC', ...given });
  const { raw } = sql;
  const run = (statement: string) => raw(statement).execute(stores.database.db);
  const miscounts = () => stores.store.reconciliation.insightMiscounts();
  const idAt = (index: number) => ids[index] ?? '';

  it('count arrivals by day and hour, and the remaining stock', async () => {
    const { total, arrivals, hours, figures, steps } = await insights();
    const today = arrivals.at(-1);
    expect(arrivals).toHaveLength(30);
    expect([total, today?.isUnfinished]).toEqual([24, true]);
    const sumOf = (column: 'requests' | 'delivered') => arrivals.reduce((sum, each) => sum + each[column], 0);
    expect([sumOf('requests'), sumOf('delivered')]).toEqual([24, 50]);
    expect(hours.flat().reduce((sum, each) => sum + each)).toBe(24);
    expect(figures.requests).toEqual({ now: 24, before: 0 });
    expect(figures.accepted.now).toBe(20);
    expect(steps.at(-1)).toEqual({ step: 'sent', visits: 24 });
    const [stock] = await stores.store.stock.ofOffer(offer.id);
    expect(today?.left).toBe(Number(stock?.stock) - Number(stock?.taken));
    expect(arrivals[0]?.left).toBe(0);
    expect(await miscounts()).toEqual([]);
  });

  it('merge districts with fewer than ten requests', async () => {
    const { districts, smallDistricts } = await insights();
    expect(districts).toEqual([{ district: 'zz1', requests: 12 }]);
    expect(smallDistricts).toEqual({ districts: 12, requests: 12 });
  });

  it('count how long decisions took, in the hour of the decision', async () => {
    await run(`update request set received_at = received_at - ${5 * hourMs} where state = 'held'`);
    await acceptRequest(gate.staff, { id: idAt(5), reason: '' });
    await declineRequest(gate.staff, { id: idAt(11), reason: 'A shop.', note: '' });
    const { decided, figures } = await insights();
    expect(decided.filter(({ requests }) => requests > 0)).toEqual([{ within: 12, requests: 2 }]);
    expect(figures.decidedHours.now).toBe(12);
    expect(await miscounts()).toEqual([]);
  });

  it('follow a request that is packed, dispatched, returned and dispatched again', async () => {
    const { requests } = stores.store;
    const at = Date.now() + 30 * hourMs;
    const move = (
      from: 'accepted' | 'packed' | 'dispatched' | 'returned',
      to: 'accepted' | 'packed' | 'dispatched' | 'returned',
    ) => requests.change(idAt(0), { from, to, at });
    const sent = async () => {
      const { rows } = await sql<{ measure: string; key: string; amount: number }>`
        select measure, key, sum(amount) as amount from insight where measure in ('dispatched', 'returned')
        group by measure, key having sum(amount) <> 0 order by measure`.execute(stores.database.db);
      return rows;
    };
    await move('accepted', 'packed');
    await move('packed', 'dispatched');
    const dispatched = { measure: 'dispatched', key: '48', amount: 1 };
    expect(await sent()).toEqual([dispatched]);
    await move('dispatched', 'returned');
    await requests.putReturnReason(idAt(0), 'refused');
    expect(await sent()).toEqual([dispatched, { measure: 'returned', key: 'refused', amount: 1 }]);
    await move('returned', 'accepted');
    expect(await sent()).toEqual([]);
    expect(await miscounts()).toEqual([]);
  });

  it('match the rows after every kind of change: lines, offers, times, erasure, removal', async () => {
    await run(`update request_line set quantity = quantity + 1 where request_id = '${idAt(1)}'`);
    await run(`update request set received_at = received_at - ${3 * dayMs}, source = 'staff' where id = '${idAt(2)}'`);
    await run(`update request set state = 'withdrawn' where id = '${idAt(3)}'`);
    await run(`delete from request_line where request_id = '${idAt(4)}'`);
    await run(`delete from request_home where request_id = '${idAt(4)}'`);
    await run(`delete from request where id = '${idAt(4)}'`);
    expect(await miscounts()).toEqual([]);
    const before = await insights();
    await stores.store.housekeeping.removeExpired(Date.now());
    expect(await insights()).toEqual(before);
    expect(await miscounts()).toEqual([]);
  });

  it('keep no location of an erased request', async () => {
    await eraseRequest(gate.staff, { id: idAt(13) });
    await stores.store.housekeeping.removeExpired(Date.now());
    const { rows } = await sql`select key from insight where measure = 'district' and key = 'zz13'`.execute(
      stores.database.db,
    );
    expect(rows).toEqual([]);
    expect((await insights()).total).toBe(23);
    expect(await miscounts()).toEqual([]);
  });

  it('include page views, of one offer and of all', async () => {
    const other = await gate.open();
    const hour = Math.floor(Date.now() / hourMs);
    const add = (visits: Visits[]) => stores.store.transaction((tx) => addVisits(tx, visits));
    await add([
      { offerId: offer.id, hour, step: 'opened', visits: 7 },
      { offerId: other.id, hour, step: 'opened', visits: 2 },
    ]);
    await add([{ offerId: offer.id, hour, step: 'opened', visits: 3 }]);
    const opened = async (given: object) => (await insights(given)).steps[0];
    expect(await opened({})).toEqual({ step: 'opened', visits: 10 });
    expect(await opened({ offer: undefined })).toEqual({ step: 'opened', visits: 12 });
    const program: Actor = {
      kind: 'token',
      id: 'token-1',
      name: 'A program',
      scopes: ['requests.read'],
      offerIds: [other.id],
    };
    const limited = await readInsights({ ...gate.staff, actor: program }, { period: 'all', timeZone: 'UTC' });
    expect([limited.total, limited.steps[0]?.visits]).toEqual([0, 2]);
    expect(await miscounts()).toEqual([]);
  });

  it('show a request on the day in the reader’s time zone', async () => {
    const midnight = Math.floor(Date.now() / dayMs) * dayMs - 5 * dayMs;
    await run(`update request set received_at = ${midnight + hourMs} where id = '${idAt(14)}'`);
    const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const dayOf = async (timeZone: string, ms: number) =>
      (await insights({ timeZone, period: '7' })).arrivals.find((each) => each.day === day(ms))?.requests;
    const [here, dayBefore] = [await dayOf('UTC', midnight), await dayOf('UTC', midnight - dayMs)];
    expect(await dayOf('America/Los_Angeles', midnight)).toBe(Number(here) - 1);
    expect(await dayOf('America/Los_Angeles', midnight - dayMs)).toBe(Number(dayBefore) + 1);
  });

  it('are reported by reconciliation when wrong', async () => {
    await run(`update insight set amount = amount + 1 where measure = 'taken'`);
    const found = [];
    for await (const discrepancy of findDiscrepancies(gate.staff))
      if (discrepancy.kind === 'insights_miscounted') found.push(discrepancy);
    expect(found).toEqual([
      { kind: 'insights_miscounted', offerId: offer.id, measure: 'taken', counts: expect.any(Number) as number },
    ]);
  });
});
