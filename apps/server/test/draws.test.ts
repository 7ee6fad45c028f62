// A draw as the public sees it: the page, the file, and the command that repeats it without a server.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawFile } from '@doorstep/contract';
import { acceptRequest, createOffer, fixAfterMs, fixDueDraws, inviteStaff, transitionOffer } from '@doorstep/core';
import { createDataFolder, offerInput, runDoorstep } from '@doorstep/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookiesOf, startStaffServer, type StaffServer } from './staff-server.ts';

const format = { kind: 'numbers', count: 3, min: 1, max: 49, order: 'ascending' } as const;

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

/**
 * A new member of staff.
 * @returns their cookies.
 */
async function signUp(role: 'owner' | 'editor', name: string): Promise<string> {
  const { token } = await inviteStaff(server.staff, role);
  return cookiesOf(await server.join(token, name));
}

/** Saves the published file under a name. */
async function save(name: string, change: (file: DrawFile) => unknown = (file) => file): Promise<string> {
  const answer = await server.send('GET', '/o/shed/draw.json');
  expect(answer.status).toBe(200);
  const path = join(folder.path, name);
  writeFileSync(path, JSON.stringify(change(answer.problem as unknown as DrawFile)));
  return path;
}

it('a draw publishes a list that is fixed before the value is known, and a ranking that anyone can recompute', async () => {
  const { staff } = server;
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
  const draft = await createOffer(
    staff,
    offerInput({
      slug: 'shed',
      allocation: 'draw',
      closesAt: soon(3_600_000),
      draw: { value: { en: 'The lottery of 5 December' }, format, knownAt: soon(3_600_001) },
    }),
  );
  await transitionOffer(staff, { id: draft.id, transition: 'publish' });
  // Two requests by the public way: held without a pass, then accepted into the draw by staff.
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
  expect(await (await fetch(`${server.url}/o/shed/draw`)).text()).toContain(
    '3 different whole numbers from 1 to 49, smallest first',
  );
  expect(await (await fetch(`${server.url}/o/shed`)).text()).toContain('The lottery of 5 December');

  await close(draft.id);
  await fixDueDraws(staff);
  const before = await save('before.json');
  const early = await verify(before);
  expect(early).toMatchObject({ code: 0, stdout: '', stderr: expect.stringContaining('2 entries') });

  const offered = (await server.send('GET', '/api/offers/shed')).problem as unknown as { draw: unknown };
  expect(offered.draw).toMatchObject({ format });
  const [olive, ezra] = [await signUp('owner', 'olive'), await signUp('editor', 'ezra')];
  const path = `/api/v1/offers/${draft.id}/draw`;
  const enter = (cookie: string, value: string) =>
    server.send('POST', path, { body: { value }, headers: { cookie, origin: server.url } });
  for (const value of ['4, 8, 15', '15 8 4', '04 8 15', ' 4 8 15']) {
    const refused = await enter(olive, value);
    expect([refused.status, refused.problem.errors]).toEqual([
      422,
      [
        expect.objectContaining({
          field: 'value',
          code: 'draw_value_form',
          detail: expect.stringContaining('1 to 49'),
        }),
      ],
    ]);
  }
  expect(await enter(olive, '4 8 15')).toMatchObject({
    status: 200,
    problem: { draw: { state: 'fixed', value: null } },
  });
  expect(await enter(olive, '4 8 15')).toMatchObject({ status: 409, problem: { code: 'draw_value_own' } });
  const hidden = await server.send('GET', `/api/v1/offers/${draft.id}`, { headers: { cookie: ezra } });
  expect(hidden.problem).toMatchObject({
    draw: { entered: [{ person: 'olive', isOwn: false, value: null }], canBeConfirmed: true },
  });
  const differs = await enter(ezra, '4 8 16');
  expect(differs.problem).toMatchObject({
    draw: { state: 'fixed', entered: [{ value: '4 8 15' }, { isOwn: true, value: '4 8 16' }] },
  });
  expect(await enter(ezra, '4 8 15')).toMatchObject({ status: 200, problem: { draw: { value: '4 8 15' } } });
  const after = await save('after.json');
  const page = await (await fetch(`${server.url}/o/shed/draw`)).text();
  const ranked = await verify(before, after, '--value', '4 8 15');
  expect(ranked.code).toBe(0);
  const order = ranked.stdout.trim().split('\n');
  expect(order.map((line) => line.split(' ')[0])).toEqual(['1', '2']);
  for (const line of order) expect(page).toContain(line.split(' ')[1]);
  const [, first = ''] = (order[0] ?? '').split(' ');
  expect((await verify(after, '--entry', first)).stdout).toBe(`1 ${first}\n`);

  // Every change is reported.
  const added = await save('added.json', (file) => ({ ...file, entries: [...file.entries, 'a'.repeat(64)] }));
  const swapped = await save('swapped.json', (file) => ({ ...file, ranked: file.ranked?.toReversed() }));
  for (const [files, message] of [
    [[added], 'its digest is not that of its entries'],
    [[swapped], 'another order, from rank 1 on'],
  ] as const) {
    expect(await verify(...files)).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(message) });
  }
  expect((await verify(after, '--entry', 'a'.repeat(64))).code).toBe(1);
  expect(await verify(before, '--value', '4, 8, 15')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not written as the offer announced'),
  });
});

/** Moves the closing into the past, with the value known since. */
async function close(id: string): Promise<void> {
  const { store } = server.staff;
  const offer = await store.offers.find(id);
  if (offer === null) throw new Error('no offer');
  const at = Date.now() - fixAfterMs - 1000;
  const definition = {
    ...offer.definition,
    closesAt: new Date(at).toISOString(),
    draw: { value: { en: 'The lottery of 5 December' }, format, knownAt: new Date(at + 1).toISOString() },
  };
  expect(await store.offers.saveVersion({ id, version: offer.version, definition }, at)).toBe(true);
}
