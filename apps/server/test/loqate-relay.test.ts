// Loqate called by the server: what visitors, staff and the account get for each of its answers. The stand-in plays
// Loqate over real HTTP; routes, caches, budgets and breakers are real.
import { readItems } from '@doorstep/address-index';
import type { LoqateBehaviour } from '@doorstep/testing';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { ServiceIssue } from '../src/alarms/create-service-watch.ts';
import { lookupDefaults } from '../src/product/page-lookup.ts';
import { startLoqateGround } from './loqate-server.ts';

const { loqate, index, open, sent, startAnew, end } = await startLoqateGround();
afterEach(startAnew);
afterAll(end);

const house = 'GB|ST|A|10001';

describe('while Loqate responds', () => {
  it('a visitor types, opens a container, chooses, and gets a proof, all by Loqate’s protocol', async () => {
    const server = await open();
    const [street] = await server.find('heron', { Countries: 'gb', Language: 'en', Limit: '5' });
    expect(street).toMatchObject({ Type: 'Street', Text: 'Heron Street' });
    const inside = await server.find('heron', { container: street?.['Id'] ?? '' });
    expect(inside[0]).toMatchObject({ Type: 'Address', Text: '1 Heron Street' });
    const [address] = await server.retrieve(inside[0]?.['Id'] ?? '');
    expect(address).toMatchObject({ Line1: '1 Heron Street', City: 'Larkmere' });
    expect(server.proofs.verify(address?.['Proof'] ?? '')).toMatchObject({
      kind: 'valid',
      address: {
        provider: 'loqate',
        number: '1',
        street: 'Heron Street',
        registerId: '10001',
        units: { kind: 'none' },
      },
    });
    expect(sent('Find').map(({ method, parameters }) => [method, ...parameters])).toEqual([
      [
        'GET',
        ['Text', 'heron'],
        ['Countries', 'GB'],
        ['language', 'en'],
        ['Key', loqate.key],
        ['limit', '5'],
        ['IsMiddleware', 'true'],
      ],
      [
        'GET',
        ['Text', 'heron'],
        ['Countries', ''],
        ['language', 'en'],
        ['Key', loqate.key],
        ['Container', (street?.['Id'] ?? '').split('~')[0]],
        ['IsMiddleware', 'true'],
      ],
    ]);
    expect(sent('Retrieve').map(({ target }) => target)).toEqual([
      `/Capture/Interactive/Retrieve/v1.30/json6.ws?Id=GB%7CST%7CA%7C10001&Key=${loqate.key}`,
    ]);
    // Nothing of the visitor is sent along: no IP address, cookie or page.
    for (const { headers } of loqate.requests) {
      expect(Object.keys(headers).filter((name) => /cookie|referer|origin|forwarded/.test(name))).toEqual([]);
    }
    expect(server.issues).toEqual([]);
    await server.end();
  });

  it('each “Show more” of a page shows more of a long container, to its end', async () => {
    const server = await open();
    const [street] = await server.find('causeway', { Limit: '7' });
    expect(street).toMatchObject({ Type: 'Street', Description: 'Larkmere - 450 Addresses' });
    const { containerLimit } = lookupDefaults;
    const lists = [];
    for (const times of [1, 2, 4]) {
      lists.push(
        await server.find('causeway', { container: street?.['Id'] ?? '', Limit: String(containerLimit * times) }),
      );
    }
    expect(lists.map(({ length }) => length)).toEqual([containerLimit, 2 * containerLimit, 450]);
    const [last] = await server.retrieve(lists.at(-1)?.at(-1)?.['Id'] ?? '');
    expect(last).toMatchObject({ Line1: '450 Causeway Row' });
    await server.end();
  });

  it('no match is an empty list, not an outage', async () => {
    const server = await open({ data: 'full' });
    expect(await server.find('nowhere at all')).toEqual([]);
    await server.end();
  });

  it('an address is shown in the visitor’s language', async () => {
    const server = await open();
    const items = await server.retrieveShown('GB|ST|A|30002');
    expect(items.map(({ Language, Street }) => [Language, Street])).toEqual([
      ['ENG', 'Bridge Street'],
      ['CYM', 'Stryd y Bont'],
    ]);
    await server.end();
  });

  it('ids of the local index are resolved by that index, even if chosen before Loqate was set up', async () => {
    const server = await open({ data: 'full' });
    const outcome = await index.find({ Text: '1 heron', Countries: [], language: 'en' });
    const id = outcome.kind === 'found' ? (readItems(outcome.items)[0]?.Id ?? '') : '';
    const [address] = await server.retrieve(id);
    expect(server.proofs.verify(address?.['Proof'] ?? '')).toMatchObject({ address: { provider: 'index' } });
    expect(await server.retrieve('GB|DS|A|aaaaaaaaaaaaaaaaaaaaaaaa')).toMatchObject([{ Error: '1001' }]);
    expect(loqate.requests).toEqual([]);
    await server.end();
  });
});

describe('a repeated query costs nothing', () => {
  it('the same address is paid for once, even for several concurrent requests in two languages', async () => {
    const server = await open({ retrievesADay: 1 });
    const answer = Promise.withResolvers<void>();
    loqate.behave({ kind: 'held', until: answer.promise }, { times: 1 });
    const asking = Promise.all(['a', 'b', 'a'].map((session) => server.retrieveShown(house, { session })));
    await expect.poll(() => sent('Retrieve').length, { message: 'Retrieves at Loqate' }).toBeGreaterThan(0);
    answer.resolve();
    const all = await asking;
    expect(all.map(([item]) => item?.['Line1'])).toEqual(Array.from({ length: 3 }, () => '1 Heron Street'));
    for (let count = 0; count < 20; count += 1) await server.retrieveShown(house, { session: 'a' });
    expect(sent('Retrieve')).toHaveLength(1);
    // Cached briefly: the address may change, and its id is temporary.
    server.clock.now += 10 * 60_000;
    expect(await server.retrieveShown(house)).toMatchObject([{ Error: '-1' }]);
    await server.end();
  });

  it('the same search is paid for once, and a cached answer uses no budget', async () => {
    const server = await open();
    for (let count = 0; count < 200; count += 1) await server.find('heron', { session: 'a' });
    expect(await server.find('hero', { session: 'a' })).not.toMatchObject([{ Error: '17' }]);
    expect(sent('Find')).toHaveLength(2);
    await server.end();
  });
});

describe('a stranger cannot exhaust the account', () => {
  it('searches without choices are limited, and earlier results remain available', async () => {
    const server = await open();
    const answers: string[] = [];
    for (let count = 0; count < 130; count += 1) {
      const [item] = await server.find(`heron ${'x'.repeat(count)}`, { session: 'a' });
      answers.push(item?.['Error'] ?? '');
    }
    expect([answers.indexOf('17'), new Set(answers.slice(120))]).toEqual([120, new Set(['17'])]);
    expect(sent('Find')).toHaveLength(120);
    expect(await server.find('heron ', { session: 'a' })).not.toMatchObject([{ Error: '17' }]);
    expect(await server.find('another visitor', { session: 'b' })).toEqual([]);
    expect(server.issues).toEqual([]);
    await server.end();
  });

  it('a visitor may pay for a limited number of addresses a day, and more sessions do not raise the network’s limit indefinitely', async () => {
    const server = await open({ retrievesADay: 10_000 });
    const guess = async (session: string, from: number, count: number) => {
      const refused: number[] = [];
      for (let at = from; at < from + count; at += 1) {
        const [item] = await server.retrieveShown(`GB|ST|A|${at}`, { session });
        if (item?.['Error'] === '17') refused.push(at - from);
      }
      return refused;
    };
    expect(await guess('a', 10_000, 16)).toEqual([15]);
    expect(sent('Retrieve')).toHaveLength(15);
    for (let session = 0; session < 30; session += 1) await guess(`s${session}`, 20_000 + session * 20, 15);
    expect(sent('Retrieve')).toHaveLength(400);
    await server.end();
  });

  it('beyond the daily limit nothing is sent, staff are notified once, and the fallback is used', async () => {
    const server = await open({ data: 'full', retrievesADay: 2 });
    expect(await server.retrieveShown('GB|ST|A|10001')).toMatchObject([{ Line1: '1 Heron Street' }]);
    expect(await server.retrieveShown('GB|ST|A|10002')).toMatchObject([{ Line1: '2 Heron Street' }]);
    const before = loqate.requests.length;
    expect(await server.retrieveShown('GB|ST|A|10003')).toMatchObject([{ Error: '-1' }]);
    expect(await server.find('1 heron')).toMatchObject([{ Text: '1 Heron Street' }]);
    expect(await server.find('1 heron st')).toMatchObject([{ Text: '1 Heron Street' }]);
    expect(loqate.requests).toHaveLength(before);
    expect(server.issues).toMatchObject([{ code: 'retrieves_a_day', kind: 'account' }]);
    expect(server.issues[0]?.message).toContain('LOQATE_RETRIEVES_A_DAY');
    await server.end();
  });

  it('a response without an address is not charged', async () => {
    const server = await open({ retrievesADay: 1 });
    expect(await server.retrieveShown('GB|ST|A|99999')).toEqual([]);
    expect(await server.retrieveShown('made up')).toMatchObject([{ Error: '1001' }]);
    expect(await server.retrieveShown(house)).toMatchObject([{ Line1: '1 Heron Street' }]);
    await server.end();
  });

  it('a known container id cannot be retrieved as an address', async () => {
    const server = await open();
    const [street] = await server.find('heron');
    expect(await server.retrieve(street?.['Id'] ?? '')).toMatchObject([{ Error: '1001' }]);
    expect(sent('Retrieve')).toEqual([]);
    await server.end();
  });
});

/** The effects of one failure of Loqate. `null`: no alarm. */
type Row = [
  behaviour: LoqateBehaviour,
  expected: {
    /** With data in the own index, and without any. */
    find: 'index' | 'limited';
    retrieve: object[];
    alarm: { code: string; kind: ServiceIssue['kind']; message?: RegExp } | null;
  },
];
const outage = [{ Error: '-1', Description: 'Service Unavailable' }];
const down = (code: string, kind: ServiceIssue['kind'], message?: RegExp): Row[1] => ({
  find: 'index',
  retrieve: outage,
  alarm: { code, kind, ...(message === undefined ? {} : { message }) },
});

const rows: Row[] = [
  [{ kind: 'error', code: '2' }, down('2', 'misconfigured', /Unknown key.*check that the key is correct/)],
  [{ kind: 'error', code: '3' }, down('3', 'account', /out of credit.*sufficient credit/)],
  [{ kind: 'error', code: '9' }, down('9', 'account', /Surge protector running/)],
  [{ kind: 'error', code: '10' }, down('10', 'account', /Surge protector triggered/)],
  [{ kind: 'error', code: '14' }, down('14', 'account', /did not have matching Retrieve/)],
  [{ kind: 'error', code: '18' }, down('18', 'misconfigured')],
  [{ kind: 'error', code: '-1' }, down('-1', 'unavailable')],
  [{ kind: 'hang' }, down('timeout', 'unavailable')],
  [{ kind: 'stall' }, down('timeout', 'unavailable')],
  [{ kind: 'reset' }, down('network', 'unavailable')],
  [{ kind: 'html' }, down('answer', 'unavailable')],
  [{ kind: 'empty' }, down('answer', 'unavailable')],
  [{ kind: 'body', body: '{"Items":{}}' }, down('answer', 'unavailable')],
  [{ kind: 'body', body: `{"Items":[]}${' '.repeat(3_000_000)}` }, down('answer', 'unavailable')],
  [{ kind: 'status', status: 500 }, down('http', 'unavailable')],
  [{ kind: 'status', status: 429 }, down('http', 'unavailable')],
  [
    { kind: 'status', status: 403 },
    { find: 'index', retrieve: outage, alarm: null },
  ],
  [
    { kind: 'error', code: '17' },
    { find: 'limited', retrieve: [{ Error: '17' }], alarm: null },
  ],
];

describe.each(rows.map(([behaviour, row]) => [JSON.stringify(behaviour).slice(0, 60), behaviour, row] as const))(
  'when Loqate does %s',
  (_, behaviour, { find, retrieve, alarm }) => {
    it('the fallback answers a search if it has matches, and no response claims that there are none', async () => {
      const server = await open({ data: 'full', behaviour });
      loqate.behave(behaviour);
      const known = await server.find('1 heron');
      const unknown = await server.find('5 bridge');
      await server.end();
      if (find === 'limited') {
        expect([known, unknown]).toMatchObject([[{ Error: '17' }], [{ Error: '17' }]]);
      } else {
        expect(known).toMatchObject([{ Type: 'Address', Text: '1 Heron Street' }]);
        expect(unknown).toMatchObject(outage);
      }
      expectAlarm(server.issues, alarm);
    });

    it('a search without fallback data, or without a fallback, is an outage', async () => {
      loqate.behave(behaviour);
      for (const setting of [{ data: 'none' }, { data: 'full', fallback: 'typing' }] as const) {
        const server = await open({ ...setting, behaviour });
        expect(await server.find('1 heron')).toMatchObject(find === 'limited' ? [{ Error: '17' }] : outage);
        await server.end();
      }
    });

    it('retrieving a chosen address is an outage too', async () => {
      const server = await open({ data: 'full', behaviour });
      loqate.behave(behaviour);
      expect(await server.retrieveShown(house)).toMatchObject(retrieve);
      await server.end();
      expectAlarm(server.issues, alarm);
    });
  },
);

function expectAlarm(issues: ServiceIssue[], alarm: Row[1]['alarm']): void {
  if (alarm === null) {
    expect(issues).toEqual([]);
    return;
  }
  expect(issues[0]).toMatchObject({ code: alarm.code, kind: alarm.kind });
  expect(issues[0]?.message).toMatch(alarm.message ?? /\w/);
  // No text typed by a visitor reaches staff's mail.
  expect(JSON.stringify(issues)).not.toMatch(/heron|bridge/i);
}

describe('error 1001 has two meanings', () => {
  it('from Find, 1001 is a bug in Doorstep: staff are alerted, and the visitor gets the fallback', async () => {
    const server = await open({ data: 'full' });
    loqate.behave({ kind: 'error', code: '1001' });
    expect(await server.find('1 heron')).toMatchObject([{ Text: '1 Heron Street' }]);
    expect(server.issues).toMatchObject([{ code: '1001', kind: 'misconfigured' }]);
    await server.end();
  });

  it('from Retrieve, 1001 is about the id: the visitor chooses again, without an alarm', async () => {
    const server = await open();
    loqate.behave({ kind: 'error', code: '1001' });
    expect(await server.retrieveShown(house)).toMatchObject([{ Error: '1001', Description: 'Id Invalid' }]);
    expect(server.reports).toEqual(['worked']);
    await server.end();
  });

  it('an address that no longer exists is an empty list', async () => {
    const server = await open();
    loqate.behave({ kind: 'no-items' });
    expect(await server.retrieveShown(house)).toEqual([]);
    expect(server.reports).toEqual(['worked']);
    await server.end();
  });
});

describe('Loqate gets fewer calls while it does not respond', () => {
  it('an unknown error is retried once', async () => {
    const server = await open();
    loqate.behave({ kind: 'error', code: '-1' }, { times: 1 });
    expect(await server.find('heron')).toMatchObject([{ Type: 'Street' }, {}, {}, {}, {}, {}, {}, {}, {}, {}]);
    expect([sent('Find').length, server.reports]).toEqual([2, ['worked']]);
    await server.end();
  });

  it('three consecutive failures open the circuit; after a pause one call closes it', async () => {
    const server = await open();
    loqate.behave({ kind: 'status', status: 500 });
    for (const text of ['aa', 'bb', 'cc', 'dd', 'ee']) await server.find(text);
    // The fourth is our own probe, which tells whether the callers caused it.
    expect(sent('Find')).toHaveLength(4);
    loqate.behaveWell();
    expect(await server.find('heron')).toMatchObject(outage);
    server.clock.now += 15_000;
    expect((await server.find('heron')).length).toBeGreaterThan(1);
    expect((await server.find('hero')).length).toBeGreaterThan(1);
    expect(server.reports).toEqual(['http', 'http', 'http', 'worked', 'worked']);
    await server.end();
  });

  it.each([
    ['3', 5 * 60_000],
    ['9', 10 * 60_000],
    ['10', 60_000],
  ] as const)('code %s opens the circuit of both calls at once, for %i ms', async (code, pauseMs) => {
    const server = await open();
    loqate.behave({ kind: 'error', code }, { times: 1 });
    await server.find('heron');
    server.clock.now += pauseMs - 1;
    expect(await server.find('hero')).toMatchObject(outage);
    expect(await server.retrieveShown(house)).toMatchObject(outage);
    expect([loqate.requests.length, server.issues.length]).toEqual([1, 1]);
    server.clock.now += 1;
    expect(await server.retrieveShown(house)).toMatchObject([{ Line1: '1 Heron Street' }]);
    await server.end();
  });

  it('code 14 stops only Find calls: a Retrieve can restore the balance', async () => {
    const server = await open();
    loqate.behave({ kind: 'error', code: '14' }, { times: 1 });
    await server.find('heron');
    expect(await server.find('hero')).toMatchObject(outage);
    expect(await server.retrieveShown(house)).toMatchObject([{ Line1: '1 Heron Street' }]);
    expect(sent('Find')).toHaveLength(1);
    await server.end();
  });

  it('an outage uses no budget', async () => {
    const server = await open({ retrievesADay: 1 });
    for (let count = 0; count < 40; count += 1) {
      loqate.behave({ kind: 'reset' }, { times: 1 });
      expect(await server.retrieveShown(house)).toMatchObject(outage);
      server.clock.now += 16 * 60_000;
      loqate.behaveWell();
    }
    expect(await server.retrieveShown(house)).toMatchObject([{ Line1: '1 Heron Street' }]);
    await server.end();
  });
});

it('no log line contains the key or a searched text', async () => {
  const server = await open();
  await server.find('heron street');
  loqate.behave({ kind: 'reset' });
  await server.find('heron mews');
  await server.retrieveShown(house);
  await server.end();
  expect(server.logged.join('')).toContain('/Capture/Interactive/Find');
  expect(server.logged.join('')).not.toMatch(new RegExp(`heron|10001|${loqate.key}`, 'i'));
});
