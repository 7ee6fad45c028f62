// To a token for named offers, anything of another offer does not exist.
import { randomUUID } from 'node:crypto';
import { apiScopes, installationScopes, type RequestDetail, type RequestPage, type Today } from '@doorstep/contract';
import { operationList, type ListedOperation } from '@doorstep/contract/operations';
import { createApiToken, inviteStaff } from '@doorstep/core';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../real-servers.ts';
import { staffServerForAll } from '../staff-server.ts';
import { validValue } from './arbitrary-of.ts';
import { makeKnownThings, type KnownThings } from './known-things.ts';
import { routeInputs } from './route-inputs.ts';

const forPrograms = operationList.filter(({ isForPeople, action }) => !isForPeople && action !== 'everybody');
const ofOffers = forPrograms.filter(({ about }) => about === 'offers');

describe.each(databases)('a token for named offers, on %s,', (kind) => {
  const server = staffServerForAll(kind);
  let known: KnownThings;
  /** For all offers, for the two of the known things, and for another one. */
  const tokens = { all: '', theirs: '', another: '' };
  beforeAll(async () => {
    const make = async (offers: string[] | null) => {
      const scopes = apiScopes.filter((scope) => !installationScopes.has(scope));
      return (await createApiToken(server.staff, { name: 'A program', scopes, offers })).token;
    };
    await server.join((await inviteStaff(server.staff, 'owner')).token, 'owner');
    tokens.all = await make(null);
    known = await makeKnownThings(server, tokens.all);
    tokens.theirs = await make(['seeds', 'kits']);
    tokens.another = await make(['bins']);
  });

  async function call(token: string, { method, path, body }: { method: string; path: string; body?: unknown }) {
    const answer = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': randomUUID(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: answer.status, text: await readText(answer) };
  }

  /** Also reads the text of a workbook. */
  async function readText(answer: Response): Promise<string> {
    if (answer.headers.get('content-type')?.includes('spreadsheetml') !== true) return answer.text();
    return Object.values(unzipSync(await answer.bytes()))
      .map((part) => strFromU8(part))
      .join('\n');
  }

  /** A call of an operation, with existing or with unknown things. */
  function callOf({ method, path, names = {} }: ListedOperation, isKnown: boolean) {
    const parts = path.split('/').map((part, at, all) => {
      if (!part.startsWith(':') || !isKnown) return part.startsWith(':') ? 'unknown' : part;
      return (known.names[`${all[at - 1]}/${part}`] ?? known.names[part])?.[0] ?? '';
    });
    const schema = routeInputs[`${method} /api/v1${path}`]?.body;
    const valid = schema == null ? undefined : (validValue(schema, { known: known.values, seed: 1 }) as object);
    const unknown: Record<string, string> = { reference: 'ZZZZ-ZZZZ' };
    const named = Object.keys(names).map((name) => [
      name,
      isKnown ? (known.values[name]?.[0] ?? known.names[`:${name}`]?.[0]) : (unknown[name] ?? 'unknown'),
    ]);
    const isQuery = 'offer' in names;
    const query = isQuery ? `?${new URLSearchParams(named as [string, string][]).toString()}` : '';
    return {
      method,
      path: `${parts.join('/')}${query}`,
      ...(valid === undefined ? {} : { body: isQuery ? valid : { ...valid, ...Object.fromEntries(named) } }),
    };
  }

  const refusalOf = ({ status, text }: { status: number; text: string }) => {
    if (status < 400) return String(status);
    const { code, errors } = JSON.parse(text) as { code: string; errors?: unknown };
    return `${status} ${code} ${JSON.stringify(errors)}`;
  };

  it('gets the response for an unknown thing for everything of another offer', async () => {
    const wrong: string[] = [];
    for (const operation of ofOffers) {
      if (!operation.path.includes(':') && operation.names === undefined) continue;
      const there = refusalOf(await call(tokens.another, callOf(operation, true)));
      const nowhere = refusalOf(await call(tokens.another, callOf(operation, false)));
      if (there !== nowhere || there < '4') wrong.push(`${operation.key}: ${there}, and unknown: ${nowhere}`);
    }
    expect(wrong).toEqual([]);
  });

  it('reads everything of its own offers', async () => {
    const wrong: string[] = [];
    for (const operation of ofOffers.filter(({ method }) => method === 'GET')) {
      const { status, text } = await call(tokens.theirs, callOf(operation, true));
      if (status !== 200) wrong.push(`${operation.key}: ${status} ${text}`);
    }
    expect(wrong).toEqual([]);
  });

  it('finds nothing of another offer in a list', async () => {
    const theirs = [':offer', ':batch', 'packing/:batch', 'returns/:request', ':home', ':claim'].flatMap(
      (name) => known.names[name] ?? [],
    );
    // Answers of numbers alone name nothing.
    const unread = ['/insights/chart.csv', '/requests/count', '/today'];
    const lists = ofOffers.filter(
      ({ method, path }) => method === 'GET' && !path.includes(':') && !unread.includes(path),
    );
    expect(lists.length).toBeGreaterThanOrEqual(7);
    const references = [known.values['reference']?.[0] as string];
    for (const { key, method, path } of lists) {
      const own = (await call(tokens.theirs, { method, path })).text;
      const foreign = await call(tokens.another, { method, path });
      const found = (text: string) => [...theirs, ...references].filter((name) => text.includes(name));
      expect([key, found(own).length > 0]).toEqual([key, true]);
      expect([key, foreign.status, found(foreign.text)]).toEqual([key, 200, []]);
    }
  });

  it('counts nothing of another offer', async () => {
    const read = async (token: string) => {
      const [counted, today] = await Promise.all(
        ['/requests/count', '/today'].map(async (path) =>
          JSON.parse((await call(token, { method: 'GET', path })).text),
        ),
      );
      const { counts } = counted as Pick<RequestPage, 'counts'>;
      const { days, claims, batches } = today as Today;
      const requests = Object.values(counts).reduce((sum, count) => sum + count, 0);
      const came = days.reduce((sum, day) => sum + day.requests, 0);
      return [requests, came, claims?.open ?? 0, batches?.open ?? 0];
    };
    const [all, theirs, another] = await Promise.all([tokens.all, tokens.theirs, tokens.another].map(read));
    for (const count of theirs ?? []) expect(count).toBeGreaterThan(0);
    // A count that included another offer would be larger.
    for (const [index, count] of (theirs ?? []).entries())
      expect(count + (another?.[index] ?? 0)).toBeLessThanOrEqual(all?.[index] ?? 0);
  });

  it('decides only its own offers’ requests among many', async () => {
    const [id = ''] = known.values['id'] as string[];
    const { revision = 0 } = (await server.staff.store.requests.find(id)) ?? {};
    const body = { decision: 'withdraw', requests: [{ id, revision }] };
    const answer = await call(tokens.another, { method: 'POST', path: '/requests/decide', body });
    expect(JSON.parse(answer.text)).toMatchObject({ decided: 0, refused: { request_not_found: 1 } });
    const preview = { decision: 'withdraw', requestIds: [id] };
    const shown = await call(tokens.another, { method: 'POST', path: '/requests/decide/preview', body: preview });
    expect(JSON.parse(shown.text)).toEqual({ kinds: [] });
    expect((await server.staff.store.requests.find(id))?.state).toBe('accepted');
  });

  it('does not reveal a visitor’s requests for other offers', async () => {
    const [id = ''] = (known.names[':request'] ?? []).slice(1);
    const { items } = (await server.staff.store.offers.findBySlug('seeds'))?.definition ?? { items: [] };
    const entered = await call(tokens.all, {
      method: 'POST',
      path: '/offers/seeds/requests',
      body: {
        lines: [{ item: items[0]?.id, quantity: 1 }],
        contact: { name: 'Robin Fictional', email: 'robin@example.org' },
        address: { typed: { line1: '77 Other Row', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' } },
      },
    });
    expect(entered.status).toBeLessThan(300);
    const seen = async (token: string) =>
      (JSON.parse((await call(token, { method: 'GET', path: `/requests/${id}` })).text) as RequestDetail).samePerson;
    expect(await seen(tokens.all)).toHaveLength(1);
    expect(await seen(tokens.another)).toEqual([]);
  });

  it('is denied everything that concerns the installation', async () => {
    const wrong: string[] = [];
    for (const operation of forPrograms.filter(({ about }) => about === 'installation')) {
      const refusal = refusalOf(await call(tokens.theirs, callOf(operation, true)));
      if (!refusal.startsWith('403 not_allowed')) wrong.push(`${operation.key}: ${refusal}`);
    }
    expect(wrong).toEqual([]);
  });

  it('may have every scope with an operation on offers, and no other', () => {
    const useful = new Set<string>(ofOffers.map(({ action }) => action));
    expect(apiScopes.filter((scope) => !useful.has(scope))).toEqual(
      apiScopes.filter((one) => installationScopes.has(one)),
    );
  });
});
