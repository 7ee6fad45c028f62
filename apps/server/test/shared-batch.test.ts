// Two people on one batch: what each sees of the other's work.
import type { BatchDetail, BatchParcelPage } from '@doorstep/contract';
import { inviteStaff } from '@doorstep/core';
import { createTestDatabase } from '@doorstep/testing';
import { describe, expect, it } from 'vitest';
import { lockedBatch } from './locked-batch.ts';
import { databases } from './real-servers.ts';
import { cookiesOf, startStaffServer } from './staff-server.ts';

describe.each(databases)('a batch that two people work on, on %s', (kind) => {
  it('shows who changed it last, and which parcels are ticked as packed', async () => {
    const database = kind === 'SQLite' ? null : await createTestDatabase();
    const settings = database === null ? {} : { DATABASE_URL: database.url, DOORSTEP_SECRET: 'a'.repeat(64) };
    const server = await startStaffServer(settings);
    try {
      const signedIn = async (name: string) => {
        const { token } = await inviteStaff(server.staff, 'owner');
        const headers = { cookie: cookiesOf(await server.join(token, name)) };
        return {
          read: async <T>(path: string) =>
            (await (await fetch(`${server.url}/api/v1/${path}`, { headers })).json()) as T,
          post: (path: string, body = {}) => server.send('POST', `/api/v1/${path}`, { headers, body }),
        };
      };
      const olive = await signedIn('olive');
      const pete = await signedIn('pete');
      const { id } = await lockedBatch(server);
      expect((await pete.read<BatchDetail>(`batches/${id}`)).lastChange).toBeNull();
      expect((await olive.post(`batches/${id}/unlock`)).status).toBe(200);
      expect((await pete.post(`batches/${id}/unlock`)).status).toBe(409);
      await pete.read<BatchParcelPage>(`batches/${id}/parcels`);
      const { state, lastChange } = await pete.read<BatchDetail>(`batches/${id}`);
      expect([state, lastChange?.by]).toEqual(['open', 'olive']);

      await pete.post(`batches/${id}/lock`);
      const parcels = async () => (await olive.read<BatchParcelPage>(`batches/${id}/parcels`)).rows;
      const [parcel] = await parcels();
      expect(parcel).toMatchObject({ state: 'packed', packedAt: null });
      await olive.post(`packing/${id}/pack`, { reference: parcel?.reference });
      expect((await parcels())[0]?.packedAt).toEqual(expect.any(String));
      expect((await olive.read<BatchDetail>(`batches/${id}`)).lastChange?.by).toBe('pete');
    } finally {
      await server.stop();
      await database?.drop();
    }
  });
});
