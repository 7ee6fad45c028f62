// `doorstep api`: the command line against a server elsewhere, with a token and nothing else.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OfferInput } from '@doorstep/contract';
import { createApiToken } from '@doorstep/core';
import { offerInput, runDoorstep } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStaffServer, type StaffServer } from './staff-server.ts';

let server: StaffServer;
let token: string;
/** Where a start would create its data folder; a call creates none. */
let folder: string;
beforeAll(async () => {
  server = await startStaffServer();
  ({ token } = await createApiToken(server.staff, { name: 'A script', scopes: ['offers.read', 'offers.write'] }));
  folder = mkdtempSync(join(tmpdir(), 'doorstep-api-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const api = (words: string[], { given = token, url = server.url } = {}) =>
  runDoorstep(['api', ...words, '--server', url], { dataFolder: folder, env: { DOORSTEP_TOKEN: given } });

describe('an API call from the command line', () => {
  it('creates an offer once, reads it, and prints only JSON', async () => {
    const file = join(folder, 'offer.json');
    writeFileSync(file, JSON.stringify(offerInput({ slug: 'bins' })));
    const make = ['POST /offers', '--body', file, '--once', 'the offer'];
    const [made, again] = [await api(make), await api(make)];
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(again.stdout)).toEqual(JSON.parse(made.stdout));
    const { id } = JSON.parse(made.stdout) as { id: string };
    const read = await api(['GET /offers/:offer', '--set', `offer=${id}`]);
    expect(JSON.parse(read.stdout)).toMatchObject({ id, status: 'draft' });
    expect(readdirSync(folder)).toEqual(['offer.json']);
  });

  it.each([
    ['an operation that is not there', ['GET /nothing'], 'There is no operation "GET /nothing"'],
    ['a name of the path that is missing', ['GET /offers/:offer'], '--set offer=… is missing'],
    ['a value without a name', ['GET /offers', '--set', 'open'], '--set: got "open"; it takes NAME=VALUE'],
    ['rows of what is no list', ['GET /alarms', '--all'], '--all: "GET /alarms" answers no list'],
    ['what the server has not', ['GET /offers/:offer', '--set', 'offer=none'], 'answered 404 offer_not_found'],
    ['what the token may not do', ['GET /requests'], 'answered 403'],
  ])('reports an error in one line and by its exit code: %s', async (_, words, message) => {
    const { code, stdout, stderr } = await api(words);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^doorstep: [^\n]+\n$/);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain(token);
  });

  it('distinguishes a missing token, a wrong one and an unreachable server', async () => {
    expect((await api(['GET /offers'], { given: '' })).stderr).toContain('DOORSTEP_TOKEN is missing');
    expect((await api(['GET /offers'], { given: 'dst_wrong' })).stderr).toContain('answered 401 token_invalid');
    const off = await api(['POST /offers'], { url: 'http://127.0.0.1:1' });
    expect([off.code, off.stderr]).toEqual([1, expect.stringContaining('Whether it did what was asked is not known')]);
  });

  it('prints every page of a list row by row, and a file unchanged', async () => {
    const scopes = ['offers.read', 'offers.write', 'requests.read', 'requests.enter', 'requests.export'] as const;
    const { token: given } = await createApiToken(server.staff, { name: 'Books', scopes: [...scopes] });
    const file = (name: string, body: object): string => {
      const path = join(folder, name);
      writeFileSync(path, JSON.stringify(body));
      return path;
    };
    const make = ['POST /offers', '--body', file('trees.json', offerInput({ slug: 'trees' })), '--once', 'trees'];
    const offer = JSON.parse((await api(make, { given })).stdout) as { id: string; input: OfferInput };
    const ofOffer = ['--set', `offer=${offer.id}`];
    const nothing = file('nothing.json', {});
    expect(await api(['POST /offers/:offer/publish', ...ofOffer, '--body', nothing], { given })).toMatchObject({
      code: 0,
    });
    for (const house of [1, 2]) {
      const typed = { line1: `${house} High Street`, city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };
      const lines = [{ item: offer.input.items[0]?.id, quantity: 1 }];
      const body = file('request.json', { lines, contact: { name: `Robin ${house}` }, address: { typed } });
      const enter = ['POST /offers/:offer/requests', ...ofOffer, '--body', body, '--once', `house ${house}`];
      expect(await api(enter, { given })).toMatchObject({ code: 0 });
    }
    const all = await api(['GET /requests', ...ofOffer, '--set', 'limit=1', '--all'], { given });
    const names = all.stdout
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { name: string }).name);
    expect(names.toSorted()).toEqual(['Robin 1', 'Robin 2']);
    const held = await api(['GET /requests', ...ofOffer, '--set', 'state=declined', '--set', 'state=lapsed'], {
      given,
    });
    expect(JSON.parse(held.stdout)).toMatchObject({ rows: [], next: null });
    const csv = await api(['GET /requests/export.csv', ...ofOffer], { given });
    expect(csv.stdout.split('\r\n')[0]).toContain('reference');
  });
});
