// Callers without permission learn only that: neither what is wrong with the body nor whether a thing exists.
import { randomUUID } from 'node:crypto';
import { apiScopes, roles, type ApiScope, type Role } from '@doorstep/contract';
import { operationList, type ListedOperation } from '@doorstep/contract/operations';
import { createApiToken, inviteStaff, mayDo } from '@doorstep/core';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { servedRoutes } from '../served-routes.ts';
import { cookiesOf, staffServerForAll } from '../staff-server.ts';
import { arbitraryOf } from './arbitrary-of.ts';
import { routeInputs } from './route-inputs.ts';

const nameOf = ({ method, path }: ListedOperation) => `${method} /api/v1${path}`;
const needs = new Map(operationList.map((operation) => [nameOf(operation), operation.action]));
const forPeople = new Set(operationList.filter(({ isForPeople }) => isForPeople).map(nameOf));

const kinds = process.env['ROLES_ON'] === 'PostgreSQL' ? (['PostgreSQL'] as const) : (['SQLite'] as const);

const isReading = (name: string) => name.startsWith('GET ');
const isAllowed = (role: Role, needed: ListedOperation['action']) =>
  needed === 'signed_in' || (needed !== 'everybody' && mayDo({ kind: 'person', id: 'one', name: 'One', role }, needed));

const unreadable = '{"name":"\\u0000"}';

/** None, empty, unreadable, and a valid one. */
function bodiesOf(name: string): (string | null)[] {
  if (isReading(name)) return [null];
  const body = routeInputs[name]?.body;
  const valid =
    body == null ? [] : fc.sample(arbitraryOf(body), { numRuns: 1, seed: 1 }).map((each) => JSON.stringify(each));
  return [null, '{}', unreadable, ...valid];
}

describe.each(kinds)('before anything else, on %s,', (kind) => {
  const server = staffServerForAll(kind);
  const cookies = new Map<Role, string>();
  beforeAll(async () => {
    for (const role of roles) {
      cookies.set(role, cookiesOf(await server.join((await inviteStaff(server.staff, role)).token, role)));
    }
  });

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

  it.each(roles)('a %s is told that the action is not allowed', async (role) => {
    const cookie = cookies.get(role) ?? '';
    const wrong: string[] = [];
    for (const [name, needed] of needs) {
      if (needed === 'everybody') continue;
      if (isAllowed(role, needed)) {
        const answer = await codeOf(name, { cookie }, isReading(name) ? null : '{}');
        if (/^(401|403) /.test(answer)) wrong.push(`${name}: ${answer}`);
        continue;
      }
      const isFirst = role === roles.find((each) => !isAllowed(each, needed));
      for (const body of isFirst ? bodiesOf(name) : [isReading(name) ? null : unreadable]) {
        const answer = await codeOf(name, { cookie }, body);
        if (answer !== '403 not_allowed') wrong.push(`${name} ${body}: ${answer}`);
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

  it('a program is told what its token does not allow', async () => {
    const served = servedRoutes(server.routeTree()).map(({ method, url }) => `${method} ${url}`);
    const documented = ['GET /api/v1/openapi.json', 'GET /api/v1/reference'];
    expect(served.filter((name) => name.includes(' /api/v1/')).toSorted()).toEqual(
      [...documented, ...needs.keys()].toSorted(),
    );
    expect(served.filter((name) => name.includes('/api/staff'))).toEqual([]);
    const tokenOf = async (scopes: ApiScope[]) =>
      (await createApiToken(server.staff, { name: scopes.join(' ').slice(0, 60), scopes })).token;
    const every = await tokenOf([...apiScopes]);
    const wrong: string[] = [];
    const expectCode = async (name: string, token: string, isRefused: boolean) => {
      // A cookie next to a token is ignored, and the token is checked before the body.
      const headers = { authorization: `Bearer ${token}`, cookie: cookies.get('owner') ?? '' };
      const answer = await codeOf(name, headers, isReading(name) ? null : unreadable);
      if ((answer === '403 not_allowed') !== isRefused || answer.startsWith('401')) wrong.push(`${name}: ${answer}`);
    };
    // An operation's own scope alone suffices, and all the others together do not.
    for (const scope of apiScopes) {
      const alone = await tokenOf([scope]);
      const others = await tokenOf(apiScopes.filter((each) => each !== scope));
      for (const [name, needed] of needs) {
        if (needed !== scope || forPeople.has(name)) continue;
        await expectCode(name, alone, false);
        await expectCode(name, others, true);
      }
    }
    for (const [name, needed] of needs) {
      const isForScope = apiScopes.some((scope) => scope === needed) && !forPeople.has(name);
      if (needed !== 'everybody' && !isForScope)
        await expectCode(name, every, forPeople.has(name) || needed !== 'signed_in');
    }
    expect(wrong).toEqual([]);
  });
});
