// Every filter of the staff's list selects the same in rows, counts and export.
import type { ServiceRequest } from '@doorstep/core';
import { requestSorts, type RequestQuery } from '@doorstep/contract';
import { retrievedAddress } from '@doorstep/testing';
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

  const names = async (filter: Partial<RequestQuery>) => {
    const query: RequestQuery = { search: '', sort: 'newest', page: 1, ...filter };
    const { rows, total } = await stores.store.requests.page(query, 50);
    const counts = await stores.store.requests.counts(query);
    const exported: string[] = [];
    for await (const some of stores.store.requests.all(query))
      exported.push(...some.map(({ contact }) => contact.name));
    const listed = rows.map(({ contact }) => contact.name).toSorted();
    expect(exported.toSorted()).toEqual(listed);
    expect([total, Object.values(counts).reduce((sum, count) => sum + count, 0)]).toEqual([
      listed.length,
      listed.length,
    ]);
    await expectSorted(query, rows);
    return listed;
  };

  /** Plans that sort few rows and that walk many in order, each also with a filter that all rows match. */
  async function expectSorted(query: RequestQuery, rows: ServiceRequest[]): Promise<void> {
    const keyOf = ({ id, receivedAt, reference, contact, address }: ServiceRequest, sort: RequestQuery['sort']) => {
      const by = { newest: receivedAt, oldest: receivedAt, reference, name: contact.name, postcode: address.postcode };
      return `${by[sort]} ${id}`;
    };
    for (const sort of requestSorts) {
      const sorted = rows.toSorted((a, b) => (keyOf(a, sort) < keyOf(b, sort) ? -1 : 1));
      const wanted = sort === 'newest' ? sorted.toReversed() : sorted;
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

  it.each<[Partial<RequestQuery>, string[]]>([
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
  ])('let through the same rows, counts and export: %j', async (filter, wanted) => {
    const all = await names({});
    const listed = await names(filter);
    expect(all).toEqual(['Far', 'Near', 'Typed', 'Unchecked']);
    expect(listed).toEqual(wanted);
  });

  it('part the requests by what is known of their addresses', async () => {
    expect(await names({ assurance: 'retrieved' })).not.toContain('Typed');
    expect(await names({ assurance: 'typed' })).toEqual(['Typed']);
  });

  it('include the first moment and exclude the last', async () => {
    const at = new Date(made['near']?.receivedAt ?? 0).toISOString();
    const next = new Date((made['near']?.receivedAt ?? 0) + 1).toISOString();
    expect(await names({ from: at, until: next })).toContain('Near');
    expect(await names({ until: at })).not.toContain('Near');
  });
});
