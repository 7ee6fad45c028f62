// The only ways to an account: the first-run link, and invitations; each works once.
import { roles } from '@doorstep/contract';
import { inviteStaff } from '@doorstep/core';
import { createTestDatabase } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from './real-servers.ts';
import { startStaffServer, type StaffServer } from './staff-server.ts';

describe.each(databases)('on %s', (kind) => {
  let server: StaffServer;
  let ends: (() => unknown)[];
  const start = async () => {
    const database = kind === 'PostgreSQL' ? await createTestDatabase() : null;
    server = await startStaffServer(database === null ? {} : { DATABASE_URL: database.url });
    ends = [() => server.stop(), () => database?.drop()];
  };
  const end = async () => {
    for (const each of ends) await each();
  };
  beforeAll(start);
  afterAll(end);

  describe('a link created before there is an owner', () => {
    it('reports that it is used too early, and works once there is an owner', async () => {
      const { token } = await inviteStaff(server.staff, 'fulfiller');
      const early = await server.join(token, 'early');
      expect([early.status, early.problem.code]).toEqual([409, 'owner_missing']);
      const { token: firstRun } = await inviteStaff(server.staff, null);
      expect((await server.join(firstRun, 'owner')).status).toBe(204);
      expect((await server.join(token, 'early')).status).toBe(204);
      expect((await server.staff.store.people.list()).map(({ role }) => role)).toEqual(['owner', 'fulfiller']);
    });
  });

  describe('the first person', () => {
    beforeAll(async () => {
      await end();
      await start();
    });

    it('is the only owner, even when two first-run links are used at the same moment', async () => {
      const links = await Promise.all([1, 2, 3].map(() => inviteStaff(server.staff, null)));
      expect(links.map(({ invitation: { role, isFirstRun } }) => [role, isFirstRun])).toEqual(
        links.map(() => ['owner', true]),
      );
      const answers = await Promise.all(links.map(({ token }, index) => server.join(token, `first${index}`)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410, 410]);
      expect((await server.staff.store.people.list()).map(({ role }) => role)).toEqual(['owner']);
    });

    it('invalidates every first-run link', async () => {
      const { status } = await server.send('GET', `/api/v1/invitations/${server.staff.secrets.newToken()}`);
      expect(status).toBe(410);
      const token = server.staff.secrets.newToken();
      const unused = {
        id: 'unused',
        role: 'owner',
        isFirstRun: true,
        invitedBy: null,
        expiresAt: Date.now() + 1e6,
        usedAt: null,
      } as const;
      await server.staff.store.people.insertInvitation({ tokenHash: server.staff.secrets.hash(token), ...unused });
      expect((await server.send('GET', `/api/v1/invitations/${token}`)).status).toBe(410);
      expect((await server.join(token, 'late')).problem.code).toBe('invitation_invalid');
    });
  });

  describe('an invitation', () => {
    it.each(roles.filter((role) => role !== 'owner'))('creates one %s, even when used twice at once', async (role) => {
      const { token } = await inviteStaff(server.staff, role);
      const answers = await Promise.all([1, 2].map((index) => server.join(token, `${role}${index}`)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410]);
      expect((await server.join(token, `${role}3`)).status).toBe(410);
      expect((await server.staff.store.people.list()).filter((person) => person.role === role)).toHaveLength(1);
    });

    it.each([
      'aaaaaaaaaa',
      '1234567890',
      'password12',
      'doorstep2026',
      'Viv Example',
      'viv@example.org',
      'p@ssw0rd123',
    ])('is not used up by the easily guessed password “%s”', async (password) => {
      const { token } = await inviteStaff(server.staff, 'viewer');
      const body = { token, name: 'Viv Example', email: 'viv@example.org', password };
      const { status, problem } = await server.send('POST', '/api/v1/invitations/accept', { body });
      expect([status, problem.errors]).toEqual([
        422,
        [{ field: 'password', code: 'password_weak', detail: expect.stringContaining('too easy to guess') }],
      ]);
      expect((await server.send('GET', `/api/v1/invitations/${token}`)).status).toBe(200);
    });

    it('expires', async () => {
      const token = server.staff.secrets.newToken();
      const old = {
        id: 'old',
        role: 'owner',
        isFirstRun: false,
        invitedBy: null,
        expiresAt: Date.now() - 1,
        usedAt: null,
      } as const;
      await server.staff.store.people.insertInvitation({ tokenHash: server.staff.secrets.hash(token), ...old });
      expect((await server.join(token, 'late')).status).toBe(410);
    });
  });

  describe('an account without a person, left by a crash between the two', () => {
    it('does not prevent joining with its email address', async () => {
      const { token } = await inviteStaff(server.staff, 'viewer');
      const abandon = (name: string, madeAgoMs: number) => server.abandonAccount(`${name}@example.org`, madeAgoMs);
      await abandon('crashed', 120_000);
      await abandon('joining', 0);
      // Someone may be using the invitation at this moment.
      expect((await server.join(token, 'joining')).status).toBe(422);
      expect((await server.join(token, 'crashed')).status).toBe(204);
    });
  });
});
