// Staff find requests by word prefixes, in an index that forgets erased words.
import { Worker } from 'node:worker_threads';
import { correctAddress, type Offer, type ServiceRequest } from '@doorstep/core';
import { retrievedAddress } from '@doorstep/testing';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useGate } from './gate.ts';
import { databases } from './stores.ts';

describe.each(databases)('a search of requests on %s', (kind) => {
  const { stores, gate } = useGate(kind);
  let offer: Offer;
  let zoe: ServiceRequest;
  beforeAll(async () => {
    offer = await gate.open();
    const contact = { name: 'Zoë O’Hara-Quill', email: 'zoe.quill@mail.example', phone: '' };
    zoe = await gate.sent(offer, { contact, unit: 'Z7' });
    await gate.sent(offer, { contact: { name: 'Basil Marchmain', email: '', phone: '' } });
    await gate.sent(offer, { contact: { name: 'Basil Thyme', email: '', phone: '' }, pass: null });
  });

  const search = async (text: string) => {
    const query = { search: text, sort: 'newest', page: 1 } as const;
    const { rows, total } = await stores.store.requests.page(query, 50);
    expect(total).toBe(rows.length);
    return rows.map(({ contact }) => contact.name);
  };

  it('matches the start of each word, whatever its case, accents and punctuation', async () => {
    for (const text of ['zoe', 'ZOË', 'quill o’hara', 'zoe.quill@mail', 'z7', zoe.reference.slice(0, 6)])
      expect([text, await search(text)]).toEqual([text, ['Zoë O’Hara-Quill']]);
    expect(await search('bas march')).toEqual(['Basil Marchmain']);
    expect(await search('bas zoe')).toEqual([]);
    expect(await search('archmain')).toEqual([]);
  });

  it('ignores operators of the databases’ own query languages', async () => {
    for (const text of ['%', `"zoe" OR basil`, `zoe:* | basil`, `'`, '\\', 'zoe NOT', '*', '(zoe'])
      expect((await search(text)).length).toBeLessThan(2);
    expect(await search(' ')).toHaveLength(3);
  });

  it('counts every state, not only the one shown', async () => {
    const filter = { offer: offer.id, search: 'bas' };
    const held = { ...filter, state: 'held' } as const;
    expect(await stores.store.requests.counts(filter)).toEqual({ accepted: 1, held: 1 });
    expect(await stores.store.requests.counts(held)).toEqual({ accepted: 1, held: 1 });
  });

  it('finds a corrected address, and no longer the old one', async () => {
    const { lines, city, postcode, countryCode } = retrievedAddress({ number: '4711', street: 'Quince Lane' });
    const typed = { line1: '4711 Quince Lane', line2: '', city, postcode, country: countryCode };
    expect(lines).toBeDefined();
    await correctAddress(gate.staff, {
      id: zoe.id,
      address: { typed },
      unit: '',
      reason: '',
      visitor: '',
      network: '',
    });
    expect(await search('quince 4711')).toEqual(['Zoë O’Hara-Quill']);
    expect(await search('z7')).toEqual([]);
  });

  it('lists the newest without counting, and none of another word or offer', async () => {
    const list = async (query: object, max = 2) => {
      const rows = await stores.store.requests.list({ search: 'bas', sort: 'newest', page: 1, ...query }, max);
      return rows.map(({ contact }) => contact.name);
    };
    expect(await list({})).toEqual(['Basil Thyme', 'Basil Marchmain']);
    expect(await list({}, 1)).toEqual(['Basil Thyme']);
    expect(await list({ sort: 'oldest' }, 1)).toEqual(['Basil Marchmain']);
    expect(await list({ offers: [(await gate.open()).id] })).toEqual([]);
    expect(await list({ search: 'nobody' })).toEqual([]);
  });

  it('finds requests of a network only by the network filter, also after an address correction', async () => {
    const ofNetwork = async (network: string, text = '') => {
      const query = { search: text, network, sort: 'newest', page: 1 } as const;
      const { rows, total } = await stores.store.requests.page(query, 50);
      expect(total).toBe(rows.length);
      return rows.map(({ contact }) => contact.name);
    };
    expect(zoe.network).not.toBe('');
    expect(await ofNetwork(zoe.network)).toEqual(['Zoë O’Hara-Quill']);
    expect(await ofNetwork(zoe.network, 'quince')).toEqual(['Zoë O’Hara-Quill']);
    expect(await ofNetwork(zoe.network, 'basil')).toEqual([]);
    // A prefix of a network is not a network.
    expect(await ofNetwork(zoe.network.slice(0, 8))).toEqual([]);
    for (const text of [zoe.network, `¤${zoe.network}`, zoe.network.slice(0, 8)])
      expect(await search(text)).toEqual([]);
  });

  it('finds one mailbox and no other of its provider, also as the user types', async () => {
    const contact = { name: 'Zoë Second', email: 'zoe.2@mail.example', phone: '' };
    await gate.sent(offer, { contact });
    for (const [text, names] of [
      ['zoe.quill@mail.example', ['Zoë O’Hara-Quill']],
      ['Zoe.Quill+doorstep@mail.example', ['Zoë O’Hara-Quill']],
      ['hara zoe.quill@mail', ['Zoë O’Hara-Quill']],
      ['zoe.2@', ['Zoë Second']],
      ['@mail.example', ['Zoë Second', 'Zoë O’Hara-Quill']],
      ['@', []],
    ] as const)
      expect([text, await search(text)]).toEqual([text, names]);
  });

  it('finds a reference without its hyphens, a postcode without its space, and letters as they are spelt out', async () => {
    const contact = { name: 'Jørgen Großmann', email: '', phone: '' };
    const home = retrievedAddress({ postcode: 'QZ7 4XX' });
    const { reference } = await gate.sent(offer, { contact, home });
    for (const text of [reference.replaceAll('-', ''), 'qz74xx', 'QZ74XX jorg', 'qz7 4xx', 'grossmann', 'jorgen GROSS'])
      expect([text, await search(text)]).toEqual([text, ['Jørgen Großmann']]);
    expect(await search('qz74xy')).toEqual([]);
    expect(await search('qz74xx basil')).toEqual([]);
  });

  it('keeps no word of a request whose personal data was erased', async () => {
    const redact = sql`update request set search_text = '' where id = ${zoe.id}`;
    expect(await wordsKept()).toContain('quill');
    await redact.execute(stores.database.db);
    expect(await search('quill')).toEqual([]);
    expect(await wordsKept()).not.toContain('quill');
    expect(await search('basil')).toHaveLength(2);
  });

  it('runs on another thread when the writing thread answers visitors', async () => {
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    await search('basil');
    expect(posted.mock.calls.length > 0).toBe(kind === 'sqlite');
    posted.mockRestore();
  });

  /** The whole index as one text. PostgreSQL's index has entries of rows only, which are deleted with them. */
  async function wordsKept(): Promise<string> {
    if (kind === 'postgres') {
      const rows = await sql<{ search_text: string }>`select search_text from request`.execute(stores.database.db);
      return rows.rows.map((row) => row.search_text).join(' ');
    }
    const blobs = await sql<{ block: Buffer }>`select block from request_search_data`.execute(stores.database.db);
    // Words with a common prefix share it there.
    return blobs.rows.map(({ block }) => block.toString('latin1')).join(' ');
  }
});
