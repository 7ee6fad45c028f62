// Whoever reads lists of people leaves an entry, before they are given; and no list has a visitor's secret link.
import { inviteStaff } from '@doorstep/core';
import { createTestDatabase } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { startStaffServer } from './staff-server.ts';

describe.each(['SQLite', 'PostgreSQL'])('reading lists of people on %s', (kind) => {
  it('is written to the audit log, without what was searched for', async () => {
    const database = kind === 'SQLite' ? null : await createTestDatabase();
    const settings = database === null ? {} : { DATABASE_URL: database.url, DOORSTEP_SECRET: 'a'.repeat(64) };
    const server = await startStaffServer(settings);
    try {
      const { token } = await inviteStaff(server.staff, 'owner');
      const joined = await server.join(token, 'olive');
      const cookie = joined.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ');
      for (const path of ['requests?search=Ashby&state=held', 'homes?search=Ashby', 'mails'])
        expect((await server.send('GET', `/api/staff/${path}`, { headers: { cookie } })).status).toBe(200);
      const { audit } = server.staff.store;
      const entries = [...(await audit.of('offer', '')), ...(await audit.of('store', 'mails'))];
      expect(entries.map(({ action, actorName, detail }) => ({ action, actorName, detail }))).toEqual([
        { action: 'requests.listed', actorName: 'olive', detail: { state: 'held', hasSearch: true, page: 1 } },
        { action: 'homes.listed', actorName: 'olive', detail: { hasSearch: true } },
        { action: 'mails.listed', actorName: 'olive', detail: {} },
      ]);
    } finally {
      await server.stop();
      await database?.drop();
    }
  });
});
