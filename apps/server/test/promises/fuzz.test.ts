// Calls every route with valid, boundary and hostile input. `FUZZ_RUNS` and `FUZZ_SEED` extend it, on both databases:
// the defaults fit into `npm test`.
import { randomUUID } from 'node:crypto';
import { Agent, request as send, type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { errorCodes, type Problem } from '@doorstep/contract';
import { createApiToken, inviteStaff } from '@doorstep/core';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, someNetwork } from '../real-servers.ts';
import { servedRoutes, type ServedRoute } from '../served-routes.ts';
import { cookiesOf, staffServerForAll } from '../staff-server.ts';
import { arbitraryOf, eachBroken, mutated, validValue, type KnownValues } from './arbitrary-of.ts';
import { makeKnownThings, type KnownThings } from './known-things.ts';
import { oddNames, oddQueries, oddTypes, rawBodies } from './odd-input.ts';
import { routeInputs, type RouteInput } from './route-inputs.ts';

const isLong = process.env['FUZZ_RUNS'] !== undefined;
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 1);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
/** Processor time of the server's thread, so other load on the machine does not count. */
const maxProcessorMs = 2000;
/** Concurrent calls are measured, too. */
const maxTries = 3;
/** Bounds each call instead of the whole test. */
const maxSilentMs = 60_000;
/**
 * `npm test` sends each route a third of the generally wrong values, starting at different ones; the slow run sends
 * the others, and on PostgreSQL all that may reach a database.
 */
const partOf = <T>(all: readonly T[], { first, kind }: { first: number; kind: (typeof databases)[number] }): T[] =>
  all.filter((_, at) => kind === 'PostgreSQL' || ((at + first) % 3 === 0) !== isLong);

interface Call {
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  processorMs: number;
}

describe.each(isLong ? databases : (['SQLite'] as const))('every route, on %s,', (kind) => {
  const server = staffServerForAll(kind);
  let routes: ServedRoute[] = [];
  let cookie = '';
  let token = '';
  let known: KnownThings = { names: {}, values: {} };
  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());

  beforeAll(async () => {
    const { staff } = server;
    cookie = cookiesOf(await server.join((await inviteStaff(staff, 'owner')).token, 'owner'));
    token = (
      await createApiToken(staff, { name: 'A program', scopes: ['offers.read', 'requests.read', 'requests.enter'] })
    ).token;
    known = await makeKnownThings(server, token);
    routes = servedRoutes(server.routeTree());
  });

  it('that changes something has a declared input', () => {
    const names = routes.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);
    expect(names.toSorted()).toEqual(Object.keys(routeInputs).toSorted());
  });

  it('responds to any input quickly, with every header, and with errors as problems', { timeout: 0 }, async () => {
    const found: string[] = [];
    const work = async (waiting: ServedRoute[]) => {
      for (let route = waiting.pop(); route !== undefined; route = waiting.pop()) {
        const { method, url } = route;
        const usual = usualCallsOf(route);
        const answered: Answer[] = [];
        for (const call of [...usual, ...fixedCallsOf(route)]) {
          const answer = await askUntilQuick(method, call);
          if (answered.length < usual.length) answered.push(answer);
          const wrong = whatIsWrong(route, call, answer);
          if (wrong !== null) found.push(`${method} ${url}: ${wrong}\n  ${shown(call)}`);
        }
        if (url.includes('/:') && !(await hasReachedSomething(route, usual, answered)))
          found.push(`${method} ${url}: nothing that it names is there`);
        const property = fc.asyncProperty(callOf(route), async (call) => {
          const wrong = whatIsWrong(route, call, await askUntilQuick(method, call));
          if (wrong !== null) throw new Error(wrong);
        });
        const run = await fc.check(property, { numRuns, seed, endOnFailure: true });
        if (run.failed)
          found.push(`${method} ${url}: ${String(run.errorInstance)}\n  ${shown(run.counterexample?.[0])}`);
      }
    };
    const waiting = routes.filter(({ url }) => !url.includes('/assets/'));
    const { ends = [], others = [] } = Object.groupBy(waiting, ({ url }) => (ending.test(url) ? 'ends' : 'others'));
    for (const part of [others, ends]) await Promise.all([work(part), work(part), work(part)]);
    expect(found).toEqual([]);
  });

  /** With the right password, the other routes that ask for it would end the session of the calls. */
  const valuesFor = (url: string): KnownValues =>
    url.endsWith('/sessions/:session/end') ? { ...known.values, password: ['wheelbarrow in the rain'] } : known.values;

  /** Whether a call succeeded, or was refused differently from the same call for unknown things. */
  async function hasReachedSomething({ method, url }: ServedRoute, calls: Call[], answers: Answer[]): Promise<boolean> {
    const outcomeOf = ({ status, text }: Answer) =>
      status < 400 ? 'done' : (/"code":"\w+"/.exec(text)?.[0] ?? String(status));
    const outcomes = answers.map(outcomeOf);
    if (outcomes.includes('done')) return true;
    const nowhere = url.replaceAll(/:\w+/g, 'unknown');
    for (const [at, call] of calls.entries())
      if (outcomeOf(await ask(method, { ...call, path: nowhere })) !== outcomes[at]) return true;
    return false;
  }

  /** Regular calls of a route, whatever the seed: with each accepted name, and with several bodies. */
  function usualCallsOf({ method, url }: ServedRoute): Call[] {
    const { as, body } = routeInputs[`${method} ${url}`] ?? { body: null };
    const parts = partsOf(url);
    const length = Math.max(body === null ? 1 : 3, ...parts.map(({ names }) => names.length));
    return Array.from({ length }, (_, which) => {
      const sent = body === null ? null : encoded(as, validValue(body, { known: valuesFor(url), seed: which }));
      const headers = headersFor({ method, url }, { from: someNetwork(), key: randomUUID() });
      return {
        path: parts.map(({ names }) => names[which % names.length]).join('/'),
        body: sent?.body ?? null,
        headers: { ...headers, ...sent?.headers },
      };
    });
  }

  function fixedCallsOf({ method, url }: ServedRoute): Call[] {
    const { as, body } = routeInputs[`${method} ${url}`] ?? { body: null };
    const parts = partsOf(url);
    const pathWith = (place: number, odd: string) =>
      parts.map(({ names }, index) => (index === place ? odd : names[0])).join('/');
    const usual = pathWith(-1, '');
    const first = routes.findIndex((route) => route.method === method && route.url === url);
    const part = { first, kind };
    const paths = [
      ...parts.flatMap(({ isNamed }, place) =>
        isNamed ? partOf(oddNames, part).map((odd) => pathWith(place, odd)) : [],
      ),
      ...partOf(oddQueries, part).map((query) => `${usual}?${query}`),
    ];
    const headers = () => headersFor({ method, url }, { from: someNetwork(), key: randomUUID() });
    const calls = paths.map((path) => ({ path, headers: headers(), body: null }));
    if (method === 'GET') return calls;
    const whole = body === null ? {} : validValue(body, { known: valuesFor(url), seed });
    const sent = partOf(eachBroken(whole), part).map((each) => ({ ...encoded(as, each), path: usual }));
    // Parsing them involves no database.
    const raw = (kind === 'PostgreSQL' ? [] : partOf(rawBodies, part)).map((each) => ({
      path: usual,
      body: each,
      headers: withType('application/json'),
    }));
    return [...calls, ...[...sent, ...raw].map((call) => ({ ...call, headers: { ...headers(), ...call.headers } }))];
  }

  function headersFor({ url }: ServedRoute, { from, key }: { from: string; key: string }): Record<string, string> {
    return {
      'x-forwarded-for': from,
      'idempotency-key': key,
      cookie: url === '/api/auth/sign-out' ? '' : `${cookie}; doorstep_receipt=${known.names[':secret']?.[0]}`,
    };
  }

  /** Calls of a route: names in the path, the query, the body, and the caller. */
  function callOf({ method, url }: ServedRoute): fc.Arbitrary<Call> {
    const input = routeInputs[`${method} ${url}`] ?? { body: null };
    const parts = partsOf(url).map(({ isNamed, names }) => {
      const some = fc.constantFrom(...names);
      return isNamed
        ? fc.oneof({ weight: 4, arbitrary: some }, { weight: 1, arbitrary: fc.constantFrom(...oddNames) })
        : some;
    });
    return fc
      .record({
        parts: fc.tuple(...parts),
        query: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 2, arbitrary: queryOf() }),
        body: bodyOf(input, valuesFor(url)),
        accept: fc.constantFrom('text/html', 'application/json', '*/*', ''),
        language: fc.constantFrom('en', '', 'xx;q=2, \u00ff', ','.repeat(300)),
        key: fc.constantFrom('one', 'x'.repeat(128), 'x'.repeat(129), '\u00a0', '\u0085', ''),
        from: fc.constantFrom('', '', '', 'not an address', '::', '2001:db8::1%25eth0'),
      })
      .map(({ parts, query, body, accept, language, key, from }) => ({
        path: parts.join('/') + query,
        headers: {
          ...headersFor(
            { method, url },
            { from: from === '' ? someNetwork() : from, key: key === 'one' ? randomUUID() : key },
          ),
          ...(accept === '' ? {} : { accept }),
          ...(language === '' ? {} : { 'accept-language': language }),
          ...(method === 'GET' ? {} : body.headers),
        },
        body: method === 'GET' ? null : body.body,
      }));
  }

  /** The possible values of each part of a path. */
  function partsOf(url: string) {
    const parts = url.split('/');
    return parts.map((part, at) => {
      if (!part.startsWith(':')) return { isNamed: false, names: [part.replace('*', '/x')] };
      const names = known.names[`${parts[at - 1]}/${part}`] ?? known.names[part];
      if (names === undefined) throw new Error(`known-things.ts has nothing for ${part} of ${url}`);
      return { isNamed: true, names };
    });
  }

  async function askUntilQuick(method: string, call: Call): Promise<Answer> {
    let answer = await ask(method, call);
    for (let attempt = 1; attempt < maxTries && answer.processorMs > maxProcessorMs; attempt += 1)
      answer = await ask(method, call);
    return answer;
  }

  function whatIsWrong(route: ServedRoute, call: Call, answer: Answer): string | null {
    const { status, headers, text, processorMs } = answer;
    if (status >= 500) return `status ${status}: ${text.slice(0, 300)}`;
    if (processorMs > maxProcessorMs) return `took ${Math.round(processorMs)} ms of the processor`;
    const missing = everyAnswerHas.filter((name) => !headers.has(name));
    if (missing.length > 0) return `status ${status} without ${missing.join(', ')}`;
    if (route.url.startsWith('/api/v1/') && headers.get('cache-control') !== 'no-store')
      return `status ${status} may be kept: ${headers.get('cache-control')}`;
    const type = headers.get('content-type') ?? '';
    if (type.includes('json') && !isJson(text)) return `status ${status} with broken JSON`;
    if (route.url.startsWith('/Capture/')) {
      // Unreadable paths belong to no route.
      return status === 200 || status === 204 || status === 404 ? null : `the protocol answers ${status}`;
    }
    if (status < 400) return null;
    const isPage = !route.url.startsWith('/api/') && (call.headers['accept'] ?? '').includes('text/html');
    if (isPage || type.startsWith('text/html'))
      return type.startsWith('text/html') ? null : `a page of ${status} as "${type}"`;
    // Page data for the page's own script.
    const isPageData = !route.url.startsWith('/api/') && call.headers['accept'] === 'application/json';
    if (isPageData && type.startsWith('application/json')) return null;
    if (!type.startsWith('application/problem+json')) return `status ${status} as "${type}"`;
    const { code, requestId } = JSON.parse(text) as Problem;
    const isTrue = errorCodes[code].status === status && requestId === headers.get('x-request-id');
    return isTrue ? null : `status ${status} with the code ${code}`;
  }

  function ask(method: string, { path, headers, body }: Call): Promise<Answer> {
    const before = process.threadCpuUsage();
    const { hostname, port } = new URL(server.url);
    return new Promise((resolve, reject) => {
      const sending = send({ method, hostname, port, path, agent, headers }, (response) => {
        readText(response).then((text) => resolve(answerOf(response, text, processorMsSince(before))), reject);
      });
      sending.once('error', (error: NodeJS.ErrnoException) => {
        // A kept-alive connection may have ended in between.
        if (error.code === 'ECONNRESET' && sending.reusedSocket) resolve(ask(method, { path, headers, body }));
        else reject(error);
      });
      sending.setTimeout(maxSilentMs, () => sending.destroy(new Error(`${method} ${path} is not answered`)));
      if (body !== null) sending.setHeader('content-length', Buffer.byteLength(body));
      sending.end(body ?? undefined);
    });
  }
});

/** Routes that end or remove something: they come last. */
const ending = /sessions\/end-others|\/(?:archive|cancel|close|delete|erase|pause|remove|undo)$/;

const everyAnswerHas = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cache-control',
  'x-request-id',
];

function answerOf({ statusCode = 0, headersDistinct }: IncomingMessage, text: string, processorMs: number): Answer {
  const named = Object.entries(headersDistinct).map(([name, [value = ''] = []]): [string, string] => [name, value]);
  return { status: statusCode, headers: new Headers(named), text, processorMs };
}

function processorMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

function withType(type: string): Record<string, string> {
  return type === '' ? {} : { 'content-type': type };
}

function queryOf(): fc.Arbitrary<string> {
  const names = fc.constantFrom(
    ...'offer state page search sort lang provider way Text Key Id x%00 __proto__ %ff'.split(' '),
  );
  const values = fc.constantFrom(
    '1',
    '0',
    '-1',
    '1e308',
    'held',
    'en',
    'pow',
    'other',
    '%00',
    '%ED%A0%80',
    '%',
    '%u0000',
    'x'.repeat(4000),
    '',
    '9'.repeat(400),
    '%27',
    '%25_%5C',
  );
  return fc
    .array(fc.tuple(names, values), { minLength: 1, maxLength: 3 })
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`);
}

function bodyOf({ as, body }: RouteInput, known: KnownValues): fc.Arbitrary<Pick<Call, 'body' | 'headers'>> {
  const raw = fc.tuple(fc.constantFrom(...rawBodies), fc.constantFrom(...oddTypes)).map(([sent, type]) => ({
    body: sent,
    headers: withType(type),
  }));
  const empty = fc.constant({ body: null, headers: withType('') });
  if (body === null) return fc.oneof({ weight: 3, arbitrary: empty }, { weight: 1, arbitrary: raw });
  const value = arbitraryOf(body, known);
  const values = fc.oneof({ weight: 2, arbitrary: value }, { weight: 3, arbitrary: mutated(value) });
  const asSent = values.map((sent) => encoded(as, sent));
  return fc.oneof({ weight: 6, arbitrary: asSent }, { weight: 1, arbitrary: raw }, { weight: 1, arbitrary: empty });
}

function encoded(as: RouteInput['as'], sent: unknown): { body: string; headers: Record<string, string> } {
  return as === 'form'
    ? { body: asForm(sent), headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    : { body: JSON.stringify(sent) ?? '', headers: { 'content-type': 'application/json' } };
}

function asForm(value: unknown): string {
  const fields = Object.entries(typeof value === 'object' && value !== null ? value : { value });
  return new URLSearchParams(
    fields
      .filter(([, each]) => each !== undefined)
      .map(([name, each]): [string, string] => [name, String(typeof each === 'object' ? JSON.stringify(each) : each)]),
  ).toString();
}

function isJson(text: string): boolean {
  try {
    return text === '' || JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

function shown(call: Call | undefined): string {
  return JSON.stringify({ path: call?.path, body: String(call?.body ?? ''), headers: call?.headers }).slice(0, 700);
}
