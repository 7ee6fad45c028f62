import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { ConnectionError, createClient, type ProblemError, type RateLimit } from '../src/index.ts';

type Answering = (response: ServerResponse, request: IncomingMessage) => void;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Sends the answers in order and repeats the last one. */
async function serverOf(...answers: Answering[]) {
  const asked: { method: string; url: string; key: string | undefined; token: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    asked.push({ method, url, key: headers['idempotency-key']?.toString(), token: headers.authorization });
    answers[Math.min(asked.length, answers.length) - 1]?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, server: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answering =>
  (response) =>
    response.writeHead(status, headers).end(JSON.stringify(body));
const problem = (status: number, code: string, headers = {}) => json(status, { code, status, detail: 'why' }, headers);
const breaks: Answering = (response) => response.destroy();
const enter = { params: { offer: 'a/b' }, body: {} as never };

describe('the client of the API', () => {
  test('pages through a list, reading no further than the caller does', async () => {
    const part = (rows: string[], next: string | null) => json(200, { rows, next });
    const { server, asked } = await serverOf(part(['a', 'b'], 'b-'), part([], 'c_'), part(['e'], null));
    const client = createClient({ server, token: 'dst_1' });
    const rows: unknown[] = [];
    for await (const row of client.all('GET /requests', { query: { state: ['held', 'accepted'], limit: 2 } }))
      rows.push(row);
    expect(rows).toEqual(['a', 'b', 'e']);
    const list = '/api/v1/requests?limit=2&state=held%2Caccepted';
    expect(asked.map(({ url }) => url)).toEqual([list, `${list}&cursor=b-`, `${list}&cursor=c_`]);
    expect(asked[0]?.token).toBe('Bearer dst_1');
    for await (const row of client.all('GET /requests', {})) if (row !== null) break;
    expect(asked).toHaveLength(4);
  });

  test('retries a read after an outage or a rate limit, once the server’s wait is over', async () => {
    const { server, asked } = await serverOf(
      breaks,
      problem(429, 'rate_limited', { 'retry-after': '0' }),
      json(200, { rows: [], next: null }, { RateLimit: '"token";r=599;t=60, "network";r=9;t=1' }),
    );
    const limits: RateLimit[] = [];
    const client = createClient({ server, maxRetries: 2, onRateLimits: (seen) => limits.push(...seen) });
    expect(await client.call('GET /offers', {})).toEqual({ rows: [], next: null });
    expect(asked).toHaveLength(3);
    expect(limits).toEqual([
      { name: 'token', remaining: 599, resetsInMs: 60_000 },
      { name: 'network', remaining: 9, resetsInMs: 1000 },
    ]);
  });

  test('retries a change only with an Idempotency-Key, the same each time', async () => {
    const { server, asked } = await serverOf(breaks, breaks, json(201, { reference: 'R' }));
    const client = createClient({ server, maxRetries: 1 });
    await expect(client.call('POST /offers/:offer/pause', { params: { offer: 'x' } })).rejects.toThrow(ConnectionError);
    expect(asked).toHaveLength(1);
    const options = { idempotencyKey: 'order 7' };
    expect(await client.call('POST /offers/:offer/requests', enter, options)).toEqual({ reference: 'R' });
    expect(asked.slice(1)).toEqual([
      { method: 'POST', url: '/api/v1/offers/a%2Fb/requests', key: 'order 7', token: undefined },
      { method: 'POST', url: '/api/v1/offers/a%2Fb/requests', key: 'order 7', token: undefined },
    ]);
  });

  test('throws a refusal with its code and wait, and does not retry where that is useless', async () => {
    const { server, asked } = await serverOf(
      problem(409, 'sold_out'),
      problem(429, 'rate_limited', { 'retry-after': '3600' }),
      (response) => response.writeHead(502).end('<h1>Bad gateway</h1>'),
    );
    const failures = (maxRetries: number) =>
      createClient({ server, maxRetries })
        .call('GET /offers', {})
        .catch((error: unknown) => error as ProblemError);
    expect(await failures(2)).toMatchObject({ code: 'sold_out', retryAfterMs: null, problem: { detail: 'why' } });
    expect(await failures(2)).toMatchObject({ code: 'rate_limited', retryAfterMs: 3_600_000 });
    expect(await failures(0)).toMatchObject({ code: 'unavailable', problem: { status: 502 } });
    expect(asked).toHaveLength(3);
  });

  test('rejects an abort with its own reason, even while waiting, and reports a timeout as a lost connection', async () => {
    const { server, asked } = await serverOf(problem(503, 'unavailable', { 'retry-after': '50' }));
    const client = createClient({ server, maxRetries: 5 });
    const left = client.call('GET /offers', {}, { signal: AbortSignal.timeout(300) });
    await expect(left).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(asked).toHaveLength(1);
    const silent = await serverOf(() => {});
    const late = createClient({ server: silent.server, timeoutMs: 50 }).call('GET /offers', {});
    await expect(late).rejects.toThrow(ConnectionError);
  });
});
