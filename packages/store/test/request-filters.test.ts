// Every filter of the staff's list lets through what it names, in the rows, the counts and the export alike.
import type { ServiceRequest } from '@doorstep/core';
import type { RequestQuery } from '@doorstep/contract';
import { retrievedAddress } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';
import { databases, openTestStore, type TestStore } from './stores.ts';

describe.each(databases)('the filters of requests on %s', (kind) => {
  let stores: TestStore;
  const made: Record<string, ServiceRequest> = {};
  beforeAll(async () => {
    stores = await openTestStore(kind);
    const gate = createGate(stores.store);
    const offer = await gate.open();
    const person = (name: string) => ({ contact: { name, email: '', phone: '' } });
    made['near'] = await gate.sent(offer, { ...person('Near'), home: retrievedAddress({ postcode: 'ZZ1 1AA' }) });
    made['far'] = await gate.sent(offer, { ...person('Far'), home: retrievedAddress({ postcode: 'ZZ11 1AA' }) });
    made['unchecked'] = await gate.sent(offer, {
      ...person('Unchecked'),
      home: retrievedAddress({ postcode: 'XX1 1AA' }),
      pass: null,
    });
    const typed = { line1: '4 Quince Lane', line2: '', city: 'Wexmouth', postcode: 'YY1 1AA', country: 'GB' };
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
    return listed;
  };

  it.each<[Partial<RequestQuery>, string[]]>([
    [{ postcode: 'ZZ1' }, ['Far', 'Near']],
    [{ postcode: 'zz1' }, ['Far', 'Near']],
    [{ postcode: 'zz11a' }, ['Near']],
    [{ postcode: 'zz1 1a' }, ['Near']],
    [{ postcode: 'zz11' }, ['Far', 'Near']],
    [{ postcode: '%' }, []],
    [{ reason: 'no_pass' }, ['Unchecked']],
    [{ check: 'none' }, ['Unchecked']],
    [{ check: 'hcaptcha' }, []],
    [{ source: 'staff' }, []],
    [{ from: '2000-01-01T00:00:00Z', until: '2001-01-01T00:00:00Z' }, []],
  ])('%j', async (filter, wanted) => {
    const all = await names({});
    const listed = await names(filter);
    expect(all).toEqual(['Far', 'Near', 'Typed', 'Unchecked']);
    expect(listed).toEqual(wanted);
  });

  it('parts the requests by what is known of their addresses', async () => {
    expect(await names({ assurance: 'retrieved' })).not.toContain('Typed');
    expect(await names({ assurance: 'typed' })).toEqual(['Typed']);
  });

  it('takes the first moment and leaves out the last', async () => {
    const at = new Date(made['near']?.receivedAt ?? 0).toISOString();
    const next = new Date((made['near']?.receivedAt ?? 0) + 1).toISOString();
    expect(await names({ from: at, until: next })).toContain('Near');
    expect(await names({ until: at })).not.toContain('Near');
  });
});
