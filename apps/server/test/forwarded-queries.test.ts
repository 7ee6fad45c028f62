// Forwarded to a third party, a stranger's queries must not stop anyone else's search.
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openKey } from './lookup-server.ts';
import { startLoqateGround } from './loqate-server.ts';

const { loqate, open, sent, startAnew, end } = await startLoqateGround();
afterEach(startAnew);
afterAll(end);

describe('queries forwarded to Loqate', () => {
  it.each([
    ['refuses for what is in them', { kind: 'status', status: 414 }, 5],
    ['does not answer in time', { kind: 'hang' }, 3],
  ] as const)(
    'of one stranger do not open the circuit breaker for others when Loqate %s',
    async (_, behaviour, times) => {
      const server = await open({ behaviour });
      loqate.behave(behaviour, { times });
      for (let at = 0; at < times; at += 1) await server.find(`heron ${'x'.repeat(at)}`);
      await server.find('heron');
      expect(
        sent('Find')
          .map(({ parameters }) => new Map(parameters).get('Text'))
          .at(-1),
      ).toBe('heron');
      if (behaviour.kind === 'status') expect(server.issues).toEqual([]);
      await server.end();
    },
  );

  it('get a time to retry during an outage, with one log line per minute and cause, and no error', async () => {
    const server = await open({ fallback: 'typing' });
    loqate.behave({ kind: 'reset' });
    for (const text of ['heron 1', 'heron 2', 'heron 3', 'heron 4', 'heron 5']) {
      const url = `/Capture/Interactive/Find/v1.10/json3.ws?${new URLSearchParams({ Key: openKey, Text: text }).toString()}`;
      const answer = await server.app.inject(url);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([200, '5']);
    }
    for (let count = 0; count < 5; count += 1) await server.retrieveShown('GB|ST|A|10001');
    const lines = server.logged.map((line) => JSON.parse(line) as { level: number; msg: string; reason: string });
    expect(lines.filter(({ level }) => level > 30).map(({ level, reason }) => [level, reason])).toEqual([
      [40, 'the address service fails: network'],
      [40, 'Loqate is not asked just now'],
    ]);
    // The failure is not the store's.
    expect(server.app.errorLog.storeOutages()).toBe(0);
    await server.end();
  });

  it('cause a report after fifty when the service rejects every one', async () => {
    const server = await open();
    loqate.behave({ kind: 'status', status: 404 });
    for (let at = 0; at < 49; at += 1) await server.find(`heron ${at}`);
    expect(server.issues).toEqual([]);
    await server.find('heron 50');
    expect(server.issues).toMatchObject([{ code: 'http' }]);
    await server.end();
  });

  it('are short enough for every server, whatever the input', async () => {
    const server = await open();
    const long = '\u4e00'.repeat(5000);
    await server.find(`heron ${long}`, { Countries: 'gb,GB,uk,GBR', Language: long });
    const [request] = sent('Find');
    expect(new Map(request?.parameters).get('Countries')).toBe('GB');
    expect(new URLSearchParams(request?.parameters).toString().length).toBeLessThan(4000);
    loqate.requests.length = 0;
    const fence = JSON.stringify([Array.from({ length: 800 }, (_, at) => [at / 10, 51])]);
    expect(await server.find('heron', { GeoFence: fence })).toMatchObject([{ Description: 'Query Too Long' }]);
    expect(loqate.requests).toEqual([]);
    await server.end();
  });
});
