// Every filter of the staff's list selects the same in rows, counts and export.
import { requestSorts } from '@doorstep/contract';
import { emptyAddress, type Offer, type RequestListQuery, type ServiceRequest } from '@doorstep/core';
import { retrievedAddress } from '@doorstep/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kyselyRequestLists } from '../src/request-lists.ts';
import { createGate } from './gate.ts';
import { databases, openTestStore, type TestStore } from './stores.ts';

describe.each(databases)('the filters of requests on %s', (kind) => {
  let stores: TestStore;
  const made: Record<string, ServiceRequest> = {};
  let offerId = '';
  beforeAll(async () => {
    stores = await openTestStore(kind);
    const gate = createGate(stores.store);
    const offer = await gate.open();
    offerId = offer.id;
    const person = (name: string) => ({ contact: { name, email: '', phone: '' } });
    made['near'] = await gate.sent(offer, { ...person('Near'), home: retrievedAddress({ postcode: 'ZZ1 1AA' }) });
    made['far'] = await gate.sent(offer, { ...person('Far'), home: retrievedAddress({ postcode: 'ZZ11 1AA' }) });
    made['unchecked'] = await gate.sent(offer, {
      ...person('Unchecked'),
      home: retrievedAddress({ postcode: 'XX1 1AA' }),
      pass: null,
    });
    const typed = { line1: '4 Quince Lane', line2: '', city: 'Wexmouth', postcode: 'ZZ8 1AA', country: 'GB' };
    made['typed'] = await gate.sent(offer, { ...person('Typed'), typed });
  });
  afterAll(() => stores.end());

  const names = async (filter: Partial<RequestListQuery>) => {
    const query: RequestListQuery = { search: '', sort: 'newest', page: 1, ...filter };
    const { rows, total } = await stores.store.requests.page(query, 50);
    const counts = await stores.store.requests.counts(query);
    const exported: string[] = [];
    for await (const some of stores.store.requests.all(query))
      exported.push(...some.map(({ contact }) => contact.name));
    const listed = rows.map(({ contact }) => contact.name).toSorted();
    expect(exported.toSorted()).toEqual(listed);
    const ofStates = Object.entries(counts).filter(
      ([state]) => query.state === undefined || [query.state].flat().some((each) => each === state),
    );
    expect([total, ofStates.reduce((sum, [, count]) => sum + count, 0)]).toEqual([listed.length, listed.length]);
    await expectSorted(query, rows);
    return listed;
  };

  /** One row per page, by cursor. */
  async function walk(query: RequestListQuery, between = async () => {}): Promise<ServiceRequest[]> {
    const { requests } = stores.store;
    let { rows: found, next } = await requests.page(query, 1);
    while (next !== null) {
      expect(found.length).toBeLessThan(20);
      await between();
      const part = await requests.behind(query, { cursor: next, limit: 1 });
      found = [...found, ...part.rows];
      next = part.next;
    }
    return found;
  }

  /** Plans that sort few rows and that walk many in order, each also with a filter that all rows match. */
  async function expectSorted(query: RequestListQuery, rows: ServiceRequest[]): Promise<void> {
    const keyOf = (request: ServiceRequest, sort: RequestListQuery['sort']) => {
      const { id, receivedAt, changedAt, reference, contact, address } = request;
      const { name } = contact;
      const by = {
        newest: receivedAt,
        oldest: receivedAt,
        updated: changedAt,
        reference,
        name,
        postcode: address.postcode,
      };
      return `${by[sort]} ${id}`;
    };
    for (const sort of [...requestSorts, 'updated'] as const) {
      const sorted = rows.toSorted((a, b) => (keyOf(a, sort) < keyOf(b, sort) ? -1 : 1));
      const wanted = sort === 'newest' ? sorted.toReversed() : sorted;
      expect([sort, (await walk({ ...query, sort })).map(({ id }) => id)]).toEqual([sort, wanted.map(({ id }) => id)]);
      for (const maxSorted of [0, 20_000])
        for (const offer of [undefined, offerId]) {
          const lists = kyselyRequestLists(stores.database, { maxSorted });
          const found = await lists.page({ ...query, sort, offer }, 50);
          expect([sort, maxSorted, offer, found.rows.map(({ id }) => id)]).toEqual([
            sort,
            maxSorted,
            offer,
            wanted.map(({ id }) => id),
          ]);
        }
    }
  }

  it.each<[Partial<RequestListQuery>, string[]]>([
    [{ postcode: 'ZZ1' }, ['Far', 'Near']],
    [{ postcode: 'zz1' }, ['Far', 'Near']],
    [{ postcode: 'zz11a' }, ['Near']],
    [{ postcode: 'zz1 1a' }, ['Near']],
    [{ postcode: 'zz11' }, ['Far', 'Near']],
    [{ postcode: '%' }, []],
    [{ postcode: 'zz1', state: 'accepted' }, ['Far', 'Near']],
    [{ postcode: 'zz1', check: 'none' }, []],
    [{ postcode: 'zz1', search: 'near' }, ['Near']],
    [{ search: 'near' }, ['Near']],
    [{ reason: 'no_pass' }, ['Unchecked']],
    [{ check: 'none' }, ['Unchecked']],
    [{ check: 'hcaptcha' }, []],
    [{ source: 'staff' }, []],
    [{ from: '2000-01-01T00:00:00Z', until: '2001-01-01T00:00:00Z' }, []],
    [{ state: ['held', 'declined'] }, ['Unchecked']],
    [{ state: ['held', 'accepted'] }, ['Far', 'Near', 'Typed', 'Unchecked']],
    [{ state: ['declined', 'lapsed'] }, []],
    [{ updatedSince: '2000-01-01T00:00:00Z' }, ['Far', 'Near', 'Typed', 'Unchecked']],
    [{ updatedSince: '2100-01-01T00:00:00Z' }, []],
  ])('select the same rows, counts and export: %j', async (filter, wanted) => {
    const all = await names({});
    const listed = await names(filter);
    expect(all).toEqual(['Far', 'Near', 'Typed', 'Unchecked']);
    expect(listed).toEqual(wanted);
  });

  it('separate requests by whether their address was retrieved or typed', async () => {
    expect(await names({ assurance: 'retrieved' })).not.toContain('Typed');
    expect(await names({ assurance: 'typed' })).toEqual(['Typed']);
  });

  it('include the first moment and exclude the last', async () => {
    const at = new Date(made['near']?.receivedAt ?? 0).toISOString();
    const next = new Date((made['near']?.receivedAt ?? 0) + 1).toISOString();
    expect(await names({ from: at, until: next })).toContain('Near');
    expect(await names({ until: at })).not.toContain('Near');
  });

  it('skip and repeat nothing after a cursor while requests arrive, and refuse a cursor of another order', async () => {
    const gate = createGate(stores.store);
    const offer = await gate.open();
    const sent = [];
    for (const name of ['Ada', 'Bea', 'Cleo'])
      sent.push((await gate.sent(offer, { contact: { name, email: '', phone: '' } })).id);
    const query: RequestListQuery = { offer: offer.id, search: '', sort: 'newest', page: 1 };
    const seen = await walk(query, async () => void (await gate.sent(offer)));
    expect(seen.map(({ id }) => id)).toEqual(sent.toReversed());
    const { next } = await stores.store.requests.page(query, 1);
    for (const [sort, cursor] of [
      ['oldest', next ?? ''],
      ['newest', 'bm9uZQ'],
      ['newest', btoa('["newest","none"]')],
    ] as const)
      await expect(stores.store.requests.behind({ ...query, sort }, { cursor, limit: 1 })).rejects.toMatchObject({
        details: { fields: [{ field: 'cursor', code: 'cursor_unknown' }] },
      });
  });

  it('find requests changed since a given time, whatever was changed', async () => {
    const { store, database } = stores;
    const { requests, batches, personalData } = store;
    const gate = createGate(store);
    const offer: Offer = await gate.open();
    const { id } = await gate.sent(offer);
    const request = (await requests.find(id)) as ServiceRequest;
    const at = request.receivedAt;
    const changes: Record<string, () => Promise<unknown>> = {
      'its state': () => requests.change(id, { from: 'accepted', to: 'accepted', at }),
      'the state of many': () => requests.changeMany([id], { from: 'accepted', to: 'accepted', at }),
      'its details': () => requests.putDetails({ ...request, address: emptyAddress }),
      'where it is collected': () => requests.putCollection(id, { place: 'a', code: 'b', readyNotifiedAt: null }),
      'why it came back': () => requests.putReturnReason(id, 'other'),
      'its tracking number': () => batches.setTracking('', [{ requestId: id, number: '1' }]),
      'its erasure': () => personalData.eraseRequests([id], at),
    };
    for (const [what, change] of Object.entries(changes)) {
      await sql`update request set changed_at = 0 where id = ${id}`.execute(database.db);
      await change();
      const updatedSince = new Date(at).toISOString();
      const { rows } = await requests.page({ updatedSince, offer: offer.id, search: '', sort: 'updated', page: 1 }, 9);
      expect([what, rows.map((row) => row.id)]).toEqual([what, [id]]);
    }
  });
});
