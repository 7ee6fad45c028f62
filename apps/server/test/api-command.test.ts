// `doorstep api`: the command line against a server elsewhere, with a token and nothing else.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiToken } from '@doorstep/core';
import { offerInput, runDoorstep } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStaffServer, type StaffServer } from './staff-server.ts';

let server: StaffServer;
let token: string;
/** What a start would make its data folder; a call makes none. */
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

describe('a call by the command line', () => {
  it('makes an offer once, reads it, and prints JSON alone', async () => {
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
    ['rows of what is no list', ['GET /offers', '--all'], '--all: "GET /offers" answers no list'],
    ['what the server has not', ['GET /offers/:offer', '--set', 'offer=none'], 'answered 404 offer_not_found'],
    ['what the token may not do', ['GET /requests'], 'answered 403'],
  ])('says in a line and by its exit code that it is refused: %s', async (_, words, message) => {
    const { code, stdout, stderr } = await api(words);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^doorstep: [^\n]+\n$/);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain(token);
  });

  it('tells a missing token, a wrong one and a server that is away apart', async () => {
    expect((await api(['GET /offers'], { given: '' })).stderr).toContain('DOORSTEP_TOKEN is missing');
    expect((await api(['GET /offers'], { given: 'dst_wrong' })).stderr).toContain('answered 401 token_invalid');
    const off = await api(['POST /offers'], { url: 'http://127.0.0.1:1' });
    expect([off.code, off.stderr]).toEqual([1, expect.stringContaining('Whether it did what was asked is not known')]);
  });

  it('prints each row of a list in a line, through all of its parts', async () => {
    const scopes = ['requests.read', 'requests.enter', 'offers.read'] as const;
    const { token: reader } = await createApiToken(server.staff, { name: 'Reader', scopes: [...scopes] });
    const { stdout, code } = await api(['GET /requests', '--set', 'limit=1', '--all'], { given: reader });
    expect([code, stdout]).toEqual([0, '']);
    const page = await api(['GET /requests', '--set', 'state=accepted', '--set', 'state=held'], { given: reader });
    expect(JSON.parse(page.stdout)).toMatchObject({ rows: [], next: null });
  });
});
