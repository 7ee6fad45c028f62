// Reading lists of people leaves an audit entry before the answer, and never with the search text.
import { inviteStaff } from '@doorstep/core';
import { createTestDatabase } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { lockedBatch } from './locked-batch.ts';
import { databases } from './real-servers.ts';
import { cookiesOf, startStaffServer } from './staff-server.ts';

describe.each(databases)('reading lists of people on %s', (kind) => {
  it('is recorded in the audit log, without the search text', async () => {
    const database = kind === 'SQLite' ? null : await createTestDatabase();
    const settings = database === null ? {} : { DATABASE_URL: database.url, DOORSTEP_SECRET: 'a'.repeat(64) };
    const server = await startStaffServer(settings);
    try {
      const { token } = await inviteStaff(server.staff, 'owner');
      const headers = { cookie: cookiesOf(await server.join(token, 'olive')) };
      const batch = await lockedBatch(server);
      const lists = ['requests?search=Ashby&state=held', 'homes?search=Ashby', 'mails', 'returns'];
      for (const path of [...lists, `batches/${batch.id}/parcels`])
        expect((await server.send('GET', `/api/v1/${path}`, { headers })).status).toBe(200);
      const checks = { 'labels/check': { sheet: 'avery-l7160' }, 'carrier/check': { carrier: 'generic' } };
      for (const [check, body] of Object.entries(checks))
        expect((await server.send('POST', `/api/v1/batches/${batch.id}/${check}`, { headers, body })).status).toBe(200);

      const { audit } = server.staff.store;
      const entries = [
        ...(await audit.of('offer', '')),
        ...(await audit.of('store', 'mails')),
        ...(await audit.of('store', 'returns')),
        ...(await audit.of('batch', batch.id)),
      ].filter(({ actorKind }) => actorKind === 'person');
      expect(entries.map(({ action, actorName, detail }) => ({ action, actorName, detail }))).toEqual(
        [
          { action: 'requests.listed', detail: { state: 'held', hasSearch: true, page: 1 } },
          { action: 'homes.listed', detail: { hasSearch: true } },
          { action: 'mails.listed', detail: {} },
          { action: 'returns.listed', detail: { page: 1 } },
          { action: 'batch.viewed', detail: { page: 1 } },
          { action: 'batch.checked', detail: {} },
          { action: 'batch.checked', detail: {} },
        ].map((entry) => ({ ...entry, actorName: 'olive' })),
      );
    } finally {
      await server.stop();
      await database?.drop();
    }
  });
});
