// A polygon from the staff's upload to the refused visitor: over HTTP, at every way in, and by the command line.
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  polygonLimits,
  type PolygonView,
  type Problem,
  type StaffOffer,
  type SubmissionBody,
} from '@doorstep/contract';
import { createApiToken, inviteStaff, type Offer } from '@doorstep/core';
import { createDataFolder, itemInput, offerInput, retrievedAddress } from '@doorstep/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { countAnswers, readAnswer, someNetwork, type Answer } from './real-servers.ts';
import { serversForAll } from './with-servers.ts';
import { cookiesOf } from './staff-server.ts';

const real = serversForAll('SQLite', 1);
const cookies: Record<string, string> = {};
const bearer: Record<string, string> = {};
beforeAll(async () => {
  for (const role of ['owner', 'viewer'] as const) {
    const { token } = await inviteStaff(real.staff, role);
    const body = { token, name: role, email: `${role}@example.org`, password: 'wheelbarrow in the rain' };
    const answer = await call('POST', '/api/v1/invitations/accept', JSON.stringify(body));
    cookies[role] = cookiesOf(answer);
  }
  const { token } = await createApiToken(real.staff, { name: 'caller', scopes: ['requests.enter', 'offers.read'] });
  bearer['authorization'] = `Bearer ${token}`;
});

async function call(method: string, path: string, body = '', headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${real.servers[0]?.url}${path}`, {
    method,
    headers: {
      'x-forwarded-for': someNetwork(),
      ...(body === '' ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    redirect: 'manual',
    ...(body === '' ? {} : { body }),
  });
  return readAnswer(answer);
}

const asOwner = () => ({ cookie: cookies['owner'] ?? '' });
const bodyOf = ({ text }: Answer): unknown => JSON.parse(text);
const upload = (geoJson: unknown, headers = asOwner()) =>
  call('POST', '/api/v1/polygons', typeof geoJson === 'string' ? geoJson : JSON.stringify(geoJson), headers);
const fieldsOf = ({ problem }: Answer) =>
  (problem.errors ?? []).map(({ field, code, detail }) => ({ field, code, detail }));

/** A square around 51° N 1° W with a hole, and another square in the east. */
const square = (longitude: number, size: number) => [
  [longitude - size, 51 - size],
  [longitude + size, 51 - size],
  [longitude + size, 51 + size],
  [longitude - size, 51 + size],
  [longitude - size, 51 - size],
];
const vale = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [square(-1, 0.5), square(-1, 0.25)] },
    },
    { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [square(1, 0.125)] } },
  ],
};

const places: [string, latitude: number | null, longitude: number | null, outcome: string][] = [
  ['inside', 51.4, -1.1, '201 accepted'],
  ['inside its second piece', 51.1, 1, '201 accepted'],
  ['on its edge', 51.5, -1, '201 accepted'],
  ['on the edge of its hole', 51.25, -1, '201 accepted'],
  ['in its hole', 51.1, -1, '409 outside_area'],
  ['outside it', 51.501, -1, '409 outside_area'],
  ['where it is not known', null, null, '202 held'],
];

describe('an offer for the homes inside a polygon', () => {
  let offer: Offer;
  let view: PolygonView;
  beforeAll(async () => {
    const uploaded = await upload(vale);
    view = bodyOf(uploaded) as PolygonView;
    const input = offerInput({
      slug: 'vale',
      items: [itemInput({ openingStock: 100 })],
      area: { countries: ['GB'], postcodePrefixes: [], polygon: { id: view.id, name: 'vale.geojson' } },
    });
    const made = bodyOf(await call('POST', '/api/v1/offers', JSON.stringify(input), asOwner())) as StaffOffer;
    await call('POST', `/api/v1/offers/${made.id}/publish`, '{}', asOwner());
    const published = await real.installation.store.offers.findBySlug('vale');
    if (published === null) throw new Error('it was not saved');
    offer = published;
  });

  const home = (latitude: number | null, longitude: number | null) =>
    retrievedAddress({ street: randomUUID(), latitude, longitude });
  const bodyFor = (address: SubmissionBody['address']): SubmissionBody => ({
    lines: [{ item: offer.definition.items[0]?.id ?? '', quantity: 1 }],
    contact: { name: 'Robin Fictional' },
    address,
  });
  const outcomeOf = (answer: Answer) => Object.keys(countAnswers([answer]))[0];

  it('shows its uploaded polygon', async () => {
    expect(view).toMatchObject({ pieces: 2, holes: 1, vertices: 12, box: [-1.5, 50.5, 1.125, 51.5] });
    expect(view.drawing.path).toMatch(/^M[\d MLZ]+Z$/);
    const again = await call('GET', `/api/v1/polygons/${view.id}`, '', { cookie: cookies['viewer'] ?? '' });
    expect(bodyOf(again)).toEqual(view);
    expect(offer.definition.area.polygon).toEqual({ id: view.id, name: 'vale.geojson' });
    expect((await call('GET', `/api/v1/polygons/${'0'.repeat(64)}`, '', asOwner())).status).toBe(404);
  });

  it.each(places)('checks a home %s, over the API', async (_, latitude, longitude, outcome) => {
    expect(outcomeOf(await real.send(offer, { home: home(latitude, longitude) }))).toBe(outcome);
  });

  it.each(places)('checks a home %s, on the page without JavaScript', async (_, latitude, longitude, outcome) => {
    const fields = new URLSearchParams({
      [`quantity.${offer.definition.items[0]?.id}`]: '1',
      'contact.name': 'Robin Fictional',
      'address.way': 'find',
      'address.proof': real.proof(home(latitude, longitude)),
      humanCheck: await real.pass(offer),
      idempotencyKey: randomUUID(),
    });
    const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
    const checked = await call('POST', '/o/vale/check', fields.toString(), form);
    const sent = await call('POST', '/o/vale/send', fields.toString(), form);
    if (outcome === '409 outside_area') {
      expect([checked.status, sent.status]).toEqual([409, 409]);
      expect(sent.text).toContain('This address is outside the area');
    } else expect([checked.status, sent.status]).toEqual([200, 303]);
  });

  it.each(places)('checks a home %s, for programs and staff', async (_, latitude, longitude, outcome) => {
    const ways: [string, Record<string, string>][] = [
      ['/api/v1/offers/vale/requests', bearer],
      [`/api/v1/offers/${offer.id}/requests`, asOwner()],
    ];
    for (const [path, headers] of ways) {
      const body = JSON.stringify(bodyFor({ proof: real.proof(home(latitude, longitude)) }));
      const answer = await call('POST', path, body, { 'idempotency-key': randomUUID(), ...headers });
      expect([path, outcomeOf(answer)]).toEqual([path, outcome]);
    }
  });

  it('shows staff why a request is held, and lets them accept it', async () => {
    const typed = { line1: '7 Unlisted Row', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };
    const answer = await real.send(offer, { body: { address: { typed } } });
    expect(outcomeOf(answer)).toBe('202 held');
    const { reference } = answer.saved;
    const { id = '' } = (await real.installation.store.requests.findByReference(reference)) ?? {};
    const path = `/api/v1/requests/${id}`;
    expect(bodyOf(await call('GET', path, '', asOwner()))).toMatchObject({ holdReasons: ['position_unknown'] });
    const decided = await call('POST', `${path}/accept`, JSON.stringify({ reason: 'seen on a map' }), asOwner());
    expect(bodyOf(decided)).toMatchObject({ state: 'accepted', holdReasons: [] });
  });

  it('is marked as local on its page and to programs', async () => {
    const page = await call('GET', '/o/vale', '', { accept: 'text/html' });
    expect(page.text).toContain('Homes in one area of the United Kingdom');
    expect(bodyOf(await call('GET', '/api/v1/offers/vale', '', bearer))).toMatchObject({
      input: { area: { polygon: { name: 'vale.geojson' } } },
    });
    const preview = await call(
      'POST',
      '/api/v1/offers/preview',
      JSON.stringify(offerInput({ area: offer.definition.area })),
      asOwner(),
    );
    expect((bodyOf(preview) as { html: string }).html).toContain('Homes in one area of the United Kingdom');
    expect(page.text).not.toContain(view.id);
  });

  it('is copied to another installation by the command line, with its polygon', async () => {
    const folder = createDataFolder();
    const shown = JSON.parse((await real.run(['offers', 'show', 'vale', '--json'])).stdout) as { definition: object };
    const file = join(folder.path, 'offer.json');
    writeFileSync(file, JSON.stringify({ ...shown.definition, slug: 'vale-again' }));
    expect(await real.run(['offers', 'create', file])).toMatchObject({ code: 0, stdout: 'vale-again\n' });
    const again = await real.installation.store.offers.findBySlug('vale-again');
    expect(again?.definition.area).toEqual(offer.definition.area);
    folder.remove();
  });
});

describe('an upload', () => {
  it('without a valid polygon is rejected with plain instructions', async () => {
    const refused = async (geoJson: unknown) => {
      const answer = await upload(geoJson);
      expect(answer.status).toBe(422);
      return fieldsOf(answer);
    };
    const field = 'area.polygon';
    expect(await refused({ type: 'Point', coordinates: [0, 51] })).toMatchObject([
      { field, code: 'geojson_not_polygon', detail: 'There is a Point in this file. Keep only polygons in it' },
    ]);
    expect(await refused({ type: 'Polygon', coordinates: [[[530_034, 180_381]]] })).toMatchObject([
      { field, code: 'polygon_out_of_range', detail: expect.stringContaining('530,034, 180,381 isn’t a position') },
    ]);
    expect(await refused([vale])).toMatchObject([{ field, code: 'geojson_form' }]);
  });

  it('may be as large as documented, and no larger', async () => {
    const points = Array.from({ length: polygonLimits.vertices }, (_, index) => {
      const angle = (index / polygonLimits.vertices) * 2 * Math.PI;
      return [Math.cos(angle), 51 + Math.sin(angle)];
    });
    const geoJson = JSON.stringify({ type: 'Polygon', coordinates: [[...points, points[0]]] });
    expect((await upload(geoJson)).status).toBe(201);
    const tooLarge = await upload(geoJson.padEnd(polygonLimits.fileBytes + 1));
    expect([tooLarge.status, tooLarge.problem.code]).toEqual([413, 'body_too_large']);
  });

  it('requires permission to edit offers, and is not parsed without it', async () => {
    const malformed = '{"type":';
    const codes: (Problem['code'] | undefined)[] = [];
    for (const headers of [{}, { cookie: cookies['viewer'] ?? '' }, asOwner()])
      codes.push((await call('POST', '/api/v1/polygons', malformed, headers)).problem.code);
    expect(codes).toEqual(['not_signed_in', 'not_allowed', 'body_malformed']);
  });
});
