import { polygonLimits } from '@doorstep/contract';
import { describe, expect, it } from 'vitest';
import { polygonShape, type GeoJsonPosition } from './polygon-shape.ts';
import { readGeoJson } from './read-geojson.ts';
import { polygonGeoJson, viewPolygon } from './keep-polygon.ts';

const ring: GeoJsonPosition[] = [
  [0, 50],
  [2, 50],
  [2, 51],
  [0, 50],
];
const hole: GeoJsonPosition[] = [
  [1.5, 50.25],
  [1.75, 50.25],
  [1.75, 50.5],
  [1.5, 50.25],
];
const polygon = { type: 'Polygon', coordinates: [ring, hole] };
const multi = { type: 'MultiPolygon', coordinates: [[ring, hole], [ring]] };
const feature = (geometry: unknown, properties: unknown = null) => ({ type: 'Feature', geometry, properties });
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });

function piecesOf(value: unknown) {
  const outcome = readGeoJson(value);
  if (outcome.kind === 'wrong') throw new Error(outcome.error.code);
  return outcome.pieces;
}

describe('GeoJSON', () => {
  it('may be a polygon, a multipolygon, or features of either', () => {
    expect(piecesOf(polygon)).toEqual([[ring, hole]]);
    expect(piecesOf(multi)).toEqual([[ring, hole], [ring]]);
    expect(piecesOf(feature(polygon))).toEqual([[ring, hole]]);
    expect(piecesOf(collection(feature(multi), feature(null), feature(polygon)))).toHaveLength(3);
  });

  it('may have altitudes, either winding and unknown members', () => {
    const high = { ...polygon, coordinates: [ring.map(([x, y]) => [x, y, 120])], bbox: [0, 50, 2, 51] };
    expect(piecesOf(high)).toEqual([[ring]]);
    expect(piecesOf({ type: 'Polygon', coordinates: [ring.toReversed()] })).toEqual([[ring.toReversed()]]);
    expect(piecesOf({ ...collection(feature(polygon)), crs: null, name: 'wards' })).toEqual([[ring, hole]]);
  });

  it('supplies the name of its only feature', () => {
    expect(readGeoJson(feature(polygon, { name: ' Marrow Vale ' }))).toMatchObject({ name: 'Marrow Vale' });
    expect(readGeoJson(collection(feature(polygon, { name: 'Marrow Vale' })))).toMatchObject({ name: 'Marrow Vale' });
    expect(readGeoJson(collection(feature(polygon, { name: 'a' }), feature(polygon)))).toMatchObject({ name: '' });
    expect(readGeoJson(feature(polygon, { name: 7 }))).toMatchObject({ name: '' });
    // The cut never splits a surrogate pair, which a database would refuse.
    const long = `${'x'.repeat(199)}🏠`;
    expect(readGeoJson(feature(polygon, { name: long }))).toMatchObject({ name: 'x'.repeat(199) });
  });

  const withRing = (positions: unknown) => ({ type: 'Polygon', coordinates: [ring, positions] });
  it.each<[string, unknown, object]>([
    ['a text', 'Polygon', { code: 'geojson_form' }],
    ['a list', [polygon], { code: 'geojson_form' }],
    ['nothing', null, { code: 'geojson_form' }],
    ['TopoJSON', { type: 'Topology', objects: {} }, { code: 'geojson_form' }],
    ['features that are no list', { type: 'FeatureCollection', features: {} }, { code: 'geojson_form' }],
    ['a collection of collections', collection(collection(feature(polygon))), { code: 'geojson_form' }],
    ['a feature of a feature', feature(feature(polygon)), { code: 'geojson_form' }],
    ['no coordinates', { type: 'Polygon' }, { code: 'geojson_form' }],
    ['a polygon without rings', { type: 'Polygon', coordinates: [] }, { code: 'geojson_form' }],
    ['the rings of one as several', { type: 'MultiPolygon', coordinates: [ring] }, { code: 'geojson_form' }],
    ['a number in words', withRing([['0', 50], ...ring]), { code: 'geojson_form' }],
    ['a number without end', withRing(JSON.parse('[[1e999,50]]')), { code: 'geojson_form' }],
    ['no feature', collection(), { code: 'geojson_no_polygon' }],
    ['no polygon', { type: 'MultiPolygon', coordinates: [] }, { code: 'geojson_no_polygon' }],
    [
      'a point beside the polygon',
      collection(feature(polygon), feature({ type: 'Point', coordinates: [0, 50] })),
      { code: 'geojson_not_polygon', values: { type: 'Point' } },
    ],
    [
      'a ring left open',
      withRing([...ring.slice(0, 3), [0, 50.1]]),
      { code: 'polygon_not_closed', values: { piece: 1, ring: 2 } },
    ],
    [
      'a ring closed in longitude alone',
      withRing([...ring.slice(0, 3), [0, 50.5]]),
      { code: 'polygon_not_closed', values: { piece: 1, ring: 2 } },
    ],
    [
      'a line there and back',
      withRing([
        [0, 50],
        [1, 50],
        [0, 50],
      ]),
      { code: 'polygon_too_few_points', values: { piece: 1, ring: 2 } },
    ],
    [
      'metres',
      withRing([[530_034.5, 180_381, 0]]),
      { code: 'polygon_out_of_range', values: { first: 530_034.5, second: 180_381 } },
    ],
    [
      'latitude first',
      withRing([[44.26, -172.5]]),
      { code: 'polygon_swapped', values: { first: 44.26, second: -172.5 } },
    ],
  ])('that is %s is refused with its own error', (_, value, error) => {
    expect(readGeoJson(value)).toEqual({ kind: 'wrong', error });
  });

  it('is refused with too many points', () => {
    const circle = (points: number) => {
      const positions = Array.from({ length: points }, (_, index) => [index / points, 50 + (index % 2)]);
      return { type: 'Polygon', coordinates: [[...positions, positions[0]]] };
    };
    const max = polygonLimits.vertices;
    expect(piecesOf(circle(max))).toHaveLength(1);
    const error = { code: 'polygon_too_large', values: { vertices: max + 1, max } };
    expect(readGeoJson(circle(max + 1))).toEqual({ kind: 'wrong', error });
  });
});

describe('the view of a polygon for staff', () => {
  it('has counts, the bounding box and a drawing with north up', () => {
    const view = viewPolygon('id', polygonShape([[ring, hole], [ring]]));
    expect(view).toMatchObject({ id: 'id', pieces: 2, holes: 1, vertices: 9, box: [0, 50, 2, 51] });
    const { path, width, height } = view.drawing;
    // At this latitude a degree of longitude is 0.64 of a degree of latitude, so the drawing is wider than high.
    expect([width, height]).toEqual([400, 314]);
    expect(path.split('Z').filter((part) => part !== '')).toHaveLength(3);
    expect(path.startsWith('M0 314L400 314L400 0L0 314Z')).toBe(true);
  });

  it('stays small, even with very many points', () => {
    const coast = Array.from({ length: 20_000 }, (_, index): GeoJsonPosition => {
      const angle = (index / 20_000) * 2 * Math.PI;
      return [Math.cos(angle), 50 + Math.sin(angle)];
    });
    const { path } = viewPolygon('id', polygonShape([[[...coast, coast[0] ?? [0, 0]]]])).drawing;
    expect(path.length).toBeLessThan(20_000);
  });

  it('survives an export to another installation unchanged', () => {
    const shape = polygonShape(piecesOf(multi));
    const again = readGeoJson(JSON.parse(JSON.stringify(polygonGeoJson(shape, { id: 'id', name: 'wards.geojson' }))));
    expect(again).toEqual({ kind: 'read', pieces: piecesOf(multi), name: 'wards.geojson' });
  });
});
