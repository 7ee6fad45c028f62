// Strangers can neither use up a paid lookup account nor switch the lookup off for others. The stand-in plays Loqate,
// over real HTTP.
import { readItems } from '@doorstep/address-index';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createShownIds } from '../src/lookup/shown-ids.ts';
import { masterSecret, openKey, startLookupServer } from './lookup-server.ts';
import { startLoqateGround } from './loqate-server.ts';

const { loqate, index, open, sent, startAnew, end } = await startLoqateGround();
afterEach(startAnew);
afterAll(end);

const addressIn = (items: Record<string, string>[]) => items.find(({ Type }) => Type === 'Address');

describe('searching', () => {
  it('a thousand times from five networks leaves the lookup usable for everyone else', async () => {
    const server = await open();
    for (let network = 1; network <= 5; network += 1) {
      for (let count = 0; count < 200; count += 1) {
        const requester = { session: `s${network}-${Math.floor(count / 100)}`, network: `${network}` };
        await server.find(`nothing ${network} ${count}`, requester);
      }
    }
    expect(sent('Find')).toHaveLength(5 * 150);
    const neighbour = { session: 'neighbour', network: '99' };
    const [street] = await server.find('heron street', neighbour);
    expect(street).toMatchObject({ Text: 'Heron Street' });
    expect(server.issues).toEqual([]);
    await server.end();
  });

  it('from dozens of networks leaves the lookup usable for those who have chosen an address', async () => {
    const server = await open();
    const resident = { session: 'resident', network: '200' };
    const house = addressIn(await server.find('1 heron street', resident));
    expect(await server.retrieve(house?.['Id'] ?? '', resident)).toMatchObject([{ Line1: '1 Heron Street' }]);
    // Beyond half of the budget, each network gets 30.
    for (let network = 1; network <= 50; network += 1) {
      for (let count = 0; count < 151; count += 1) {
        const requester = { session: `s${network}-${Math.floor(count / 100)}`, network: `${network}` };
        const [item] = await server.find(`no ${network} ${count}`, requester);
        if (item !== undefined) break;
      }
    }
    expect(sent('Find').length).toBeLessThanOrEqual(2 * 1000 + 60);
    const later = await server.find('nothing here', { session: 'later', network: '201' });
    expect(later).toMatchObject([{ Error: '-1' }]);
    expect(server.issues).toMatchObject([{ code: 'finds_unmatched' }]);
    expect(addressIn(await server.find('2 heron street', resident))).toMatchObject({ Text: '2 Heron Street' });
    await server.end();
  });

  it('with a key and no origin is limited by IP address', async () => {
    const server = await open({ retrievesADay: 10_000 });
    const program = { session: '', network: '7' };
    for (let count = 0; count < 160; count += 1) await server.find(`nothing ${count}`, program);
    expect(sent('Find')).toHaveLength(150);
    expect(await server.find('nothing more', program)).toMatchObject([{ Error: '10' }]);
    expect(await server.find('heron street', { session: '', network: '8' })).toMatchObject([
      { Type: 'Street' },
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
      {},
    ]);
    await server.end();
  });

  it.each(['h', ' h ', '1', '-', '...', 'é'])('for only “%s” sends no query, and reports nothing', async (text) => {
    const server = await open();
    expect(await server.find(text)).toEqual([]);
    expect(loqate.requests).toEqual([]);
    await server.end();
  });

  it('for a word of one character sends a query', async () => {
    const server = await open();
    await server.find('東');
    expect(sent('Find')).toHaveLength(1);
    await server.end();
  });

  it('for the same text in other case and spacing costs nothing', async () => {
    const server = await open();
    const first = await server.find('heron street');
    for (const text of ['Heron Street', 'HERON  STREET', ' heron street', 'heron street ', 'heron\tstreet']) {
      const again = await server.find(text);
      expect(again.map(({ Text }) => Text)).toEqual(first.map(({ Text }) => Text));
    }
    expect(sent('Find')).toHaveLength(1);
    await server.end();
  });

  it('is cancelled when the browser cancels, unless another caller waits for the same', async () => {
    const server = await open();
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const key = server.tickets.issue({ session: 'visitor', offer: 'compost-bin' });
    const find = (Text: string, gone: AbortController) =>
      fetch(`${url}/Capture/Interactive/Find/v1.10/json3.ws?${new URLSearchParams({ Key: key, Text }).toString()}`, {
        signal: gone.signal,
      }).then(
        (answer) => answer.json(),
        () => 'gone',
      );
    let underWay = 0;
    server.app.server.on('request', (_, response) => {
      underWay += 1;
      response.once('close', () => (underWay -= 1));
    });
    const here = { message: 'Finds under way at the server' };
    const atLoqate = { message: 'Finds at Loqate' };
    const before = loqate.aborted();
    loqate.behave({ kind: 'hang' }, { times: 1 });
    const alone = new AbortController();
    const lost = find('heron street', alone);
    await expect.poll(() => sent('Find').length, atLoqate).toBe(1);
    alone.abort();
    expect(await lost).toBe('gone');
    await expect.poll(() => loqate.aborted(), { message: 'Finds given up at Loqate' }).toBe(before + 1);
    expect(server.reports).toEqual([]);

    const answer = Promise.withResolvers<void>();
    loqate.behave({ kind: 'held', until: answer.promise }, { times: 1 });
    const [one, other] = [new AbortController(), new AbortController()];
    const both = [find('tern court', one), find('TERN COURT', other)];
    await expect.poll(() => underWay, here).toBe(2);
    await expect.poll(() => sent('Find').length, atLoqate).toBe(2);
    one.abort();
    expect(await both[0]).toBe('gone');
    await expect.poll(() => underWay, here).toBe(1);
    answer.resolve();
    expect(JSON.stringify(await both[1])).toContain('Tern Court');
    expect([loqate.aborted(), sent('Find').length]).toEqual([before + 1, 2]);
    await server.end();
  });
});

describe('an address id', () => {
  it('that was invented is never sent to Loqate', async () => {
    const server = await open();
    for (let number = 10_000; number < 10_200; number += 1) {
      const requester = { session: `s${number % 20}`, network: `${number % 10}` };
      expect(await server.retrieve(`GB|ST|A|${number}`, requester)).toMatchObject([{ Error: '1001' }]);
      expect(await server.find('', { ...requester, container: `GB|ST|${number}` })).toMatchObject([{ Error: '1001' }]);
    }
    expect(loqate.requests).toEqual([]);
    await server.end();
  });

  it('that was shown to another visitor, or was changed, is not sent to Loqate', async () => {
    const server = await open();
    const house = addressIn(await server.find('1 heron street', { session: 'a' }));
    const id = house?.['Id'] ?? '';
    expect(await server.retrieve(id, { session: 'b' })).toMatchObject([{ Error: '1001' }]);
    expect(await server.retrieve(id.replace('10001', '10002'), { session: 'a' })).toMatchObject([{ Error: '1001' }]);
    expect(sent('Retrieve')).toEqual([]);
    expect(await server.retrieve(id, { session: 'a', network: '77' })).toMatchObject([
      { Id: id, Line1: '1 Heron Street' },
    ]);
    await server.end();
  });

  it('that was shown yesterday counts as an address that no longer exists', async () => {
    const server = await open();
    const house = addressIn(await server.find('1 heron street'));
    const [street] = await server.find('heron street');
    server.clock.now += 24 * 3_600_000;
    expect(await server.retrieve(house?.['Id'] ?? '')).toEqual([]);
    expect(await server.find('', { container: street?.['Id'] ?? '' })).toMatchObject([
      { Error: '1001', Description: 'Container Invalid' },
    ]);
    expect(sent('Retrieve')).toEqual([]);
    await server.end();
  });

  it('is valid in every process, and is sent to Loqate in Loqate’s own form', async () => {
    const server = await open();
    const house = addressIn(await server.find('1 heron street'));
    const other = await open();
    expect(await other.retrieve(house?.['Id'] ?? '')).toMatchObject([{ Line1: '1 Heron Street' }]);
    expect(sent('Retrieve')[0]?.target).toContain('?Id=GB%7CST%7CA%7C10001&Key=');
    await other.end();
    await server.end();
  });

  it('is sent unchanged if browsers get it directly from Loqate', async () => {
    const server = await open({ isDirect: true });
    expect(await server.retrieve('GB|ST|A|10001')).toMatchObject([{ Line1: '1 Heron Street' }]);
    await server.end();
  });

  it('of the local index is not signed again', async () => {
    const outcome = await index.find({ Text: '1 heron', Countries: [], language: 'en' });
    if (outcome.kind !== 'found') throw new Error('the index finds nothing');
    const caller = { kind: 'key', keyId: 'shop', network: '' } as const;
    expect(readItems(createShownIds(masterSecret).sign(outcome.items, caller))).toEqual(readItems(outcome.items));
  });
});

describe('a paid retrieval', () => {
  it('with a key is limited by IP address', async () => {
    const server = await open({ retrievesADay: 10_000 });
    const ids = createShownIds(masterSecret, () => server.clock.now);
    const shown = (number: number, network: string) => {
      const item = { Id: `GB|ST|A|${number}`, Type: 'Address', Text: '', Highlight: '', Description: '' };
      const caller = { kind: 'key', keyId: openKey.slice(0, 4), network } as const;
      return readItems(ids.sign({ json: JSON.stringify([item]), count: 1 }, caller))[0]?.Id ?? '';
    };
    for (let number = 0; number < 210; number += 1) {
      await server.retrieve(shown(number, '7'), { session: '', network: '7' });
    }
    expect(sent('Retrieve')).toHaveLength(200);
    expect(await server.retrieve(shown(10_001, '8'), { session: '', network: '8' })).toMatchObject([
      { Line1: '1 Heron Street' },
    ]);
    await server.end();
  });
});

describe('a search filter', () => {
  it('is forwarded to Loqate unchanged, and makes a separate query', async () => {
    const server = await open();
    const query = new URLSearchParams({ Key: openKey, Text: 'heron street', origin: '51.5,-0.1', BIAS: 'true' });
    query.append('Filters', 'Locality:Larkmere');
    query.append('Filters', '!Postcode:LK1 1AB');
    query.append('GeoFence', '[[[-3,51],[-3,52],[-4,52]]]');
    for (const request of [
      { method: 'GET' as const, url: `/Capture/Interactive/Find/v1.10/json3.ws?${query.toString()}` },
      {
        method: 'POST' as const,
        url: '/Capture/Interactive/Find/v1.10/json3.ws',
        payload: query.toString().replace('true', 'false'),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ]) {
      const answer = await server.app.inject(request);
      expect(answer.json<{ Items: object[] }>().Items[0]).not.toHaveProperty('Error');
    }
    await server.find('heron street', { session: '' });
    expect(sent('Find').map(({ parameters }) => parameters.slice(4))).toEqual([
      [
        ['Origin', '51.5,-0.1'],
        ['Bias', 'true'],
        ['IsMiddleware', 'true'],
        ['Filters', 'Locality:Larkmere'],
        ['Filters', '!Postcode:LK1 1AB'],
        ['GeoFence', '[[[-3,51],[-3,52],[-4,52]]]'],
      ],
      [
        ['Origin', '51.5,-0.1'],
        ['Bias', 'false'],
        ['IsMiddleware', 'true'],
        ['Filters', 'Locality:Larkmere'],
        ['Filters', '!Postcode:LK1 1AB'],
        ['GeoFence', '[[[-3,51],[-3,52],[-4,52]]]'],
      ],
      [['IsMiddleware', 'true']],
    ]);
    await server.end();
  });

  it('is rejected by name if the local index answers, and never ignored', async () => {
    const query = { Text: '1 heron', Countries: [], language: 'en' };
    for (const [parameter, narrowed] of Object.entries({
      Filters: { Filters: ['OrganisationName:Larkmere'] },
      GeoFence: { GeoFence: '[[[-3,51],[-3,52],[-4,52]]]' },
    })) {
      expect(await index.find({ ...query, ...narrowed })).toEqual({ kind: 'not_supported', parameter });
    }
    // As the fallback, an empty list is not an answer either.
    const server = await open({ data: 'full' });
    loqate.behave({ kind: 'reset' });
    expect(await server.find('1 heron', { Filters: 'OrganisationName:Larkmere' })).toMatchObject([{ Error: '-1' }]);
    await server.end();
  });
});

describe('with the local index', () => {
  it('a key is limited by IP address and in total', async () => {
    const server = await startLookupServer({ keyFindsOfNetwork: 50, keyFinds: 100 });
    const answered = async (network: number, count: number) => {
      let found = 0;
      for (let each = 0; each < count; each += 1) {
        const answer = await server.app.inject({
          url: `/Capture/Interactive/Find/v1.10/json3.ws?Key=${openKey}&Text=12`,
          remoteAddress: `10.0.${network}.1`,
        });
        const [item] = answer.json<{ Items: { Error?: string }[] }>().Items;
        if (item?.Error === undefined) found += 1;
        else expect(item.Error).toBe('10');
      }
      return found;
    };
    expect([await answered(1, 70), await answered(2, 70), await answered(3, 20)]).toEqual([50, 50, 0]);
    await server.app.close();
  });
});
