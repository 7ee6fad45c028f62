// A draw as everybody sees it: the page, the file, and the command that repeats it without a server.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawFile } from '@doorstep/contract';
import { acceptRequest, createOffer, enterDrawValue, fixAfterMs, fixDueDraws, transitionOffer } from '@doorstep/core';
import { createDataFolder, offerInput, runDoorstep } from '@doorstep/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStaffServer, type StaffServer } from './staff-server.ts';

let server: StaffServer;
let folder: ReturnType<typeof createDataFolder>;
beforeAll(async () => {
  server = await startStaffServer();
  folder = createDataFolder();
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const verify = (...words: string[]) => runDoorstep(['draw', 'verify', ...words], { dataFolder: folder.path });

/** Saves what the server publishes under a name. */
async function save(name: string, change: (file: DrawFile) => unknown = (file) => file): Promise<string> {
  const answer = await server.send('GET', '/o/shed/draw.json');
  expect(answer.status).toBe(200);
  const path = join(folder.path, name);
  writeFileSync(path, JSON.stringify(change(answer.problem as unknown as DrawFile)));
  return path;
}

it('publishes a list that is fixed before the value is known, and that anyone can rank', async () => {
  const { staff } = server;
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
  const draft = await createOffer(
    staff,
    offerInput({
      slug: 'shed',
      allocation: 'draw',
      closesAt: soon(3_600_000),
      draw: { value: { en: 'The lottery of 5 December' }, knownAt: soon(3_600_001) },
    }),
  );
  await transitionOffer(staff, { id: draft.id, transition: 'publish' });
  // Two requests, as the public way takes them: held without a pass, then accepted into the draw by staff.
  for (const number of [1, 2]) {
    const typed = { line1: `${number} Fictional Street`, city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };
    const answer = await server.send('POST', '/api/offers/shed/requests', {
      headers: { 'idempotency-key': `entry-${number}` },
      body: {
        lines: [{ item: draft.definition.items[0]?.id, quantity: 1 }],
        contact: { name: 'Robin Fictional' },
        address: { typed },
      },
    });
    expect(answer.status).toBe(202);
  }
  const { rows } = await staff.store.requests.page({ offer: draft.id, search: '', sort: 'oldest', page: 1 }, 10);
  for (const { id } of rows) await acceptRequest(staff, { id, reason: '' });
  expect(await staff.store.requests.counts({ offer: draft.id, search: '' })).toEqual({ entered: 2 });

  expect((await server.send('GET', '/o/shed/draw.json')).status).toBe(404);
  expect(await (await fetch(`${server.url}/o/shed/draw`)).text()).toContain('The lottery of 5 December');

  await close(draft.id);
  await fixDueDraws(staff);
  const before = await save('before.json');
  const early = await verify(before);
  expect(early).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('2 entries') });

  await enterDrawValue(staff, { offerId: draft.id, value: '4 8 15' });
  const after = await save('after.json');
  const page = await (await fetch(`${server.url}/o/shed/draw`)).text();
  const ranked = await verify(before, after, '--value', '4 8 15');
  expect(ranked.code).toBe(0);
  const order = ranked.stdout.trim().split('\n');
  expect(order.map((line) => line.split(' ')[0])).toEqual(['1', '2']);
  for (const line of order) expect(page).toContain(line.split(' ')[1]);
  const [, first = ''] = (order[0] ?? '').split(' ');
  expect((await verify(after, '--entry', first)).stdout).toBe(`1 ${first}\n`);

  // Whatever was changed is said.
  const added = await save('added.json', (file) => ({ ...file, entries: [...file.entries, 'a'.repeat(64)] }));
  const swapped = await save('swapped.json', (file) => ({ ...file, ranked: file.ranked?.toReversed() }));
  for (const [files, says] of [
    [[added], 'its digest is not that of its entries'],
    [[swapped], 'another order, from rank 1 on'],
  ] as const) {
    expect(await verify(...files)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(says) });
  }
  expect((await verify(after, '--entry', 'a'.repeat(64))).code).toBe(1);
});

/** Closed a while ago, its value known since: as if the time had passed. */
async function close(id: string): Promise<void> {
  const { store } = server.staff;
  const offer = await store.offers.find(id);
  if (offer === null) throw new Error('no offer');
  const at = Date.now() - fixAfterMs - 1000;
  const definition = {
    ...offer.definition,
    closesAt: new Date(at).toISOString(),
    draw: { value: { en: 'The lottery of 5 December' }, knownAt: new Date(at + 1).toISOString() },
  };
  expect(await store.offers.saveVersion({ id, version: offer.version, definition }, at)).toBe(true);
}
