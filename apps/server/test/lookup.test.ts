import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { address, boundKey, openKey, startLookupServer } from './lookup-server.ts';

type Server = Awaited<ReturnType<typeof startLookupServer>>;
let server: Server;
afterEach(async () => server.app.close());

const find = '/Capture/Interactive/Find/v1.10/json3.ws';
const retrieve = '/Capture/Interactive/Retrieve/v1.20/json3.ws';

async function ask(app: FastifyInstance, url: string, options: Record<string, unknown> = {}) {
  const answer = await app.inject({ url, ...options });
  return { answer, items: (JSON.parse(answer.body) as { Items: Record<string, string>[] }).Items };
}

const query = (values: Record<string, string>) => new URLSearchParams({ Key: openKey, ...values }).toString();

describe('Find', () => {
  it.each(
    ['v1', 'v1.00', 'v1.1', 'v1.10', 'v1.20'].flatMap((v) => ['json3.ws', 'json3ex.ws', 'json6.ws'].map((f) => [v, f])),
  )('gives the same response as %s/%s', async (version, format) => {
    server = await startLookupServer();
    const { answer, items } = await ask(
      server.app,
      `/Capture/Interactive/Find/${version}/${format}?${query({ Text: '12' })}`,
    );
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json;charset=UTF-8');
    expect(answer.headers['records']).toBe('1');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(items).toEqual([
      { Id: 'GB|demo|1', Type: 'Address', Text: '12A Lantern Row', Highlight: '0-3', Description: 'Wexmouth, ZZ1 1AA' },
    ]);
  });

  it('returns an empty list without any Error when nothing matches', async () => {
    server = await startLookupServer();
    const { answer } = await ask(server.app, `${find}?${query({ Text: 'nowhere' })}`);
    expect(answer.body).toBe('{"Items":[]}');
    expect(answer.headers['records']).toBe('0');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('accepts parameter names in any case, empty optional ones and unknown ones', async () => {
    server = await startLookupServer();
    const rest =
      'COUNTRIES=gb,FRA&language=en-gb&LIMIT=7&container=&Origin=&Datasets=&Filter=&%24block=true&%24cache=1&IsMiddleware=true';
    await ask(server.app, `${find}?kEY=${openKey.toLowerCase()}&tEXT=12+lantern&${rest}`);
    expect(server.service.asked).toEqual([
      { Text: '12 lantern', Countries: ['GB', 'FR'], language: 'en-gb', limit: 7 },
    ]);
  });

  it.each([
    ['a form', { payload: query({ Text: '12' }), headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['a form under no type', { payload: query({ Text: '12' }) }],
    ['a form under another type', { payload: query({ Text: '12' }), headers: { 'content-type': 'text/plain' } }],
  ])('accepts a POST with %s', async (_, options) => {
    server = await startLookupServer();
    const { items } = await ask(server.app, find, { method: 'POST', ...options });
    expect(items).toHaveLength(1);
  });

  it.each([
    [
      'JSON',
      { payload: { Key: openKey, Text: '12', Limit: 7, Bias: true }, headers: { 'content-type': 'application/json' } },
    ],
    [
      'FormData',
      {
        payload: `--x\r\ncontent-disposition: form-data; name="Key"\r\n\r\n${openKey}\r\n--x\r\ncontent-disposition: form-data; name="text"\r\n\r\n12\r\n--x--\r\n`,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
    ],
  ])('accepts a POST with %s', async (_, options) => {
    server = await startLookupServer();
    const { items } = await ask(server.app, find, { method: 'POST', ...options });
    expect(items).toHaveLength(1);
  });

  it.each([
    ['in the query', {}],
    ['in a form', { method: 'POST' }],
  ])('searches all given countries, whether repeated or in one list, %s', async (_, options) => {
    server = await startLookupServer();
    const given = `${query({ Text: '12' })}&Countries=uk&Countries=FR%2Cgbr&Countries=fra`;
    await ask(
      server.app,
      'method' in options ? find : `${find}?${given}`,
      'method' in options ? { ...options, payload: given } : {},
    );
    expect(server.service.asked).toMatchObject([{ Text: '12', Countries: ['GB', 'FR'] }]);
  });

  it('gives the same response by GET and POST if the text has control characters', async () => {
    server = await startLookupServer();
    const odd = query({ Text: '12\u0085\u0000' });
    const answers = [
      await ask(server.app, `${find}?${odd}`),
      await ask(server.app, find, { method: 'POST', payload: odd }),
    ];
    expect(answers.map(({ items }) => items[0]?.['Id'])).toEqual(['GB|demo|1', 'GB|demo|1']);
    expect(server.service.asked).toHaveLength(1);
  });

  it('searches and caches only as much of the text as an address can have', async () => {
    server = await startLookupServer();
    const long = `12 ${'x'.repeat(5000)}`;
    for (const tail of ['a', 'b'])
      await ask(server.app, find, {
        method: 'POST',
        payload: query({ Text: `${long}${tail}`, Language: `en${long}` }),
      });
    expect(server.service.asked.map(({ Text, language }) => [Text.length, language.length])).toEqual([[500, 35]]);
  });

  it('accepts a POST with an empty body and all parameters in the query', async () => {
    server = await startLookupServer();
    const { items } = await ask(server.app, `${find}?${query({ Text: '12' })}`, { method: 'POST' });
    expect(items).toHaveLength(1);
  });

  it('accepts a POST from a page of another origin', async () => {
    server = await startLookupServer();
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
    const { items } = await ask(server.app, `${find}?${query({ Text: '12' })}`, { method: 'POST', headers });
    expect(items).toHaveLength(1);
  });

  it('accepts its path in any case', async () => {
    server = await startLookupServer();
    const { items } = await ask(server.app, `/capture/interactive/find/V1.10/JSON3.ws?${query({ Text: '12' })}`);
    expect(items).toHaveLength(1);
  });

  it.each([
    ['Find/v1.10/json.ws', { Text: '12' }],
    ['Find/v1.00/json3ex.ws', { Text: '12', $unwrapped: 'true' }],
    ['Retrieve/v1.00/json.ws', { Id: 'GB|demo|1' }],
    ['Retrieve/v1.00/json3ex.ws', { Id: 'GB|demo|1', $unwrapped: 'true' }],
  ])('returns a bare list when the format asks for one: %s %j', async (path, values) => {
    server = await startLookupServer();
    const answer = await server.app.inject({ url: `/Capture/Interactive/${path}?${query(values)}` });
    expect(JSON.parse(answer.body)).toEqual([expect.objectContaining({ Id: 'GB|demo|1' })]);
    const refused = await server.app.inject({ url: `/Capture/Interactive/${path}?${query({ ...values, Key: 'x' })}` });
    expect(JSON.parse(refused.body)).toEqual([expect.objectContaining({ Error: '2' })]);
  });

  it('allows preflight requests from every page', async () => {
    server = await startLookupServer();
    const headers = { origin: 'https://shop.example', 'access-control-request-method': 'POST' };
    const answer = await server.app.inject({ method: 'OPTIONS', url: find, headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-headers']).toContain('pca-source');
    expect(answer.headers['access-control-allow-methods']).toContain('POST');
  });

  it('queries the index once for repeated questions', async () => {
    server = await startLookupServer();
    await ask(server.app, `${find}?${query({ Text: '12' })}`);
    await ask(server.app, `${find}?${query({ text: '12' })}`);
    await ask(server.app, `${find}?${query({ Text: '12', Limit: '3' })}`);
    expect(server.service.asked).toHaveLength(2);
  });
});

describe('Retrieve', () => {
  it.each(['v1', 'v1.00', 'v1.1', 'v1.10', 'v1.2', 'v1.20', 'v1.30'])('responds to version %s', async (version) => {
    server = await startLookupServer();
    const { answer, items } = await ask(
      server.app,
      `/Capture/Interactive/Retrieve/${version}/json3.ws?${query({ Id: 'GB|demo|1' })}`,
    );
    expect(answer.statusCode).toBe(200);
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ Id: 'GB|demo|1', City: 'Wexmouth', CountryIsoNumber: 826 });
    expect(Object.keys(items[0] ?? {})).not.toContain('Error');
  });

  it('carries a proof of exactly this address', async () => {
    server = await startLookupServer();
    const { items } = await ask(server.app, `${retrieve}?${query({ Id: 'GB|demo|1' })}`);
    expect(server.proofs.verify(items[0]?.['Proof'] ?? '')).toMatchObject({ kind: 'valid', address });
  });

  it('fills in the requested fields', async () => {
    server = await startLookupServer();
    const formats = {
      Field1Format: '{Latitude},{longitude}',
      field2format: '<{CITY}> {Nothing}{Proof}',
      Field3Format: '{City!}{, {Company}}{; {Company} {City}}{ {',
    };
    const { items } = await ask(server.app, `${retrieve}?${query({ Id: 'GB|demo|1', ...formats })}`);
    expect(items[0]).toMatchObject({ Field1: '50.25,-3.5', Field2: '<Wexmouth> ', Field3: 'WEXMOUTH;  Wexmouth{ {' });
  });

  it('accepts a script’s form with its own field name format', async () => {
    server = await startLookupServer();
    const { items } = await ask(server.app, retrieve, {
      method: 'POST',
      payload: query({ id: 'GB|demo|1', Fields: '1', field1format: '{Latitude}', $block: 'true', Source: 'script' }),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'pca-source': 'script' },
    });
    expect(items[0]).toMatchObject({ Id: 'GB|demo|1', Field1: '50.25' });
  });

  it('returns an empty list for an id without an address', async () => {
    server = await startLookupServer();
    const { answer } = await ask(server.app, `${retrieve}?${query({ Id: 'GB|demo|2' })}`);
    expect(answer.body).toBe('{"Items":[]}');
  });
});

describe('an error of the lookup', () => {
  const cases: [string, string, Record<string, unknown>][] = [
    ['2', `${find}?Text=12`, {}],
    ['2', `${find}?Text=12&Key=AA11-AA11-AA11-AA11`, {}],
    ['2', `${find}?Text=12&Key=junk.junk`, {}],
    ['2', `${find}?Text=12&Key=__proto__`, {}],
    ['5', `${find}?Text=12&Key=${boundKey}`, {}],
    ['5', `${find}?Text=12&Key=${boundKey}`, { headers: { origin: 'https://other.example' } }],
    ['5', `${find}?Text=12&Key=${boundKey}`, { headers: { origin: 'https://shop.example.evil.example' } }],
    ['1001', `${find}?${query({})}`, {}],
    ['1001', `${find}?${query({ Text: '  ' })}`, {}],
    ['1001', `${retrieve}?${query({})}`, {}],
    ['1001', `${retrieve}?${query({ Id: 'GB|demo|street' })}`, {}],
    ['20', `/Capture/Interactive/Find/v9.99/json3.ws?${query({ Text: '12' })}`, {}],
    ['20', `/Capture/Interactive/Retrieve/v1.20/xml.ws?${query({ Id: 'GB|demo|1' })}`, {}],
    ['20', `/Capture/Interactive/GeoLocation/v1.00/json3ex.ws?${query({ Latitude: '50', Longitude: '1' })}`, {}],
    ['20', `/capture/Interactive/Utilities/v1.00/json3ex.ws`, { method: 'POST', payload: query({ Text: '12' }) }],
    ['20', `/CapturePlus/Interactive/Find/v2.10/json3.ws?${query({ SearchTerm: '12' })}`, {}],
    ['20', `/Capture/Elsewhere/Find/v1.10/json3.ws?${query({ Text: '12' })}`, {}],
    ['18', find, { method: 'POST', payload: `Text=${'x'.repeat(70_000)}` }],
    ['18', find, { method: 'POST', payload: '{"Key":', headers: { 'content-type': 'application/json' } }],
    ['18', find, { method: 'POST', payload: '[]', headers: { 'content-type': 'application/json' } }],
    ['18', find, { method: 'POST', payload: 'x', headers: { 'content-type': 'multipart/form-data' } }],
    ['18', `${find}?${query({ Text: '12', Countries: 'GB,QQ' })}`, {}],
    ['18', `${find}?${query({ Text: '12', Origin: 'nowhere' })}`, {}],
    ['-1', `${find}?${query({ Text: 'crash' })}`, {}],
    ['-1', `${find}?${query({ Text: 'down' })}`, {}],
    ['-1', `${retrieve}?${query({ Id: 'crash' })}`, {}],
  ];

  it.each(cases)('%s is the only item, with HTTP 200: %s', async (code, url, options) => {
    server = await startLookupServer();
    const { answer, items } = await ask(server.app, url, options);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['records']).toBe('1');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['cache-control']).toBe('private');
    expect(items).toHaveLength(1);
    expect(items[0]).toEqual({
      Error: code,
      Description: expect.stringMatching(/\w/),
      Cause: expect.stringMatching(/\w/),
      Resolution: expect.stringMatching(/\w/),
    });
  });

  it('does not occur in the preflight response of an unknown service', async () => {
    server = await startLookupServer();
    const url = '/Capture/Interactive/GeoLocation/v1.00/json3ex.ws';
    const headers = { origin: 'https://shop.example', 'access-control-request-method': 'POST' };
    const answer = await server.app.inject({ method: 'OPTIONS', url, headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('has separate texts for the two meanings of 1001', async () => {
    server = await startLookupServer();
    const onFind = await ask(server.app, `${find}?${query({})}`);
    const onRetrieve = await ask(server.app, `${retrieve}?${query({})}`);
    expect(onFind.items[0]?.['Description']).toBe('Text or Container Required');
    expect(onRetrieve.items[0]?.['Description']).toBe('Id Invalid');
  });

  it('is 17 for a visitor, 10 for a program, with the time to wait', async () => {
    server = await startLookupServer({ visitorFinds: 2, keyFinds: 2 });
    const ticket = server.tickets.issue({ session: 's'.repeat(32), offer: 'compost-bin' });
    for (const [key, code] of [
      [ticket, '17'],
      [openKey, '10'],
    ] as const) {
      await ask(server.app, `${find}?${query({ Key: key, Text: '12' })}`);
      await ask(server.app, `${find}?${query({ Key: key, Text: '12' })}`);
      const { answer, items } = await ask(server.app, `${find}?${query({ Key: key, Text: '12' })}`);
      expect(answer.statusCode).toBe(200);
      expect(items[0]?.['Error']).toBe(code);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.headers['access-control-expose-headers']).toContain('Retry-After');
      expect(answer.headers['ratelimit']).toMatch(/^"(?:key|visitor)_limited";r=0;t=\d+$/);
    }
  });

  it.each([
    ['with a key that is none', query({ Key: 'AA11-AA11-AA11-AA11', Text: '12' }), '17'],
    ['without a text', query({}), '10'],
    ['with a country that is none', query({ Text: '12', Countries: 'QQ' }), '10'],
  ])('counts towards the limit for a call %s', async (_, payload, code) => {
    server = await startLookupServer({ keyFinds: 2, networkFinds: 2 });
    const errors: unknown[] = [];
    for (let sent = 0; sent < 3; sent += 1)
      errors.push((await ask(server.app, find, { method: 'POST', payload })).items[0]?.['Error']);
    expect([errors[1] === code, errors[2] === code]).toEqual([false, true]);
  });

  it('is 17 for callers who only search; choosing an address resets that', async () => {
    server = await startLookupServer({ findsWithoutRetrieve: 2 });
    const ticket = server.tickets.issue({ session: 's'.repeat(32), offer: 'compost-bin' });
    const again = async () =>
      (await ask(server.app, `${find}?${query({ Key: ticket, Text: '12' })}`)).items[0]?.['Error'];
    expect([await again(), await again(), await again()]).toEqual([undefined, undefined, '17']);
    await ask(server.app, `${retrieve}?${query({ Key: ticket, Id: 'GB|demo|1' })}`);
    expect(await again()).toBeUndefined();
  });
});

describe('the key of a lookup', () => {
  it('bound to an origin works there, by Origin or Referer', async () => {
    server = await startLookupServer();
    const url = `${find}?Text=12&Key=${boundKey}`;
    const byOrigin = await ask(server.app, url, { headers: { origin: 'https://shop.example' } });
    const byReferer = await ask(server.app, url, { headers: { referer: 'https://shop.example/basket?x=1' } });
    expect([byOrigin.items[0]?.['Type'], byReferer.items[0]?.['Type']]).toEqual(['Address', 'Address']);
  });

  it('stops within two seconds of being revoked', async () => {
    server = await startLookupServer();
    const url = `${find}?${query({ Text: '12' })}`;
    expect((await ask(server.app, url)).items[0]?.['Type']).toBe('Address');
    await server.keys.revoke(openKey.slice(0, 4), Date.now());
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1001);
    onTestFinished(() => clock.mockRestore());
    // The cache reads the clock once per millisecond.
    await expect
      .poll(async () => (await ask(server.app, url)).items[0]?.['Error'], { message: 'the answer to a revoked key' })
      .toBe('2');
  });

  it('may be a page’s ticket, valid only for its session', async () => {
    server = await startLookupServer();
    const first = await server.app.inject('/session');
    const second = await server.app.inject('/session');
    const { session } = first.json<{ session: string }>();
    const url = `${find}?${query({ Key: server.tickets.issue({ session, offer: 'compost-bin' }), Text: '12' })}`;
    const cookieOf = (answer: typeof first) => ({ cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' });
    expect((await ask(server.app, url, { headers: cookieOf(first) })).items[0]?.['Type']).toBe('Address');
    expect((await ask(server.app, url, { headers: cookieOf(second) })).items[0]?.['Error']).toBe('2');
  });

  it('never appears in the log, nor does the searched text', async () => {
    server = await startLookupServer();
    await ask(server.app, `${find}?${query({ Text: '12 lantern row' })}`);
    await ask(server.app, `${find}?${query({ Text: 'crash' })}`);
    await ask(server.app, `${retrieve}?${query({ Id: 'GB|demo|1' })}`);
    const log = server.logged.join('');
    expect(log).toContain('"route":"/Capture/Interactive/Find/:version/:format"');
    expect(log).toContain('the index is broken');
    for (const hidden of [openKey, 'lantern', 'Text=', 'GB|demo|1', 'GB%7C']) expect(log).not.toContain(hidden);
  });
});
