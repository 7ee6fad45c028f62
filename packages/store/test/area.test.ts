// An offer for the homes inside a polygon: on the real store, through the real gate.
import { createHash } from 'node:crypto';
import type { OfferInput, PolygonInput } from '@doorstep/contract';
import {
  acceptRequest,
  correctAddress,
  saveOffer,
  uploadPolygon,
  type Offer,
  type ServiceRequest,
} from '@doorstep/core';
import { placeInput, offerInput, retrievedAddress } from '@doorstep/testing';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGate, outcomeOf, type Gate, problemOf } from './gate.ts';
import { databases, useStore } from './stores.ts';

const dayMs = 86_400_000;

/** A square, its corners `size` degrees from 51° N 1° W. */
const square = (size: number) => [
  [-1 - size, 51 - size],
  [-1 + size, 51 - size],
  [-1 + size, 51 + size],
  [-1 - size, 51 + size],
  [-1 - size, 51 - size],
];
/** A square of one degree with a hole of half of one. */
const vale: PolygonInput = {
  type: 'Feature',
  properties: { name: 'Marrow Vale' },
  geometry: { type: 'Polygon', coordinates: [square(0.5), square(0.25)] },
};
const wider: PolygonInput = { type: 'Polygon', coordinates: [square(2)] };
const areaOf = (polygon: PolygonInput | null): OfferInput['area'] => ({ countries: [], postcodePrefixes: [], polygon });

describe.each(databases)('the area of an offer on %s', (kind) => {
  const stores = useStore(kind);
  let gate: Gate;
  beforeEach(() => {
    gate = createGate(stores.store);
  });

  const at = (latitude: number | null, longitude: number | null, number = '1') =>
    retrievedAddress({ number, latitude, longitude });
  const send = (offer: Offer, latitude: number | null, longitude: number | null, number?: string) =>
    outcomeOf(gate.send(offer, { home: at(latitude, longitude, number) }));
  const again = async ({ id }: ServiceRequest) => stores.store.requests.find(id);
  const isKept = async (id: string) =>
    (await stores.store.transaction((tx) => tx.polygons.touch(id, 0))) &&
    (await stores.store.polygons.find(id)) !== null;

  it('accepts homes inside it or on its edge, and refuses homes outside it or in its hole', async () => {
    const offer = await gate.open({ area: areaOf(vale) });
    expect(await send(offer, 51.4, -1, '1')).toBe('accepted');
    expect(await send(offer, 51.5, -1, '2')).toBe('accepted');
    expect(await send(offer, 51.25, -1, '3')).toBe('accepted');
    expect(await send(offer, 51.51, -1, '4')).toBe('outside_area');
    expect(await send(offer, 51, -1, '5')).toBe('outside_area');
    expect(await gate.takenOf(offer)).toEqual([3]);
  });

  it('holds an address of unknown position, with its unit reserved, until staff decide', async () => {
    const offer = await gate.open({ area: areaOf(vale) });
    const held = await gate.sent(offer, { home: at(null, null) });
    expect(held).toMatchObject({ state: 'held', holdReasons: ['position_unknown'] });
    expect(await gate.takenOf(offer)).toEqual([1]);
    await acceptRequest(gate.staff, { id: held.id, reason: 'it is on the map' });
    expect(await again(held)).toMatchObject({ state: 'accepted', holdReasons: [] });
    expect(await gate.takenOf(offer)).toEqual([1]);
  });

  it('holds a typed address missing from the address data, even where typed addresses are accepted', async () => {
    const offer = await gate.open({ area: areaOf(vale), typedAddresses: 'accepted' });
    const typed = { line1: '9 Unlisted Row', line2: '', city: 'Marrow Vale', postcode: 'ZZ1 1AA', country: 'GB' };
    expect(await gate.sent(offer, { typed })).toMatchObject({ state: 'held', holdReasons: ['position_unknown'] });
    const anywhere = await gate.open({ typedAddresses: 'accepted' });
    expect(await gate.sent(anywhere, { typed })).toMatchObject({ state: 'accepted' });
  });

  it('reserves nothing for a held request without a pass until staff accept it', async () => {
    const offer = await gate.open({ area: areaOf(vale) });
    const held = await gate.sent(offer, { home: at(null, null), pass: null });
    expect(held.holdReasons).toEqual(['no_pass', 'position_unknown']);
    expect(await gate.takenOf(offer)).toEqual([0]);
    expect(await acceptRequest(gate.staff, { id: held.id, reason: '' })).toMatchObject({ state: 'accepted' });
    expect(await gate.takenOf(offer)).toEqual([1]);
  });

  it('does not apply to a person without a fixed address', async () => {
    const collection = { isForEverybody: false, places: [placeInput()] };
    const offer = await gate.open({ area: areaOf(vale), collection });
    gate.context.actor = gate.staff.actor;
    const sent = await gate.sent(offer, { source: 'staff', noFixedAddress: true, place: 'hall' });
    expect(sent).toMatchObject({ state: 'accepted' });
  });

  it('applies to a corrected address too', async () => {
    const offer = await gate.open({ area: areaOf(vale) });
    const request = await gate.sent(offer, { home: at(51.4, -1) });
    const correct = (latitude: number | null, longitude: number | null) =>
      correctAddress(gate.staff, {
        id: request.id,
        address: { proof: JSON.stringify(at(latitude, longitude, '2')) },
        unit: '',
        reason: 'misread',
        visitor: '',
        network: '',
      });
    expect(await problemOf(correct(53, -1))).toBe('outside_area');
    expect(await again(request)).toMatchObject({ state: 'accepted', address: { number: '1' } });
    await correct(null, null);
    expect(await again(request)).toMatchObject({ state: 'held', holdReasons: ['position_unknown'] });
    await correct(51.3, -1);
    expect(await again(request)).toMatchObject({ state: 'accepted', holdReasons: [], address: { number: '2' } });
  });

  it('can use only an uploaded polygon', async () => {
    const { id, vertices, pieces, holes } = await uploadPolygon(gate.staff, vale);
    expect({ vertices, pieces, holes }).toEqual({ vertices: 8, pieces: 1, holes: 1 });
    const offer = await gate.open({ area: areaOf({ id, name: 'vale.geojson' }) });
    expect(offer.definition.area.polygon).toEqual({ id, name: 'vale.geojson' });
    expect(await send(offer, 51, -1)).toBe('outside_area');
    // The same points are the same polygon, however they arrived.
    const inline = await gate.open({ area: areaOf(vale) });
    expect(inline.definition.area.polygon).toEqual({ id, name: 'Marrow Vale' });
    const unknown = createHash('sha256').update('nothing').digest('hex');
    expect(await problemOf(gate.open({ area: areaOf({ id: unknown, name: '' }) }))).toBe(
      'area.polygon polygon_unknown',
    );
    expect(await problemOf(gate.open({ area: areaOf({ type: 'Point' }) }))).toBe('area.polygon geojson_not_polygon');
    const viewer = { ...gate.staff, actor: { kind: 'person', id: 'v', name: 'V', role: 'viewer' } as const };
    expect(await problemOf(uploadPolygon(viewer, vale))).toBe('not_allowed');
  });

  it('keeps a polygon for the versions that used it, and purges one that none ever used', async () => {
    const offer = await gate.open({ area: areaOf(vale) });
    const input = (area: OfferInput['area']) => ({
      ...offerInput({ area }),
      slug: offer.slug,
      items: offer.definition.items,
    });
    const change = (version: number, area: OfferInput['area']) =>
      saveOffer(gate.staff, { id: offer.id, version, input: input(area) });
    const second = await change(offer.version, areaOf(wider));
    expect(await send(second, 52.5, -1, '1')).toBe('accepted');
    await change(second.version, areaOf(null));
    const named = await Promise.all(
      [1, 2, 3].map(async (version) => (await stores.store.offers.findVersion(offer.id, version))?.area.polygon?.id),
    );
    const [first = '', other = '', none] = named;
    expect([first.length, other.length, first === other, none]).toEqual([64, 64, false, undefined]);
    const { id: unnamed } = await uploadPolygon(gate.staff, { type: 'Polygon', coordinates: [square(3)] });

    const now = await stores.store.now();
    await stores.store.housekeeping.removeExpired(now + dayMs);
    expect(await Promise.all([first, other, unnamed].map(isKept))).toEqual([true, true, true]);
    await stores.store.housekeeping.removeExpired(now + 3 * dayMs);
    expect(await Promise.all([first, other, unnamed].map(isKept))).toEqual([true, true, false]);
  });

  it('does not exclude an address because its polygon is lost', async () => {
    const offer = await gate.open({ area: areaOf(vale) });
    const { id } = offer.definition.area.polygon ?? { id: '' };
    for (const table of ['offer', 'offer_version'])
      await sql`update ${sql.table(table)} set definition = replace(definition, ${id}, 'lost')`.execute(
        stores.database.db,
      );
    expect(await send(offer, 51.4, -1)).toContain('not in the store');
  });

  it('is read from definitions saved before polygons existed', async () => {
    const { id, version, definition } = await gate.open();
    const { polygon: _, ...area } = definition.area;
    const old = { ...definition, area } as typeof definition;
    await stores.store.offers.saveVersion({ id, version, definition: old }, Date.now());
    expect((await stores.store.offers.find(id))?.definition.area.polygon).toBeNull();
  });
});
