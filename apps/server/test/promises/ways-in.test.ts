// Whichever way text comes in, nothing unprintable reaches the store.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimRows, inviteStaff, type Offer } from '@doorstep/core';
import { retrievedAddress } from '@doorstep/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { unprintableFields } from '../../src/http/unprintable-text.ts';
import { databases, readAnswer, someNetwork } from '../real-servers.ts';
import { cookiesOf } from '../staff-server.ts';
import { serversForAll } from '../with-servers.ts';

const square = [
  [0, 50],
  [1, 50],
  [1, 51],
  [0, 50],
];
const feature = (properties: object) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: [square] },
});

describe.each(databases)('unprintable text, on %s,', (kind) => {
  const real = serversForAll(kind, 1);
  let offer: Offer;
  let cookie: string;
  beforeAll(async () => {
    offer = await real.open({ typedAddresses: 'accepted' });
    const { token } = await inviteStaff(real.staff, 'owner');
    const body = { token, name: 'Olive', email: 'olive@example.org', password: 'wheelbarrow in the rain' };
    cookie = cookiesOf(await call('POST', '/api/v1/invitations/accept', body));
  });

  const call = (method: string, path: string, body?: unknown) =>
    fetch(`${real.servers[0]?.url}${path}`, {
      method,
      headers: {
        'x-forwarded-for': someNetwork(),
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const refused = async (path: string, body: unknown) => {
    const { status, problem } = await readAnswer(await call('POST', `/api/v1/${path}`, body));
    return [status, ...(problem.errors ?? []).map(({ field, code }) => `${field} ${code}`)];
  };

  it.each([
    [{ name: 'North\0' }, 'properties.name'],
    [{ name: 'North\ud800' }, 'properties.name'],
    [{ source: { by: 'a\u001b[31mprogram' } }, 'properties.source.by'],
    [{ 'na\u0007me': 'North' }, 'properties.na\ufffdme'],
  ])('is rejected by field in a polygon with the properties %j', async (properties, field) => {
    expect(await refused('polygons', feature(properties))).toEqual([422, `${field} control_character`]);
    const { db } = real.installation.database;
    expect(await db.selectFrom('polygon').selectAll().execute()).toEqual([]);
  });

  it('is absent from a polygon that is accepted', async () => {
    expect((await call('POST', '/api/v1/polygons', feature({ name: 'North\tSouth' }))).status).toBe(201);
  });

  it('is rejected in every name that staff enter', async () => {
    const scopes = ['offers.read'];
    expect(await refused('tokens', { name: 'Bell\u0007', scopes })).toEqual([422, 'name control_character']);
    const webhook = { url: 'https://receiver.example/\0', events: ['request.accepted'], isOn: true };
    expect(await refused('webhooks', webhook)).toEqual([422, 'url control_character']);
    const group = { name: 'Bins\ud800', limits: { unitsPerHome: 1, windowDays: null } };
    expect(await refused('limit-groups', group)).toEqual([422, 'name control_character']);
    const item = offer.definition.items[0]?.id ?? '';
    const movement = { kind: 'delivery', quantity: 1, reason: 'Came\0' };
    expect(await refused(`offers/${offer.id}/items/${item}/movements`, movement)).toEqual([
      422,
      'reason control_character',
    ]);
  });

  it('is rejected in the address of a claim, although the claim’s page has no such field', async () => {
    const claimed = await real.open({ typedAddresses: 'accepted' });
    const home = retrievedAddress({ street: randomUUID() });
    await real.send(claimed, { home });
    const { problem } = await real.send(claimed, { home });
    const claim = async (line1: string) =>
      fetch(`${real.servers[0]?.url}/o/${claimed.slug}/claim`, {
        method: 'POST',
        headers: { accept: 'text/html', 'x-forwarded-for': someNetwork() },
        body: new URLSearchParams({
          claimToken: problem.claimToken ?? '',
          'claim.kind': 'moved_in',
          'claim.text': 'We moved in last week.',
          'claim.email': 'robin@example.org',
          'contact.name': 'Robin Fictional',
          'address.way': 'typed',
          'address.line1': line1,
        }),
      });
    const claims = () => claimRows.list(real.installation.store, { offerIds: [claimed.id], isOpen: true, max: 9 });
    for (const line1 of ['12 High\0 Street', '12 High Street\nFlat 3', `12 ${'x'.repeat(600)}`])
      expect((await claim(line1)).status).toBe(422);
    expect(await claims()).toEqual([]);
    expect((await claim('12 High Street')).status).toBe(200);
    expect(await claims()).toMatchObject([{ addressLines: ['12 High Street'] }]);
  });

  it.each([
    ['tokens', 'create', '--name', 'Bell\u0007', '--scope', 'offers.read'],
    ['keys', 'create', 'lookup', '--name', 'Two\nlines'],
    ['offers', 'publish', 'bins\u001b[31m'],
  ])('is rejected in a command line argument, and nothing is created: %s %s %s %s', async (...words) => {
    const { code, stdout, stderr } = await real.run(words);
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringMatching(/^doorstep: Word \d of the command[^\n]+\n$/),
    ]);
    const { apiTokens, lookupKeys } = real.installation.store;
    expect([await apiTokens.list(), await lookupKeys.list()]).toEqual([[], []]);
  });

  it('is removed from an address file, so that found, chosen and requested addresses have none', async () => {
    const file = join(real.installation.config.dataFolder, 'town.geojson');
    const row = { number: '12\u0007', street: 'Lantern\0 Row', city: 'Wex\u001bmouth', postcode: 'ZZ1 1AA' };
    const rows = [row, { ...row, number: '14' }, { ...row, number: '16', street: 'Lantern Row\ud800' }];
    const geometry = { type: 'Point', coordinates: [-3.5, 50.25] };
    const lines = rows.map((properties, index) =>
      JSON.stringify({ type: 'Feature', properties: { ...properties, hash: String(index) }, geometry }),
    );
    writeFileSync(file, `${lines.join('\n')}\n`);
    const words = ['addresses', 'import', file, '--dataset', 'town', '--country', 'GB'];
    const imported = await real.run([...words, '--format', 'openaddresses-geojson']);
    expect([imported.code, imported.stderr]).toEqual([0, '']);
    expect(imported.stdout).toMatch(/1 {2}letters that cannot be decoded/);
    expect(unprintableFields(imported.stdout)).toEqual([]);
    const found = await real.run(['addresses', 'find', '12 lantern', '--json']);
    const { Items } = JSON.parse(found.stdout) as { Items: { Id: string; Text: string }[] };
    const id = Items[0]?.Id ?? '';
    await expect
      .poll(async () => (await real.send(offer, { body: { address: { id } } })).status, {
        message: 'the answer to a request for an imported address',
      })
      .toBe(201);
    const [request] = await real.requests(offer);
    expect(request?.address.lines.join('|')).toMatch(/^12 Lantern Row.*\|Wex mouth\|/);
    expect(unprintableFields(request)).toEqual([]);
  });
});
