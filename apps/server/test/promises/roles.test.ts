// Callers without permission learn only that: neither what is wrong with the body nor whether a thing exists.
import { randomUUID } from 'node:crypto';
import { apiScopes, roles, type Role } from '@doorstep/contract';
import { operationList, type ListedOperation } from '@doorstep/contract/operations';
import { createApiToken, inviteStaff, mayDo } from '@doorstep/core';
import { createTestDatabase } from '@doorstep/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedRoutes } from '../served-routes.ts';
import { cookiesOf, startStaffServer, type StaffServer } from '../staff-server.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { routeInputs } from './route-inputs.ts';

const nameOf = ({ method, path }: ListedOperation) => `${method} /api/v1${path}`;
const needs = new Map(operationList.map((operation) => [nameOf(operation), operation.action]));
const forPeople = new Set(operationList.filter(({ isForPeople }) => isForPeople).map(nameOf));

const kinds = process.env['ROLES_ON'] === 'PostgreSQL' ? (['PostgreSQL'] as const) : (['SQLite'] as const);

describe.each(kinds)('before anything else, on %s,', (kind) => {
  let server: StaffServer;
  const cookies = new Map<Role, string>();
  const ends: (() => unknown)[] = [];
  beforeAll(async () => {
    const settings: Record<string, string> = {};
    if (kind === 'PostgreSQL') {
      const database = await createTestDatabase();
      ends.push(() => database.drop());
      settings['DATABASE_URL'] = database.url;
    }
    server = await startStaffServer(settings);
    ends.push(() => server.stop());
    for (const role of roles) {
      cookies.set(role, cookiesOf(await server.join((await inviteStaff(server.staff, role)).token, role)));
    }
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  /** No body, a valid one, and an unreadable one. */
  function bodiesOf(name: string): (string | null)[] {
    const body = routeInputs[name]?.body;
    if (name.startsWith('GET ')) return [null];
    const valid =
      body == null ? [] : fc.sample(arbitraryOf(body), { numRuns: 1, seed: 1 }).map((each) => JSON.stringify(each));
    return [null, '{}', '{"name":"\\u0000"', ...valid];
  }

  async function codeOf(name: string, headers: Record<string, string>, body: string | null): Promise<string> {
    const [method = '', url = ''] = name.split(' ');
    const answer = await fetch(`${server.url}${url.replaceAll(/:\w+/g, 'unknown')}?unknown=1`, {
      method,
      headers: {
        'idempotency-key': randomUUID(),
        ...headers,
        ...(body === null ? {} : { 'content-type': 'application/json' }),
      },
      body,
    });
    const { code = '' } = (await answer.json()) as { code?: string };
    return `${answer.status} ${code}`;
  }

  it.each(roles)('a %s hears what is not allowed', async (role) => {
    const actor = { kind: 'person', id: 'one', name: 'One', role } as const;
    const wrong: string[] = [];
    for (const [name, needed] of needs) {
      if (needed === 'everybody') continue;
      const isAllowed = needed === 'signed_in' || mayDo(actor, needed);
      for (const body of bodiesOf(name)) {
        const answer = await codeOf(name, { cookie: cookies.get(role) ?? '' }, body);
        if (isAllowed ? /^(401|403) /.test(answer) : answer !== '403 not_allowed')
          wrong.push(`${name} ${body}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('a caller without a session is told to sign in', async () => {
    const wrong: string[] = [];
    for (const [name, needed] of needs) {
      if (needed === 'everybody') continue;
      for (const body of bodiesOf(name)) {
        const answer = await codeOf(name, {}, body);
        if (answer !== '401 not_signed_in') wrong.push(`${name} ${body}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('a program hears what its token does not allow', async () => {
    const served = servedRoutes(server.routeTree()).map(({ method, url }) => `${method} ${url}`);
    const documented = 'GET /api/v1/openapi.json';
    expect(served.filter((name) => name.includes(' /api/v1/')).toSorted()).toEqual(
      [documented, ...needs.keys()].toSorted(),
    );
    expect(served.filter((name) => name.includes('/api/staff'))).toEqual([]);
    const wrong: string[] = [];
    for (const had of apiScopes) {
      const { token } = await createApiToken(server.staff, { name: had, scopes: [had] });
      for (const [name, needed] of needs) {
        if (needed === 'everybody') continue;
        const isAllowed = !forPeople.has(name) && (needed === had || needed === 'signed_in');
        // A cookie next to a token is ignored, and the token is checked before the body.
        const headers = { authorization: `Bearer ${token}`, cookie: cookies.get('owner') ?? '' };
        const answer = await codeOf(name, headers, bodiesOf(name).at(2) ?? null);
        if ((answer === '403 not_allowed') === isAllowed || answer.startsWith('401'))
          wrong.push(`${name} with ${had}: ${answer}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
