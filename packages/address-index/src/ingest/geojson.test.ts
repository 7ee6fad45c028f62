import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createImportFolder, errorCodeOf, type ImportFolder } from '../fixtures/import-folder.ts';
import { FeatureReader } from './feature-reader.ts';

let folder: ImportFolder;
beforeEach(() => {
  folder = createImportFolder();
});
afterEach(() => folder.remove());

const feature = (number: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: 'Feature',
  id: `r${number}`,
  geometry: { type: 'Point', coordinates: [-68.6, 41] },
  properties: { number, street: 'Elm "}]" St', city: 'Larkspur Falls', nested: { features: [{ a: 1 }] } },
  ...more,
});
const collection = (
  more: Record<string, unknown> = {},
  features = ['1', '2', '3'].map((number) => feature(number)),
) => ({
  type: 'FeatureCollection',
  name: 'features',
  ...more,
  features,
});

describe('a FeatureCollection', () => {
  test.each([
    ['on one line', JSON.stringify(collection())],
    ['on many lines', JSON.stringify(collection(), null, 2)],
    [
      'with its members in another order',
      JSON.stringify({ features: collection().features, type: 'FeatureCollection' }),
    ],
    ['as a bare list', JSON.stringify(collection().features)],
    ['with a byte order mark', `\ufeff${JSON.stringify(collection())}`],
  ])('is read when formatted %s', async (_, text) => {
    const summary = await folder.import(text);
    expect(summary).toMatchObject({ rowsRead: 3, kept: 3, files: [{ format: 'openaddresses-geojson' }] });
  });

  test('reports each feature that is not an address, with its position', async () => {
    const line = { type: 'LineString', coordinates: [] };
    const summary = await folder.import(
      JSON.stringify(
        collection({}, [feature('1'), feature('2', { geometry: line }), feature('3', { geometry: null })]),
      ),
    );
    expect(summary).toMatchObject({ kept: 1, refused: [{ reason: 'no_point', count: 2 }] });
    expect(summary.refused[0]?.examples.map(({ at }) => at)).toEqual(['feature 2', 'feature 3']);
  });

  test('is read correctly whatever its chunk boundaries', () => {
    const text = JSON.stringify(collection({ crs: { type: 'name', properties: { name: 'a "quoted\\" ] name' } } }));
    const seen = (size: number): unknown[] => {
      const found: unknown[] = [];
      const reader = new FeatureReader({
        feature: (json, number) => found.push([number, JSON.parse(json)]),
        tooLong: () => new Error('too long'),
        crs: (json) => found.push(JSON.parse(json)),
        unfinished: () => found.push('unfinished'),
      });
      for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size));
      reader.end();
      return found;
    };
    const whole = seen(text.length);
    expect(whole).toHaveLength(4);
    for (const size of [1, 2, 3, 7, 50]) expect(seen(size)).toEqual(whole);
  });

  test('is reported when truncated', async () => {
    const text = JSON.stringify(collection());
    expect(await errorCodeOf(folder.import(text.slice(0, -2)))).toEqual([
      'file_truncated',
      expect.stringContaining('ends in the middle'),
    ]);
  });

  test.each([
    ['urn:ogc:def:crs:OGC:1.3:CRS84', true],
    ['urn:ogc:def:crs:OGC::CRS84', true],
    ['urn:ogc:def:crs:EPSG::2154', false],
    ['EPSG:27700', false],
  ])('with coordinates in %s is accepted: %s', async (name, isTaken) => {
    const text = JSON.stringify(collection({ crs: { type: 'name', properties: { name } } }));
    const attempt = folder.import(text);
    if (isTaken) expect(await attempt).toMatchObject({ kept: 3 });
    else expect(await errorCodeOf(attempt)).toEqual(['crs_unsupported', expect.stringContaining(name)]);
  });

  test('stops the import if its reference system follows the features, unless the mapping accepts it', async () => {
    const crs = { type: 'name', properties: { name: 'EPSG:4326' } };
    const text = JSON.stringify({ type: 'FeatureCollection', features: collection().features, crs });
    expect(await errorCodeOf(folder.import(text))).toEqual(['crs_unsupported', expect.stringContaining('EPSG:4326')]);
    const mapping = { columns: { number: 'number', street: 'street', sourceId: '@id' }, crs: 'EPSG:4326' };
    expect(await folder.import(text, { mapping })).toMatchObject({ kept: 3 });
    expect(folder.first('2 elm st')).toMatchObject({ sourceId: 'r2' });
  });
});

test('GeoJSON with unknown properties gets a suggested mapping', async () => {
  const properties = { hausnummer: '1', strasse: 'Bergweg', plz: '00951', ort: 'Auenfels', bemerkung: 'x' };
  const attempt = folder.import(JSON.stringify(feature('1', { properties })));
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({
    code: 'format_unknown',
    suggestion: { columns: { number: 'hausnummer', street: 'strasse', postcode: 'plz', city: 'ort' } },
  });
});
