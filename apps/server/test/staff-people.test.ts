// Staff join, leave and change roles without a shell.
import type { NewInvitation, OpenInvitation, StaffPerson } from '@doorstep/contract';
import { inviteStaff } from '@doorstep/core';
import { createTestDatabase, type TestDatabase } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStaffServer, type StaffAnswer, type StaffServer, cookiesOf } from './staff-server.ts';

describe.each(['sqlite', 'postgres'] as const)('the team over HTTP on %s', (kind) => {
  let database: TestDatabase | null = null;
  let server: StaffServer;
  let owner: string;

  beforeAll(async () => {
    database = kind === 'postgres' ? await createTestDatabase() : null;
    server = await startStaffServer(database === null ? {} : { DATABASE_URL: database.url });
    owner = cookiesOf(await server.join((await inviteStaff(server.staff, null)).token, 'owner'));
  });
  afterAll(async () => {
    await server.stop();
    await database?.drop();
  });

  const call = (method: string, path: string, cookie: string, body?: unknown) =>
    server.send(method, `/api/v1/${path}`, { headers: { cookie }, ...(body === undefined ? {} : { body }) });
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the shape
  const bodyOf = <T>(answer: StaffAnswer) => answer.problem as unknown as T;

  async function join(name: string, role: string): Promise<{ id: string; cookie: string; invitation: NewInvitation }> {
    const invitation = bodyOf<NewInvitation>(await call('POST', 'open-invitations', owner, { role }));
    const cookie = cookiesOf(await server.join(invitation.url.split('/').at(-1) ?? '', name));
    const { rows: people } = bodyOf<{ rows: StaffPerson[] }>(await call('GET', 'people', owner));
    return { id: people.find(({ email }) => email === `${name}@example.org`)?.id ?? '', cookie, invitation };
  }

  it('invites a person with a link that is shown once', async () => {
    const { cookie, invitation } = await join('Fay', 'fulfiller');
    expect((await call('GET', 'requests', cookie)).status).toBe(200);
    expect((await server.join(invitation.url.split('/').at(-1) ?? '', 'again')).status).toBe(410);
    expect(bodyOf<OpenInvitation[]>(await call('GET', 'open-invitations', owner))).toEqual([]);
  });

  it('lists open invitations without their links, and cancels one', async () => {
    const made = bodyOf<NewInvitation>(await call('POST', 'open-invitations', owner, { role: 'viewer' }));
    const open = await call('GET', 'open-invitations', owner);
    expect(bodyOf<OpenInvitation[]>(open)).toMatchObject([{ id: made.id, role: 'viewer', invitedBy: 'owner' }]);
    expect(JSON.stringify(open.problem)).not.toContain(made.url.split('/').at(-1));
    expect((await call('POST', `open-invitations/${made.id}/cancel`, owner)).status).toBe(204);
    expect((await server.join(made.url.split('/').at(-1) ?? '', 'late')).status).toBe(410);
    expect((await call('POST', `open-invitations/${made.id}/cancel`, owner)).status).toBe(410);
  });

  it('changes a role, which counts from the next call on', async () => {
    const { id, cookie } = await join('Rae', 'viewer');
    expect((await call('GET', 'requests', cookie)).status).toBe(403);
    expect((await call('PUT', `people/${id}/role`, owner, { version: 1, role: 'fulfiller' })).status).toBe(200);
    expect((await call('GET', 'requests', cookie)).status).toBe(200);
  });

  it('makes a person a packer, who sees no request, batch or home', async () => {
    const { cookie } = await join('Pat', 'packer');
    for (const path of ['requests', 'batches', 'homes', 'mails', 'returns', 'offers', 'people'])
      expect([path, (await call('GET', path, cookie)).status]).toEqual([path, 403]);
    const answer = await call('GET', 'packing', cookie);
    expect([answer.status, bodyOf(answer)]).toEqual([200, { batches: [] }]);
  });

  it('removes a leaver: the next call is 401, and sign-in and their invitations end', async () => {
    const { id, cookie } = await join('Lou', 'owner');
    const theirs = bodyOf<NewInvitation>(await call('POST', 'open-invitations', cookie, { role: 'owner' }));
    expect((await call('POST', `people/${id}/remove`, owner)).status).toBe(204);
    expect((await call('GET', 'session', cookie)).status).toBe(401);
    const body = { email: 'Lou@example.org', password: 'wheelbarrow in the rain' };
    expect((await server.send('POST', '/api/auth/sign-in/email', { body })).status).toBe(401);
    expect((await server.join(theirs.url.split('/').at(-1) ?? '', 'accomplice')).status).toBe(410);
    // The address is free for someone who returns.
    expect((await join('Lou', 'viewer')).id).not.toBe('');
  });

  it('keeps the last owner', async () => {
    const { rows } = bodyOf<{ rows: StaffPerson[] }>(await call('GET', 'people', owner));
    const id = rows.find(({ role }) => role === 'owner')?.id ?? '';
    const removed = await call('POST', `people/${id}/remove`, owner);
    const demoted = await call('PUT', `people/${id}/role`, owner, { version: 1, role: 'viewer' });
    expect([removed, demoted].map(({ status, problem }) => [status, problem.code])).toEqual([
      [409, 'last_owner'],
      [409, 'last_owner'],
    ]);
    expect((await call('GET', 'people', owner)).status).toBe(200);
  });
});
