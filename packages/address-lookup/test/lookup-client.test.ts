import { deadlineOf, startLoqateStandIn, type LoqateStandIn } from '@doorstep/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createLookupClient, type FindQuery, type LookupClient } from '../src/index.ts';

let service: LoqateStandIn;
let client: LookupClient;

beforeAll(async () => {
  service = await startLoqateStandIn();
  client = createLookupClient({ url: service.url, key: service.key, timeoutMs: deadlineOf() });
});
afterAll(() => service.close());
afterEach(() => service.behaveWell());

const query = (Text: string, more: Partial<FindQuery> = {}): FindQuery => ({
  Text,
  Countries: [],
  language: 'en',
  ...more,
});
const last = () => service.requests.at(-1);

describe('Find', () => {
  test('is one GET with the parameters spelt as the protocol spells them', async () => {
    await client.find(query('heron st', { Countries: ['GB', 'IE'], limit: 5 }));
    expect(last()).toMatchObject({
      method: 'GET',
      path: '/Capture/Interactive/Find/v1.20/json6.ws',
      parameters: [
        ['Text', 'heron st'],
        ['Countries', 'GB,IE'],
        ['language', 'en'],
        ['Key', service.key],
        ['limit', '5'],
      ],
    });
  });

  test('sends empty Countries when there are none, and neither Container nor limit', async () => {
    await client.find(query('heron'));
    expect(last()?.target).toContain('Text=heron&Countries=&language=en&Key=');
    expect(last()?.parameters.map(([name]) => name)).toEqual(['Text', 'Countries', 'language', 'Key']);
  });

  test('opens a container', async () => {
    const [street] = await client.find(query('heron'));
    expect(street?.Type).toBe('Street');
    const inside = await client.find(query('heron', { Container: street?.Id ?? '' }));
    expect(inside.map(({ Type }) => Type)).toContain('Address');
    expect(inside[0]).toMatchObject({ Text: '1 Heron Street', Description: 'Larkmere, LK1 1AA', Highlight: '' });
  });

  test('sends every documented parameter that is given', async () => {
    const corner = (latitude: number, longitude: number) => ({ latitude, longitude });
    const fence = [corner(51, -3), corner(52, -3), corner(52, -4)];
    await client.find(
      query('heron', {
        Origin: '51.5,-3.2',
        Bias: true,
        IsMiddleware: true,
        Filters: ['Locality:Larkmere', '!Postcode:LK9'],
        GeoFence: fence,
      }),
    );
    expect(last()?.parameters.slice(4)).toEqual([
      ['Origin', '51.5,-3.2'],
      ['Bias', 'true'],
      ['IsMiddleware', 'true'],
      ['Filters', 'Locality:Larkmere'],
      ['Filters', '!Postcode:LK9'],
      ['GeoFence', '[[[-3,51],[-3,52],[-4,52]]]'],
    ]);
  });

  test('returns an empty list when nothing matches', async () => {
    expect(await client.find(query('nowhere at all'))).toEqual([]);
  });

  test('reads answers without Highlight and Description', async () => {
    service.behave({ kind: 'body', body: '{"Items":[{"Id":"x","Type":"Address","Text":"1 Low Road"}]}' }, { times: 1 });
    expect(await client.find(query('low'))).toEqual([
      { Id: 'x', Type: 'Address', Text: '1 Low Road', Highlight: '', Description: '' },
    ]);
  });

  test('highlights the matching text', async () => {
    const [street] = await client.find(query('her lark'));
    expect(street && client.highlight(street)).toEqual({
      text: [{ start: 0, end: 3 }],
      description: [{ start: 0, end: 4 }],
    });
  });
});

describe('Retrieve', () => {
  test('is one GET with Id and Key, encoding the bars in the Id', async () => {
    const [address] = await client.retrieve('GB|ST|A|10002');
    expect(last()?.target).toBe(
      `/Capture/Interactive/Retrieve/v1.30/json6.ws?Id=GB%7CST%7CA%7C10002&Key=${service.key}`,
    );
    expect(address).toMatchObject({ Line1: '2 Heron Street', CountryIsoNumber: 826, Line5: '', POBoxNumber: '' });
  });

  test('returns every language of one address', async () => {
    const items = await client.retrieve('GB|ST|A|30002');
    expect(items.map(({ Language, Street }) => [Language, Street])).toEqual([
      ['ENG', 'Bridge Street'],
      ['CYM', 'Stryd y Bont'],
    ]);
  });

  test('requests further fields by template', async () => {
    const [address] = await client.retrieve({ Id: 'GB|ST|A|10001', fieldFormats: ['{Latitude}', '{Longitude}'] });
    expect([address?.Field1, address?.Field2]).toEqual(['51.7', '-3.2']);
  });

  test('fills in fields that older versions lack, and accepts the country number as a string', async () => {
    service.behave(
      { kind: 'body', body: '{"Items":[{"Id":"x","City":"Larkmere","CountryIsoNumber":"826"}]}' },
      { times: 1 },
    );
    expect((await client.retrieve('x'))[0]).toMatchObject({ City: 'Larkmere', Street: '', CountryIsoNumber: 826 });
  });

  test('of a removed address throws NO_ITEMS_RETRIEVED, by name and by code', async () => {
    await expect(client.retrieve('GB|ST|A|99999')).rejects.toMatchObject({
      name: 'NO_ITEMS_RETRIEVED',
      code: 'NO_ITEMS_RETRIEVED',
    });
  });
});

describe('an error of the service', () => {
  test.each(['2', '3', '9', '10', '14', '1001'] as const)(
    'with code %s carries the service’s explanation',
    async (code) => {
      service.behave({ kind: 'error', code });
      const error: unknown = await client.find(query('heron')).catch((caught: unknown) => caught);
      expect(error).toMatchObject({ name: 'LookupServiceError', endpoint: 'find', Error: code });
      const { message, Description, Cause, Resolution } = error as Record<string, string>;
      expect(message).toBe(Description);
      for (const field of [Description, Cause, Resolution]) expect(field).toMatch(/\w/);
    },
  );

  test('with code 1001 means something else for Retrieve', async () => {
    await expect(client.retrieve('GB|ST|ENG|STREET-HERON-STREET')).rejects.toMatchObject({
      endpoint: 'retrieve',
      Error: '1001',
      Description: 'Id Invalid',
    });
  });

  test('is thrown for a wrong key', async () => {
    const other = createLookupClient({ url: service.url, key: 'WR00-NG00-KE00-YY00', timeoutMs: deadlineOf() });
    await expect(other.find(query('heron'))).rejects.toMatchObject({ Error: '2', message: 'Unknown key' });
  });

  test.each(['""', '2', '"2"'])('is recognised by the field Error alone, here %s', async (value) => {
    service.behave({ kind: 'body', body: `{"Items":[{"Error":${value},"Description":"Unknown key"}]}` });
    await expect(client.find(query('heron'))).rejects.toMatchObject({
      name: 'LookupServiceError',
      Error: value.replaceAll('"', ''),
      Cause: '',
    });
  });
});

describe('any other error', () => {
  test.each([
    [{ kind: 'reset' }, 'LookupNetworkError'],
    [{ kind: 'hang' }, 'LookupTimeoutError'],
    [{ kind: 'stall' }, 'LookupTimeoutError'],
    [{ kind: 'status', status: 500 }, 'LookupHttpError'],
    [{ kind: 'html' }, 'LookupAnswerError'],
    [{ kind: 'empty' }, 'LookupAnswerError'],
    [{ kind: 'body', body: '{}' }, 'LookupAnswerError'],
    [{ kind: 'body', body: 'null' }, 'LookupAnswerError'],
    [{ kind: 'body', body: '{"Items":{}}' }, 'LookupAnswerError'],
    [{ kind: 'body', body: '{"Items":[null]}' }, 'LookupAnswerError'],
    [{ kind: 'body', body: '{"Items":[{"Text":"no Id"}]}' }, 'LookupAnswerError'],
  ] as const)('for %j is a %s on both calls', async (behaviour, name) => {
    service.behave(behaviour);
    const patient = createLookupClient({ url: service.url, key: service.key, timeoutMs: deadlineOf(behaviour) });
    await expect(patient.find(query('heron'))).rejects.toMatchObject({ name });
    await expect(patient.retrieve('GB|ST|A|10001')).rejects.toMatchObject({ name });
  });

  test('of a closed port is a network error with its cause', async () => {
    const gone = await startLoqateStandIn();
    await gone.close();
    const other = createLookupClient({ url: gone.url, key: gone.key, timeoutMs: deadlineOf() });
    await expect(other.find(query('heron'))).rejects.toMatchObject({
      name: 'LookupNetworkError',
      cause: expect.anything(),
    });
  });

  test("is the caller's own reason after an abort, before or during the call", async () => {
    service.behave({ kind: 'hang' });
    const reason = new Error('typed on');
    const controller = new AbortController();
    const before = service.requests.length;
    const asked = client.find(query('heron'), { signal: controller.signal });
    asked.catch(() => undefined);
    await expect.poll(() => service.requests.length, { message: 'Finds that arrived' }).toBe(before + 1);
    controller.abort(reason);
    await expect(asked).rejects.toBe(reason);
    await expect(client.find(query('heron'), { signal: controller.signal })).rejects.toBe(reason);
  });
});

test('the lookup client can use other versions and formats, and a key per call', async () => {
  let turn = 0;
  const other = createLookupClient({
    url: `${service.url}/`,
    key: () => Promise.resolve(turn++ === 0 ? 'OLD0-TICK-ET00-0000' : service.key),
    timeoutMs: deadlineOf(),
    versions: { find: 'v1.10', retrieve: 'v1.2', format: 'json3' },
  });
  await expect(other.find(query('heron'))).rejects.toMatchObject({ Error: '2' });
  await other.find(query('heron'));
  expect(last()?.path).toBe('/Capture/Interactive/Find/v1.10/json3.ws');
  await other.retrieve('GB|ST|A|10001');
  expect(last()?.path).toBe('/Capture/Interactive/Retrieve/v1.2/json3.ws');
});

test('the Loqate stand-in refuses parameters that the service would silently ignore', async () => {
  const ask = async (target: string, init: RequestInit = {}) => {
    const response = await fetch(`${service.url}${target}`, init);
    return ((await response.json()) as { Items: { Error?: string; Cause?: string }[] }).Items[0];
  };
  const good = `Text=heron&Countries=&language=en&Key=${service.key}`;
  const find = (parameters: string) => ask(`/Find/v1.20/json6.ws?${parameters}`);
  expect(await find(good)).not.toHaveProperty('Error');
  for (const bad of [
    good.replace('Text', 'text'),
    `${good}&Container=`,
    `${good}&Limit=3`,
    `${good}&limit=many`,
    `${good}&Text=x`,
    good.replace('Countries=&', ''),
  ]) {
    expect(await find(bad)).toMatchObject({ Error: '18' });
  }
  expect(await ask(`/Find/v1.20/json6.ws?${good}`, { method: 'POST' })).toMatchObject({ Error: '18' });
});
