// A person's other requests, by the word index.
import { eraseRequest, sharedMarks, type ServiceRequest } from '@doorstep/core';
import { describe, expect, it } from 'vitest';
import { useGate } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('the other requests of one person, on %s,', (kind) => {
  const { stores, gate } = useGate(kind);

  it('are found by email and telephone, however typed, in every offer, latest first', async () => {
    const offers = [await gate.open(), await gate.open()] as const;
    const receivedAt = Date.now();
    let sent = 0;
    const ask = (email: string, phone: string, at: 0 | 1 = 0) => {
      sent += 1;
      return gate.sent(offers[at], {
        contact: { name: 'Robin Fictional', email, phone },
        receivedAt: receivedAt + sent,
      });
    };
    const one = await ask('Robin.Quill@example.org', '01632 960 501');
    const byEmail = await ask('robin.quill+bin@EXAMPLE.org', '');
    const byPhone = await ask('other@example.org', '+44 1632 960501', 1);
    // Without punctuation it is the same word, but it is another mailbox.
    await ask('robinquill@example.org', '01632 960 502');
    await ask('', '');
    const shown = async (request: ServiceRequest, max = 20) =>
      (await stores.store.requests.ofPerson(request, max)).map(({ id }) => id);
    expect(await shown(one)).toEqual([byPhone.id, byEmail.id]);
    expect(await shown(one, 1)).toEqual([byPhone.id]);
    expect(await shown(byEmail)).toEqual([one.id]);
    expect(sharedMarks(one, byPhone)).toEqual(['phone']);
    const nobody = await ask('', '');
    expect(await shown(nobody)).toEqual([]);

    await eraseRequest(gate.staff, { id: byEmail.id });
    expect(await shown(one)).toEqual([byPhone.id]);
    const erased = await stores.store.requests.find(byEmail.id);
    if (erased === null) throw new Error('it is gone');
    expect(await shown(erased)).toEqual([]);
  });

  it('use keys that the text search does not find', async () => {
    const search = async (text: string) => {
      const query = { search: text, sort: 'newest', page: 1 } as const;
      return (await stores.store.requests.page(query, 50)).total;
    };
    expect(await search('erobinquill')).toBe(0);
    expect(await search('p32960501')).toBe(0);
  });
});
