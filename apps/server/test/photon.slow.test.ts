// Photon called by the server: what visitors and staff get for each of its answers. The stand-in plays it over real
// HTTP; server, caches, budgets and breakers are real.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importAddresses } from '@doorstep/address-index';
import {
  createDataFolder,
  createWalker,
  deadlineOf,
  protocolClient,
  runDoorstep,
  startPhotonStandIn,
  startServer,
  walkAll,
  walkClients,
  type Delay,
  type Failure,
  type RunningServer,
} from '@doorstep/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ServiceIssue } from '../src/alarms/create-service-watch.ts';
import { openIndexLookup } from '../src/lookup/index-lookup.ts';
import { createPhotonClient } from '../src/lookup/photon/photon-client.ts';
import { createPhotonLookup } from '../src/lookup/photon/photon-lookup.ts';
import { createShownIds } from '../src/lookup/shown-ids.ts';
import { masterSecret, openCounters, openKey, serveLookup } from './lookup-server.ts';

const photon = await startPhotonStandIn();
const folder = createDataFolder();
const indexFolder = join(folder.path, 'addresses');
const file = join(folder.path, 'town.csv');
writeFileSync(
  file,
  'lon,lat,number,street,unit,city,district,region,postcode,id\n8.1,53.7,1,Reetweg,,Larkmere,,,00781,a\n',
);
await importAddresses({ files: [file], dataset: 'town', country: 'DE', indexFolder });
const index = openIndexLookup({ folder: indexFolder, masterSecret: 'm'.repeat(40) });
afterEach(() => {
  photon.behaveWell();
  photon.requests.length = 0;
});
afterAll(async () => {
  await index.close();
  await photon.close();
  folder.remove();
});

type Item = Record<string, string>;

async function open(setting: { fallback?: 'index' | 'typing'; behaviour?: Failure | Delay } = {}) {
  const { fallback = 'index', behaviour } = setting;
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const issues: ServiceIssue[] = [];
  const service = createPhotonLookup({
    client: createPhotonClient({ url: photon.url, timeoutMs: deadlineOf(behaviour) }),
    index,
    fallback,
    watch: { failed: (issue) => void issues.push(issue), worked: () => undefined },
    now,
  });
  const idRule = { ids: createShownIds(masterSecret, now), accepts: 'signed' } as const;
  const server = await serveLookup(service, {}, { opened: await openCounters(), idRule, now });
  const ask = async (verb: string, parameters: Record<string, string>): Promise<Item[]> => {
    const query = new URLSearchParams({ Key: openKey, ...parameters }).toString();
    const answer = await server.app.inject({ url: `/Capture/Interactive/${verb}/json3.ws?${query}` });
    expect(answer.statusCode).toBe(200);
    return (JSON.parse(answer.body) as { Items: Item[] }).Items;
  };
  return {
    clock,
    issues: issues,
    proofs: server.proofs,
    find: (Text: string, more: Record<string, string> = {}) => ask('Find/v1.10', { Text, ...more }),
    retrieve: (Id: string) => ask('Retrieve/v1.20', { Id }),
    end: () => server.app.close(),
  };
}

const lines = (items: Item[]) => items.map(({ Type, Text, Description }) => `${Type}: ${Text}, ${Description}`);
const sent = () => photon.requests.map(({ target }) => decodeURIComponent(target));

describe('while Photon responds', () => {
  it('a typed house number finds that house, and its street for the others', async () => {
    const server = await open();
    expect(lines(await server.find('heronstrasse 12'))).toEqual([
      'Address: Heronstraße 12, 00782 Larkmere',
      'Street: Heronstraße, 00782 Larkmere',
    ]);
    expect(lines(await server.find('marschweg 12', { Limit: '4' }))).toEqual([
      'Address: Marschweg 12, 00781 Larkmere',
      'Street: Marschweg, 00781 Larkmere',
      'Address: Marschweg 12a, 00781 Larkmere',
      'Address: Marschweg 12b, 00781 Larkmere',
    ]);
    // Without a typed number, the list has none.
    expect(lines(await server.find('heron'))).toEqual([
      'Street: Heronstraße, 00782 Larkmere',
      'Street: Heronstraat, 0078 AB Ternhaven',
    ]);
    await server.end();
  });

  it('the request to Photon follows its documentation, and contains no visitor data', async () => {
    const server = await open();
    await server.find('heronstrasse 12', {
      Countries: 'DEU,nl',
      Language: 'fr',
      Limit: '7',
      Origin: '53.7,8.1',
      Bias: 'true',
    });
    expect(sent()).toEqual([
      '/api?q=heronstrasse+12&limit=21&layer=house&layer=street&countrycode=DE&countrycode=NL&lat=53.7&lon=8.1&lang=default',
    ]);
    for (const { headers } of photon.requests) {
      expect(Object.keys(headers).filter((name) => /cookie|referer|origin|forwarded/.test(name))).toEqual([]);
    }
    await server.end();
  });

  it('a street opens with all its numbers in order, beyond the fifty of one response', async () => {
    const server = await open();
    const [street] = await server.find('marschweg');
    const inside = await server.find('marschweg', { Container: street?.['Id'] ?? '', Limit: '200' });
    expect(inside).toHaveLength(182);
    expect(inside.slice(10, 16).map(({ Text }) => Text)).toEqual(
      ['11', '12', '12a', '12b', '13', '14'].map((number) => `Marschweg ${number}`),
    );
    expect(inside.every(({ Type, Highlight }) => Type === 'Address' && Highlight === '')).toBe(true);
    const asked = photon.requests.length;
    expect(asked).toBeGreaterThan(4);
    // Typing inside an open street uses the cached list.
    const narrowed = await server.find('marschweg 17', { Container: street?.['Id'] ?? '', Limit: '5' });
    expect(lines(narrowed)).toEqual([
      'Address: Marschweg 17, 00781 Larkmere',
      ...['170', '171', '172'].map((number) => `Address: Marschweg ${number}, 00781 Larkmere`),
      'Container: Marschweg 1 – Marschweg 180, Larkmere - 182 Addresses',
    ]);
    expect(photon.requests).toHaveLength(asked);
    await server.end();
  });

  it('two streets with one name in one town are two rows, each with its own houses', async () => {
    const server = await open();
    const streets = await server.find('lerchengasse');
    expect(lines(streets)).toEqual([
      'Street: Lerchengasse, 00781 Altstadt, Larkmere',
      'Street: Lerchengasse, 00789 Hafen, Larkmere',
    ]);
    const inside = await Promise.all(streets.map(({ Id = '' }) => server.find('', { Container: Id })));
    expect(inside.map((items) => items.length)).toEqual([6, 4]);
    await server.end();
  });

  it('an address is retrieved as shown, without another request, and with a proof', async () => {
    const server = await open();
    const [house] = await server.find('am deich 3');
    photon.behave({ kind: 'reset' });
    const [item] = await server.retrieve(house?.['Id'] ?? '');
    expect(item).toMatchObject({
      Street: 'Am Deich',
      BuildingNumber: '3',
      City: 'Larkmere',
      PostalCode: '00782',
      CountryIso2: 'DE',
      Label: 'Am Deich 3\n00782 Larkmere\nGERMANY',
    });
    expect(server.proofs.verify(item?.['Proof'] ?? '')).toMatchObject({
      kind: 'valid',
      address: { provider: 'photon', registerId: null, latitude: 53.712, longitude: 8.125, units: { kind: 'none' } },
    });
    await server.end();
  });

  it('a building shows its name if the name was typed, and never a shop’s name', async () => {
    const server = await open();
    expect(lines(await server.find('alte mühle'))[0]).toBe('Address: Alte Mühle, Am Deich 3, 00782 Larkmere');
    expect(lines(await server.find('marschweg 1', { Limit: '1' }))).toEqual(['Address: Marschweg 1, 00781 Larkmere']);
    expect(lines(await server.find('bäckerei'))).toEqual(['Street: Marschweg, 00781 Larkmere']);
    await server.end();
  });

  it('a village without streets has houses under its own name, found by either house number', async () => {
    const server = await open();
    expect(lines(await server.find('lískovec 8'))[0]).toMatch(/^Address: Lískovec 1234\/8, /);
    await server.end();
  });

  it('a query without a match gets an empty list, and one letter is not searched', async () => {
    const server = await open();
    expect(await server.find('nowhere at all')).toEqual([]);
    photon.requests.length = 0;
    expect(await server.find('h')).toEqual([]);
    expect(photon.requests).toEqual([]);
    await server.end();
  });

  it.each([
    [{ Origin: 'NL' }, 'Heronstraat'],
    [{ Origin: 'Netherlands' }, 'Heronstraat'],
    [{ Origin: '52.5,4.9', Bias: 'true' }, 'Heronstraat'],
    [{ Origin: '52.4,4.8', Bias: 'false' }, 'Heronstraat'],
    [{ Origin: '53.7,8.1' }, 'Heronstraße'],
    [{ Countries: 'NL' }, 'Heronstraat'],
  ])('nearby addresses come first: %j', async (where, first) => {
    const server = await open();
    expect((await server.find('heron', where))[0]).toMatchObject({ Text: first });
    await server.end();
  });

  it.each(['Filters=Locality:Larkmere', 'GeoFence=[[[8,53],[8,54],[9,54]]]'])(
    'an unsupported parameter is rejected by name: %s',
    async (parameter) => {
      const server = await open();
      const [name = '', value = ''] = parameter.split('=');
      expect(await server.find('heron', { [name]: value })).toMatchObject([
        { Error: '18', Description: `${name} Not Supported` },
      ]);
      expect(photon.requests).toEqual([]);
      await server.end();
    },
  );
});

describe('address ids', () => {
  it('that were changed or invented are rejected, and no request is sent', async () => {
    const server = await open();
    const [house, street] = await server.find('heronstrasse 12');
    const [id = '', container = ''] = [house?.['Id'], street?.['Id']];
    expect(id).toMatch(/^[\x21-\x7e]+$/);
    photon.requests.length = 0;
    const payload = Buffer.from(JSON.stringify(['', '999', 'Heronstraße', '', 'Larkmere', '', '00782', 53.7, 8.1]));
    for (const forged of [
      id.replace('|A|', '|A|x'),
      `${id.slice(0, -1)}${id.endsWith('A') ? 'B' : 'A'}`,
      id.split('~')[0] ?? '',
      `DE|PH|A|${payload.toString('base64url')}`,
      `DE|PH|A|${payload.toString('base64url')}~${id.split('~')[1] ?? ''}`,
      container,
    ])
      expect(await server.retrieve(forged)).toMatchObject([{ Error: '1001', Description: 'Id Invalid' }]);
    expect(await server.find('', { Container: `${container}x` })).toMatchObject([{ Description: 'Container Invalid' }]);
    expect(await server.find('', { Container: id })).toMatchObject([{ Description: 'Container Invalid' }]);
    expect(photon.requests).toEqual([]);
    await server.end();
  });

  it('are valid for a day', async () => {
    const server = await open();
    const [house] = await server.find('heronstrasse 12');
    server.clock.now += 25 * 3_600_000;
    expect(await server.retrieve(house?.['Id'] ?? '')).toEqual([]);
    await server.end();
  });
});

const failures: [string, Failure, code: string][] = [
  ['a connection that is closed', { kind: 'reset' }, 'network'],
  ['no answer', { kind: 'hang' }, 'timeout'],
  ['half an answer', { kind: 'stall' }, 'timeout'],
  ['an error of its own', { kind: 'status', status: 500 }, 'http'],
  ['being too busy', { kind: 'status', status: 429 }, 'http'],
  ['the page of a network', { kind: 'html' }, 'answer'],
  ['nothing', { kind: 'empty' }, 'answer'],
  ['JSON of something else', { kind: 'body', body: '{"Items":[]}' }, 'answer'],
  ['megabytes', { kind: 'body', body: `{"type":"FeatureCollection","features":[]}${' '.repeat(3_000_000)}` }, 'answer'],
];

describe('an outage is never shown as an answer', () => {
  it.each(failures)('a search is an outage after %s from Photon', async (_, behaviour, code) => {
    const patient = await open();
    const [street] = await patient.find('heronstrasse');
    await patient.end();
    const server = await open({ behaviour, fallback: 'typing' });
    photon.behave(behaviour);
    expect(await server.find('marschweg 12')).toMatchObject([{ Error: '-1' }]);
    expect(await server.find('', { Container: street?.['Id'] ?? '' })).toMatchObject([{ Error: '-1' }]);
    expect(server.issues.map((issue) => [issue.kind, issue.code])).toEqual([
      ['unavailable', code],
      ['unavailable', code],
    ]);
    await server.end();
  });

  it('the local index returns its matches, and its lack of a match is an outage', async () => {
    const server = await open();
    photon.behave({ kind: 'reset' });
    expect(lines(await server.find('reetweg 1'))).toEqual(['Address: Reetweg 1, 00781 Larkmere']);
    expect(await server.find('heronstrasse 12')).toMatchObject([{ Error: '-1' }]);
    const [own] = await server.find('reetweg 1');
    expect(await server.retrieve(own?.['Id'] ?? '')).toMatchObject([{ Street: 'Reetweg' }]);
    await server.end();
  });

  it('one server error is retried, a rejection is not', async () => {
    const server = await open();
    photon.behave({ kind: 'status', status: 503 }, { times: 1 });
    expect(lines(await server.find('heronstrasse 12'))).toHaveLength(2);
    expect(photon.requests).toHaveLength(2);
    photon.requests.length = 0;
    photon.behave({ kind: 'status', status: 400 }, { times: 1 });
    expect(await server.find('heronstrasse 11')).toMatchObject([{ Error: '-1' }]);
    expect(photon.requests).toHaveLength(1);
    await server.end();
  });

  it.each([
    ['refuses for what is in them', { kind: 'status', status: 431 }, 5],
    ['breaks at', { kind: 'reset' }, 3],
  ] as const)(
    'queries of one stranger do not open the circuit breaker for others when Photon %s',
    async (_, behaviour, times) => {
      const server = await open({ fallback: 'typing' });
      photon.behave(behaviour, { times });
      for (let at = 0; at < times; at += 1) await server.find(`heron ${at}`, { Countries: 'DE,'.repeat(100) });
      expect(lines(await server.find('heronstrasse 12'))).toHaveLength(2);
      if (behaviour.kind === 'status') expect(server.issues).toEqual([]);
      await server.end();
    },
  );

  it('after three failures calls pause, then one trial call checks the service', async () => {
    const server = await open({ fallback: 'typing' });
    photon.behave({ kind: 'reset' });
    for (const text of ['heron 1', 'heron 2', 'heron 3', 'heron 4', 'heron 5']) await server.find(text);
    // The fourth is our own probe, which tells whether the callers caused it.
    expect(photon.requests).toHaveLength(4);
    photon.behaveWell();
    expect(await server.find('heronstrasse 6')).toMatchObject([{ Error: '-1' }]);
    server.clock.now += 15_000;
    expect(lines(await server.find('heronstrasse 6'))[0]).toBe('Address: Heronstraße 6, 00782 Larkmere');
    await server.end();
  });
});

describe('a server with Photon', () => {
  const env = { DOORSTEP_LOG_LEVEL: 'warn', DOORSTEP_LOOKUP: 'photon', PHOTON_URL: photon.url };
  const data = createDataFolder();
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ dataFolder: data.path, env });
  });
  afterAll(async () => {
    await server.stop();
    data.remove();
  });

  it.each(walkClients.map((client) => ({ name: client.name, client })))(
    'makes every address reachable by choosing only: $name',
    async ({ name, client }) => {
      const newKey = async () => {
        const words = ['keys', 'create', 'lookup', '--name', name];
        return (await runDoorstep(words, { dataFolder: data.path, env })).stdout.trim();
      };
      const walk = createWalker(protocolClient({ url: `${server.url}/Capture/Interactive`, newKey }));
      const goals = photon.houses
        .filter(({ street, name: building }) => street !== '' && building === undefined)
        .map((house) => ({ ...house, unit: '', building: '', locality: house.district ?? '' }));
      const tallies = await walkAll(
        walk,
        { clients: [client], goals },
        (beginning, at) => beginning === 'house and town' || (beginning === 'street and town' && at % 3 === 0),
      );
      for (const { beginning, walks, reached, missed } of tallies) {
        expect({ beginning, missed: missed.slice(0, 5) }).toEqual({ beginning, missed: [] });
        expect(reached).toBe(walks);
      }
    },
    120_000,
  );

  it('retrieves an address only by an id that the server signed', async () => {
    const made = await runDoorstep(['keys', 'create', 'lookup', '--name', 'Test'], { dataFolder: data.path, env });
    const ask = async (verb: string, parameters: Record<string, string>) => {
      const query = new URLSearchParams({ Key: made.stdout.trim(), ...parameters }).toString();
      const answer = await fetch(`${server.url}/Capture/Interactive/${verb}/v1.20/json6.ws?${query}`);
      return ((await answer.json()) as { Items: Item[] }).Items;
    };
    const [house] = await ask('Find', { Text: 'heronstrasse 12' });
    const id = house?.['Id'] ?? '';
    expect(await ask('Retrieve', { Id: id })).toMatchObject([{ BuildingNumber: '12', Street: 'Heronstraße' }]);
    expect(await ask('Retrieve', { Id: id.split('~')[0] ?? '' })).toMatchObject([{ Error: '1001' }]);
  });

  it('credits OpenStreetMap on the page that shows its addresses', async () => {
    for (const path of ['/o/compost-bin', '/privacy']) {
      const html = await (await fetch(`${server.url}${path}`)).text();
      expect(html).toContain('© OpenStreetMap contributors (openstreetmap.org/copyright)');
    }
  });

  it('is tested by one search', async () => {
    const doctor = await runDoorstep(['doctor'], { dataFolder: data.path, env });
    expect(doctor.stdout + doctor.stderr).toContain(new URL(photon.url).host);
  });
});
