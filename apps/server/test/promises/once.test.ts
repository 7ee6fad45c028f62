// Under an `Idempotency-Key`, a creating operation runs once, whichever process it reaches.
import { randomUUID } from 'node:crypto';
import type { OperationKey, operations } from '@doorstep/contract/operations';
import { createOffer, inviteStaff, transitionOffer, type Offer } from '@doorstep/core';
import { itemInput, offerInput } from '@doorstep/testing';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../real-servers.ts';
import { cookiesOf } from '../staff-server.ts';
import { serversForAll } from '../with-servers.ts';

type OnceKey = { [K in OperationKey]: (typeof operations)[K] extends { once: 'taken' } ? K : never }[OperationKey];

interface Sent {
  path: string;
  /** The body of the call, and a different one. */
  bodies: [unknown, unknown];
}

describe.each(databases)('under an idempotency key, on %s,', (kind) => {
  const real = serversForAll(kind, 2);
  let cookies: [string, string];
  let calls: Record<OnceKey, Sent>;
  beforeAll(async () => {
    const { staff } = real;
    const join = async (name: string) =>
      cookiesOf(
        await fetch(`${urlOf(0)}/api/v1/invitations/accept`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            token: (await inviteStaff(staff, 'owner')).token,
            name,
            email: `${name}@example.org`,
            password: 'wheelbarrow in the rain',
          }),
        }),
      );
    cookies = [await join('olive'), await join('ada')];
    const made = async (slug: string) =>
      createOffer(staff, offerInput({ slug, items: [itemInput({ openingStock: 9 })] }));
    const [draft, open] = [
      await made('draft'),
      await transitionOffer(staff, { ...(await made('open')), transition: 'publish' }),
    ];
    const { reference } = (await call(0, 'POST', `/offers/${open.id}/requests`, { body: request(open) })).body as {
      reference: string;
    };
    calls = {
      'POST /offers': { path: '/offers', bodies: [offerInput({ slug: 'one' }), offerInput({ slug: 'two' })] },
      'PUT /offers/:offer': {
        path: `/offers/${draft.id}`,
        bodies: [
          { version: draft.version, input: { ...draft.definition, slug: 'three' } },
          { version: draft.version, input: { ...draft.definition, slug: 'four' } },
        ],
      },
      'POST /offers/:offer/items/:item/movements': {
        path: `/offers/${open.id}/items/${open.definition.items[0]?.id}/movements`,
        bodies: [
          { kind: 'delivery', quantity: 3, reason: '' },
          { kind: 'delivery', quantity: 4, reason: '' },
        ],
      },
      'POST /limit-groups': { path: '/limit-groups', bodies: [group('Garden'), group('Water')] },
      'POST /polygons': { path: '/polygons', bodies: [polygon(50), polygon(51)] },
      'POST /pictures': { path: '/pictures', bodies: [await photo('#123456'), await photo('#654321')] },
      'POST /open-invitations': { path: '/open-invitations', bodies: [{ role: 'viewer' }, { role: 'editor' }] },
      'POST /tokens': {
        path: '/tokens',
        bodies: [
          { name: 'One', scopes: ['offers.read'] },
          { name: 'Two', scopes: ['offers.read'] },
        ],
      },
      'POST /webhooks': { path: '/webhooks', bodies: [webhook('one'), webhook('two')] },
      'POST /requests/:request/notes': {
        path: `/requests/${reference}/notes`,
        bodies: [{ note: 'They called.' }, { note: 'They called again.' }],
      },
    };
  });

  const urlOf = (server: number) => real.servers[server]?.url ?? '';

  async function call(
    server: number,
    method: string,
    path: string,
    { body, key = randomUUID(), cookie = cookies[0] }: { body: unknown; key?: string; cookie?: string },
  ) {
    const isFile = Buffer.isBuffer(body);
    const answer = await fetch(`${urlOf(server)}/api/v1${path}`, {
      method,
      headers: { cookie, 'idempotency-key': key, 'content-type': isFile ? 'image/jpeg' : 'application/json' },
      body: isFile ? new Uint8Array(body) : JSON.stringify(body),
    });
    const replayed = answer.headers.get('idempotency-replayed');
    return { status: answer.status, replayed, body: (await answer.json()) as unknown };
  }

  it('every creating operation is done once, even when sent twice at once', async () => {
    for (const [name, { path, bodies }] of Object.entries(calls)) {
      const [method = ''] = name.split(' ');
      const key = randomUUID();
      const send = (server: number, body = bodies[0]) => call(server, method, path, { body, key });
      const answers = [...(await Promise.all([send(0), send(1)])), await send(1)];
      const [first] = answers;
      expect([name, first?.status]).toEqual([name, name.endsWith('/notes') || method === 'PUT' ? 200 : 201]);
      for (const { status, body } of answers) expect([name, status, body]).toEqual([name, first?.status, first?.body]);
      expect([name, answers.filter(({ replayed }) => replayed === 'true').length]).toEqual([name, 2]);
      const other = await send(0, bodies[1]);
      expect([name, other.status, other.body]).toMatchObject([name, 422, { code: 'idempotency_key_reused' }]);
      // Another person's key is a different key: they learn nothing of the first answer.
      const [, stranger] = cookies;
      const theirs = await call(0, method, path, { body: bodies[0], key, cookie: stranger });
      expect([name, theirs.replayed]).toEqual([name, null]);
    }
    const { store } = real.staff;
    expect((await store.apiTokens.list()).filter(({ name }) => name === 'One')).toHaveLength(2);
    const notes = await store.db.selectFrom('audit').select('seq').where('action', '=', 'request.noted').execute();
    expect(notes).toHaveLength(2);
  });

  it('no readable content is stored in the database', async () => {
    const rows = await real.staff.store.db.selectFrom('done_once').selectAll().execute();
    expect(rows.length).toBeGreaterThan(9);
    expect(JSON.stringify(rows)).not.toMatch(/dst_|They called|Garden/);
  });

  it('an invalid key is rejected', async () => {
    for (const key of [' ', 'x'.repeat(129)]) {
      const answer = await call(0, 'POST', '/limit-groups', { body: group('Bad'), key });
      expect([answer.status, answer.body]).toMatchObject([400, { code: 'idempotency_key_missing' }]);
    }
  });
});

const group = (name: string) => ({ name, limits: { unitsPerHome: 2, windowDays: null } });
const webhook = (name: string) => ({ url: `https://${name}.example.org/`, events: [], isOn: false });
const polygon = (north: number) => ({
  type: 'Polygon',
  coordinates: [
    [
      [0, 49],
      [1, 49],
      [1, north],
      [0, 49],
    ],
  ],
});
const photo = (background: string) =>
  sharp({ create: { width: 90, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer();
const request = ({ definition }: Offer) => ({
  lines: [{ item: definition.items[0]?.id, quantity: 1 }],
  contact: { name: 'Robin Fictional' },
  address: { typed: { line1: '1 High Street', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' } },
});
