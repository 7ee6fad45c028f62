import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { errorCodes, type ErrorCode, type Problem } from '@doorstep/contract';
import { DoorstepError } from '@doorstep/core';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer, type HttpOptions } from '../src/http/create-http-server.ts';
import { createRateLimit, limitByNetwork } from '../src/http/rate-limit.ts';
import { privatePageHeaders } from '../src/http/security-headers.ts';
import { createVisitorSessions } from '../src/http/visitor-session.ts';

let app: FastifyInstance;
let log: string[];
afterEach(async () => app.close());

async function start(options: Partial<HttpOptions> = {}): Promise<void> {
  log = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      log.push(chunk.toString());
      done();
    },
  });
  const config = { trustProxy: false as const, baseUrl: null };
  app = await createHttpServer({ config, log: { level: 'info', stream }, ...options });
  app.get('/throw/:code', async (request) => {
    throw new DoorstepError((request.params as { code: ErrorCode }).code);
  });
  app.get('/defect', async () => {
    throw new Error('password=hush in a message', { cause: new Error('the reason') });
  });
  app.post('/echo', async (request) => request.body);
  app.get('/r/:reference/:secret', async (_, reply) => reply.headers(privatePageHeaders).send('receipt'));
}

const json = { 'content-type': 'application/json' };
const problemOf = (answer: { body: string }) => JSON.parse(answer.body) as Problem;

describe('an error', () => {
  it.each(Object.entries(errorCodes))(
    '%s is a problem with its status, its text and the request’s id',
    async (code, { status }) => {
      await start();
      const answer = await app.inject(`/throw/${code}`);
      expect(answer.statusCode).toBe(status);
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.headers['x-request-id']).toMatch(/^[\w-]{12}$/);
      expect(problemOf(answer)).toEqual({
        type: `urn:doorstep:error:${code}`,
        title: expect.stringMatching(/^\p{Lu}.+[.!?]$/u),
        status,
        detail: expect.stringMatching(/\w/),
        code,
        requestId: answer.headers['x-request-id'],
      });
      expect(answer.headers['retry-after'] !== undefined).toBe([429, 503].includes(status));
      expect(answer.headers['ratelimit']).toBe(status === 429 ? `"${code}";r=0;t=60` : undefined);
    },
  );

  it('describes every invalid field', async () => {
    await start();
    app.get('/fields', async () => {
      throw new DoorstepError('request_invalid', {
        fields: [{ field: 'contact.name', code: 'too_long', values: { max: 200 } }],
      });
    });
    expect(problemOf(await app.inject('/fields')).errors).toEqual([
      { field: 'contact.name', code: 'too_long', values: { max: 200 }, detail: 'Use 200 characters or fewer' },
    ]);
  });

  it('of the server shows only its code, and is logged in full', async () => {
    await start();
    const answer = await app.inject('/defect');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('hush');
    expect(Object.keys(problemOf(answer)).toSorted()).toEqual([
      'code',
      'detail',
      'requestId',
      'status',
      'title',
      'type',
    ]);
    const line = log.find((each) => each.includes('the request failed')) ?? '';
    expect(line).toContain('password=hush in a message');
    expect(line).toContain('the reason');
    expect(line).toContain(problemOf(answer).requestId);
  });

  it('is a problem document for an invalid URL if the error page fails', async () => {
    await start({ renderErrorPage: async () => Promise.reject(new Error('no page')) });
    const answer = await app.inject({ url: '/o/%zz', headers: { accept: 'text/html' } });
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ status: answer.statusCode });
  });

  it('is a page for a browser, and a problem on API paths', async () => {
    await start({ renderErrorPage: async ({ code, requestId }) => `<h1>${code} ${requestId}</h1>` });
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const page = await app.inject({ url: '/nowhere', headers });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toBe(`<h1>not_found ${String(page.headers['x-request-id'])}</h1>`);
    const program = await app.inject({ url: '/api/nowhere', headers });
    expect(program.headers['content-type']).toContain('application/problem+json');
  });

  it('is in the requested language', async () => {
    await start();
    const pseudo = problemOf(await app.inject('/throw/not_found?lang=en-XB'));
    expect(pseudo.title).not.toBe(problemOf(await app.inject('/throw/not_found')).title);
  });
});

describe('a request without a route', () => {
  it('gets “not found”, whatever its URL', async () => {
    await start();
    for (const url of ['/nowhere', '/throw', '/%zz', '/echo/', '/..%2f..%2fetc/passwd', `/throw/${'x'.repeat(5000)}`]) {
      const answer = await app.inject(url);
      expect([url.slice(0, 30), answer.statusCode, problemOf(answer).code]).toEqual([
        url.slice(0, 30),
        404,
        'not_found',
      ]);
    }
  });

  it('gets the allowed methods of its path', async () => {
    await start();
    const answer = await app.inject({ method: 'DELETE', url: '/echo' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
    expect(problemOf(answer).code).toBe('method_not_allowed');
    const read = await app.inject({ method: 'PUT', url: '/throw/closed' });
    expect(read.headers.allow).toBe('GET, HEAD');
  });
});

describe('a request target', () => {
  it.each([
    ['http://evil.example/throw/closed?x=1', '/throw/closed?x=1'],
    ['https://evil.example', '/'],
    ['http://evil.example?x=1', '/?x=1'],
    ['//evil.example/throw/closed', '/evil.example/throw/closed'],
    ['/\\\\evil.example/throw', '/evil.example/throw'],
    ['/throw/closed', '/throw/closed'],
  ])('%s is read as a path on this host: %s', async (target, url) => {
    await start();
    app.addHook('onRequest', async (request, reply) => reply.send({ url: request.url }));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: target }, resolve).on('error', reject).end();
    });
    expect(JSON.parse(await readText(answer))).toEqual({ url });
  });
});

describe('a response with field errors', () => {
  it('limits the number and the length of field names', async () => {
    await start();
    app.get('/fields', async () => {
      const fields = Array.from({ length: 5000 }, () => ({ field: 'x'.repeat(5000), code: 'unknown_field' as const }));
      throw new DoorstepError('request_invalid', { fields });
    });
    const answer = await app.inject('/fields');
    expect(problemOf(answer).errors).toHaveLength(50);
    expect(answer.body.length).toBeLessThan(20_000);
  });
});

describe('a body', () => {
  it.each([
    ['application/json', '{"a":', 400, 'body_malformed'],
    ['application/json', '', 400, 'body_malformed'],
    ['application/json', '{"__proto__":{"x":1}}', 400, 'body_malformed'],
    ['application/json', `"${'x'.repeat(65_536)}"`, 413, 'body_too_large'],
    ['application/x-www-form-urlencoded', `a=${'x'.repeat(65_536)}`, 413, 'body_too_large'],
    ['text/plain', 'hello', 415, 'media_type_unsupported'],
    ['application/xml', '<a/>', 415, 'media_type_unsupported'],
    ['multipart/form-data; boundary=x', '--x--', 415, 'media_type_unsupported'],
  ])('of %s starting with %.20j gets %i %s', async (type, payload, status, code) => {
    await start();
    const answer = await app.inject({ method: 'POST', url: '/echo', headers: { 'content-type': type }, payload });
    expect([answer.statusCode, problemOf(answer).code]).toEqual([status, code]);
  });

  it('of 10 MB is rejected', async () => {
    await start();
    const payload = Buffer.alloc(10_000_000, 'a');
    const answer = await app.inject({ method: 'POST', url: '/echo', headers: json, payload });
    expect([answer.statusCode, problemOf(answer).code]).toEqual([413, 'body_too_large']);
  });

  it('may be JSON or a form', async () => {
    await start();
    const asJson = await app.inject({ method: 'POST', url: '/echo', headers: json, payload: '{"a":"é"}' });
    const asForm = await app.inject({
      method: 'POST',
      url: '/echo',
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      payload: 'a=%C3%A9',
    });
    expect([asJson.json(), asForm.json()]).toEqual([{ a: 'é' }, { a: 'é' }]);
  });
});

describe('the headers of every response', () => {
  const directives = (answer: { headers: Record<string, unknown> }) =>
    new Map(
      String(answer.headers['content-security-policy'])
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')] as const),
    );

  it('allow only this origin, and nothing inline', async () => {
    await start();
    const answer = await app.inject('/nowhere');
    const policy = directives(answer);
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('connect-src')).toBe("'self'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('doorstep default');
    expect(String(answer.headers['content-security-policy'])).not.toContain('unsafe');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('allow the sources of a service in use, and no others', async () => {
    await start({ csp: [{ 'script-src': ['https://js.check.example'], 'frame-src': ['https://check.example'] }] });
    const policy = directives(await app.inject('/nowhere'));
    expect(policy.get('script-src')).toBe("'self' https://js.check.example");
    expect(policy.get('frame-src')).toBe('https://check.example');
    expect(policy.get('connect-src')).toBe("'self'");
  });

  it('keep a site opened over HTTPS on HTTPS', async () => {
    await start({ config: { trustProxy: false, baseUrl: 'https://offers.example' } });
    expect((await app.inject('/nowhere')).headers['strict-transport-security']).toContain('max-age=');
  });

  it('of a receipt keep it out of caches, indexes and referrers', async () => {
    await start();
    const { headers } = await app.inject('/r/K7QM/secret');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the log', () => {
  it('contains routes, but no requested values', async () => {
    await start();
    await app.inject('/r/K7QM-2XPD/very-secret-link?x=hidden-query');
    await app.inject('/nowhere/hidden-path?x=hidden-query');
    await app.inject({
      url: '/throw/closed',
      headers: { cookie: 'hidden-cookie=1', referer: 'http://hidden-referer/' },
    });
    const text = log.join('');
    expect(text).toContain('"route":"/r/:reference/:secret"');
    expect(text).toContain('"code":"closed"');
    for (const hidden of ['K7QM', 'very-secret', 'hidden']) expect(text).not.toContain(hidden);
  });
});

describe('the session of a visitor', () => {
  const day = 86_400_000;
  let now = 0;
  async function startWithSessions(): Promise<void> {
    await start();
    const sessions = createVisitorSessions('m'.repeat(40), { now: () => now });
    app.get('/find', async (request) => ({ session: sessions.find(request) }));
    app.get('/ensure', async (request, reply) => ({
      first: sessions.ensure(request, reply),
      second: sessions.ensure(request, reply),
    }));
  }
  const found = async (cookie: string) =>
    (await app.inject({ url: '/find', headers: { cookie } })).json<{ session: string | null }>().session;

  it('is issued once, and reveals nothing about the visitor', async () => {
    now = 100 * day + 5000;
    await startWithSessions();
    const answer = await app.inject('/ensure');
    const { first, second } = answer.json<{ first: string; second: string }>();
    expect(first).toBe(second);
    expect(answer.cookies).toHaveLength(1);
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'doorstep_visitor', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(await found(`doorstep_visitor=${cookie?.value}`)).toBe(first);
    // The day, not the time; and the stored hash is not the cookie's value.
    expect(Buffer.from(String(cookie?.value.split('.')[0]), 'base64url').toString()).toMatch(/^[\w-]{22} 8640000000$/);
    expect(cookie?.value).not.toContain(first);
  });

  it('is invalid when its cookie was changed, invented or a month old', async () => {
    now = 100 * day;
    await startWithSessions();
    const value = String((await app.inject('/ensure')).cookies[0]?.value);
    const [body = '', signature = ''] = value.split('.');
    const other = Buffer.from(`${'A'.repeat(22)} ${100 * day}`).toString('base64url');
    for (const changed of [`${other}.${signature}`, `${body}.`, body, `${value}x`, '', '.', 'x'.repeat(4000)]) {
      expect([changed.slice(0, 20), await found(`doorstep_visitor=${changed}`)]).toEqual([changed.slice(0, 20), null]);
    }
    now = 130 * day;
    expect(await found(`doorstep_visitor=${value}`)).toBeNull();
  });
});

describe('a limit', () => {
  it('counts by network, gives the time to wait, and resets', async () => {
    await start({ config: { trustProxy: 1, baseUrl: null } });
    const limit = createRateLimit({ max: 2, perSeconds: 60 });
    app.get('/limited', { preHandler: limitByNetwork(limit) }, async () => 'ok');
    const from = (ip: string) => app.inject({ url: '/limited', headers: { 'x-forwarded-for': ip } });
    expect((await from('203.0.113.1')).statusCode).toBe(200);
    expect((await from('203.0.113.2')).statusCode).toBe(200);
    const refused = await from('203.0.113.3');
    expect([refused.statusCode, problemOf(refused).code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('198.51.100.1')).statusCode).toBe(200);
    limit.forget('203.0.113.0/24');
    expect((await from('203.0.113.3')).statusCode).toBe(200);
  });

  it.each([
    [false as const, '127.0.0.1'],
    [1, '198.51.100.9'],
    [2, '203.0.113.5'],
    [['10.0.0.0/8'], '127.0.0.1'],
    [['loopback', '198.51.100.0/24'], '203.0.113.5'],
  ])('trusts proxies only as configured: %j', async (trustProxy, ip) => {
    await start({ config: { trustProxy, baseUrl: null } });
    app.get('/ip', async (request) => ({ ip: request.ip }));
    const headers = { 'x-forwarded-for': '192.0.2.66, 203.0.113.5, 198.51.100.9' };
    expect((await app.inject({ url: '/ip', headers })).json()).toEqual({ ip });
  });
});
