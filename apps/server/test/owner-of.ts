import { randomUUID } from 'node:crypto';
import { inviteStaff } from '@doorstep/core';
import type { RealServers } from './real-servers.ts';
import { cookiesOf } from './staff-server.ts';

/** Calls as the owner, under this path unless a call names another. */
export async function ownerOf(real: RealServers, under = '') {
  const { token } = await inviteStaff(real.staff, 'owner');
  const url = real.servers[0]?.url ?? '';
  const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const joined = await send('POST', '/api/v1/invitations/accept', {
    token,
    name: 'Olive Fictional',
    email: `${randomUUID()}@example.org`,
    password: 'wheelbarrow in the rain',
  });
  const cookie = cookiesOf(joined);
  return async (method: string, path: string, body?: unknown, base = under) => {
    const answer = await send(method, `/api/v1/${base}${path}`.replace('//', '/'), body, { cookie });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
}
