import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createImportFolder, errorCodeOf, type ImportFolder } from '../../fixtures/import-folder.ts';
import { type OsmObject, type PbfChoices, writeOsmPbf } from '../../fixtures/write-osm-pbf.ts';
import type { AddressRow } from '../address-row.ts';
import { OsmPbfFile } from './osm-pbf-file.ts';
import { readOsm } from './read-osm.ts';

let folder: ImportFolder;
beforeEach(() => {
  folder = createImportFolder();
});
afterEach(() => folder.remove());

const tags = (number: string, more: Record<string, string> = {}): Record<string, string> => ({
  'addr:housenumber': number,
  'addr:street': 'Bergweg',
  'addr:city': 'Auenfels',
  'addr:postcode': '00951',
  building: 'yes',
  ...more,
});
const point = (node: number, lat: number, lon: number): OsmObject => ({ node, lat, lon });

/** A node, a building with four corners, and a building with a courtyard, outlined by two ways. */
const nodes: OsmObject[] = [
  point(1, 47.1, 9.5),
  point(2, 47.1, 9.52),
  point(3, 47.12, 9.52),
  point(4, 47.12, 9.5),
  { node: 5, lat: 47.2, lon: 9.6, tags: tags('3') },
  point(8_000_000_006, 47.14, 9.5),
  point(8_000_000_007, 47.14, 9.54),
  point(8_000_000_008, 47.11, 9.51),
];
const ways: OsmObject[] = [
  { way: 10, nodes: [1, 2, 3, 4, 1], tags: tags('5') },
  { way: 11, nodes: [3, 4, 8_000_000_006] },
  { way: 12, nodes: [8_000_000_006, 8_000_000_007, 3] },
  { way: 13, nodes: [8_000_000_008], tags: { building: 'yes' } },
];
const relations: OsmObject[] = [
  {
    relation: 20,
    members: [
      { way: 11, role: 'outer' },
      { way: 12, role: 'outer' },
      { way: 13, role: 'inner' },
    ],
    tags: tags('7', { type: 'multipolygon' }),
  },
];

async function imported(
  blocks: OsmObject[][],
  choices: PbfChoices = {},
): Promise<Awaited<ReturnType<ImportFolder['import']>>> {
  return folder.import(writeOsmPbf(blocks, choices), { country: 'LI' });
}

describe('an OSM PBF file', () => {
  test.each<[string, PbfChoices]>([
    ['zlib', {}],
    ['zstd', { packing: 'zstd' }],
    ['no packing', { packing: 'raw' }],
    ['plain nodes', { plainNodes: true }],
  ])('becomes addresses from nodes, ways and relations, at the centre of their corners: %s', async (_, choices) => {
    const summary = await imported([nodes, ways, relations], choices);
    expect(summary).toMatchObject({ rowsRead: 3, kept: 3, refused: [], files: [{ format: 'osm-pbf', rows: 3 }] });
    expect(folder.first('bergweg 3')).toMatchObject({ latitude: 47.2, longitude: 9.6 });
    // The first corner, which a closed way repeats, does not skew the centre.
    expect(folder.first('bergweg 5')).toMatchObject({ latitude: 47.11, longitude: 9.51 });
    // Four nodes: the two ways share two, and the courtyard does not count.
    expect(folder.first('bergweg 7')).toMatchObject({ latitude: 47.13, longitude: 9.515 });
  });

  test('may have objects in any order, and ways that reach beyond the extract', async () => {
    const cut: OsmObject = { way: 14, nodes: [999, 4], tags: tags('9') };
    const gone: OsmObject = { way: 15, nodes: [999], tags: tags('11') };
    await imported([relations, [cut, gone, ...ways], nodes.toReversed()]);
    expect(folder.first('bergweg 7')).toMatchObject({ latitude: 47.13 });
    expect(folder.first('bergweg 9')).toMatchObject({ latitude: 47.12, longitude: 9.5 });
    expect(folder.first('bergweg 11')).toMatchObject({ latitude: null });
  });

  test('is read from a stream, and from gzip', async () => {
    const bytes = writeOsmPbf([nodes, ways, relations]);
    await folder.import('', { files: [Readable.from([bytes.subarray(0, 3), bytes.subarray(3)])], country: 'LI' });
    expect(folder.first('bergweg 5')).toMatchObject({ latitude: 47.11 });
    expect(await folder.import(gzipSync(bytes), { country: 'LI' })).toMatchObject({ kept: 3 });
  });

  test('with more nodes than fit in memory takes more passes, and gives the same rows', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'doorstep-osm-')), 'x.pbf');
    writeFileSync(path, writeOsmPbf([nodes, ways, relations]));
    const rowsOf = async (nodesAtOnce: number): Promise<[unknown[], number]> => {
      const rows: unknown[] = [];
      let scans = 0;
      const file = await OsmPbfFile.open(path, path);
      const counted = {
        scan: async (...input: Parameters<OsmPbfFile['scan']>) => {
          scans++;
          await file.scan(...input);
        },
      };
      await readOsm(counted, {
        spoolFolder: folder.path,
        constants: {},
        nodesAtOnce,
        progress: () => undefined,
        signal: undefined,
        sink: {
          row: ({ number, lat, lon }: AddressRow, _, at) => rows.push([number, lat, lon, at]),
          refused: () => rows.push('refused'),
          remark: () => rows.push('remark'),
        },
      });
      await file.close();
      return [rows, scans];
    };
    const [rows, scans] = await rowsOf(1_000_000);
    expect(rows).toHaveLength(3);
    expect(scans).toBe(3);
    expect(await rowsOf(5)).toEqual([rows, 4]);
    rmSync(path);
  });

  test('with an unsupported required feature or compression is refused, naming it', async () => {
    const historical = imported([nodes], { features: ['OsmSchema-V0.6', 'HistoricalInformation'] });
    expect(await errorCodeOf(historical)).toEqual([
      'file_unreadable',
      expect.stringContaining('"HistoricalInformation"'),
    ]);
    expect(await errorCodeOf(imported([nodes], { packing: 'lzma' }))).toEqual([
      'file_unreadable',
      expect.stringContaining('LZMA'),
    ]);
  });

  test('is reported by name when truncated or damaged', async () => {
    const bytes = writeOsmPbf([nodes, ways]);
    for (const length of [bytes.length - 1, bytes.length - 200, 40]) {
      expect(await errorCodeOf(folder.import(bytes.subarray(0, length), { country: 'LI' }))).toEqual([
        'file_truncated',
        expect.stringContaining('PBF file ends in the middle'),
      ]);
    }
    const damaged = Buffer.from(bytes);
    damaged.fill(0xff, bytes.length - 60, bytes.length - 20);
    expect(await errorCodeOf(folder.import(damaged, { country: 'LI' }))).toEqual([
      'file_unreadable',
      expect.stringContaining('damaged'),
    ]);
    expect(folder.indexFiles()).toEqual([]);
  });
});

describe('an address from OSM tags', () => {
  const one = (own: Record<string, string>): OsmObject[][] => [[{ node: 1, lat: 47.1, lon: 9.5, tags: own }]];

  test('uses the place for a missing street, and the suburb for a missing town', async () => {
    await imported(one({ 'addr:housenumber': '4', 'addr:place': 'Oberau', 'addr:suburb': 'Auenfels' }));
    expect(folder.find('oberau 4')).toEqual(['Oberau 4, Auenfels']);
  });

  test('may have only a name, which becomes part of it', async () => {
    await imported(one({ 'addr:housename': 'Haus Sonnblick', 'addr:street': 'Bergweg', 'addr:city': 'Auenfels' }));
    expect(folder.find('haus sonnblick')[0]).toContain('Haus Sonnblick');
  });

  test('has a unit if it is named, a count for a range of flats, and the floor of a lettered door', async () => {
    await imported([
      [
        { node: 1, lat: 47.1, lon: 9.5, tags: tags('31', { 'addr:unit': 'A;B' }) },
        { node: 2, lat: 47.1, lon: 9.5, tags: tags('32', { 'addr:flats': '1;2;4' }) },
        { node: 3, lat: 47.1, lon: 9.5, tags: tags('33', { 'addr:flats': '1-6;11-12' }) },
        { node: 4, lat: 47.1, lon: 9.5, tags: tags('34', { 'addr:door': 'tv', 'addr:floor': '2' }) },
        { node: 5, lat: 47.1, lon: 9.5, tags: tags('35', { 'addr:unit': '14', 'addr:floor': '2' }) },
      ],
    ]);
    expect(folder.first('bergweg 31 a')).toMatchObject({ unit: 'A' });
    expect(folder.first('bergweg 32 4')).toMatchObject({ unit: '4' });
    expect(folder.first('bergweg 33')).toMatchObject({ unit: '', units: { kind: 'counted', count: 8 } });
    expect(folder.first('bergweg 34 2 tv')).toMatchObject({ unit: '2 tv' });
    expect(folder.first('bergweg 35 14')).toMatchObject({ unit: '14' });
  });

  test('is refused with its id if its number is interpolated, or street and place are missing', async () => {
    const summary = await imported([
      [
        point(1, 47.1, 9.5),
        point(2, 47.2, 9.5),
        { node: 3, lat: 47.1, lon: 9.5, tags: { 'addr:housenumber': '8', 'addr:city': 'Auenfels' } },
        { node: 4, lat: 47.1, lon: 9.5, tags: tags('8') },
        { way: 9, nodes: [1, 2], tags: { 'addr:interpolation': 'even', 'addr:street': 'Bergweg' } },
      ],
    ]);
    expect(summary.refused).toMatchObject([
      { reason: 'no_street', count: 1, examples: [{ at: 'node 3', text: 'addr:housenumber=8 addr:city=Auenfels' }] },
      { reason: 'interpolation', count: 1, examples: [{ at: 'way 9' }] },
    ]);
  });

  test('takes missing values from constants; credit and licence are known', async () => {
    await folder.import(writeOsmPbf(one({ 'addr:housenumber': '4', 'addr:street': 'Bergweg' })), {
      country: 'LI',
      mapping: { columns: {}, constants: { city: 'Auenfels' } },
    });
    expect(folder.find('bergweg 4')).toEqual(['Bergweg 4, Auenfels']);
    expect(folder.datasets()).toMatchObject([{ licence: 'ODbL 1.0', attribution: '© OpenStreetMap contributors' }]);
  });
});

describe('an OSM XML file', () => {
  const address = (number: string): string =>
    Object.entries(tags(number))
      .map(([k, v]) => `<tag k="${k}" v="${v}"/>`)
      .join('');
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<osm version="0.6">
  <node id="1" lat="47.1" lon="9.5"/><node id="2" lat="47.1" lon="9.52"/><node id='3' lat='47.12' lon='9.52'/>
  <node id="4" lat="47.12" lon="9.5"/>
  <node id="-5" lat="47.2" lon="9.6">${address('3')}</node>
  <node id="6" lat="47.2" lon="9.6" action="delete">${address('33')}</node>
  <node id="7" lat="47.2" lon="9.6" visible="false">${address('35')}</node>
  <way id="-10"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="1"/>${address('5')}<tag k="addr:housename" v="Hahn &amp; Huhn"/></way>
  <way id="11"><nd ref="1"/><nd ref="3"/></way>
  <relation id="20"><member type="way" ref="11" role="outer"/><member type="node" ref="1" role="x"/>${address('7')}</relation>
</osm>
`;

  test.each([
    ['a file', xml, false],
    ['gzip', gzipSync(xml), false],
    ['a stream', xml, true],
  ])('is read with its nodes, ways and relations, without deleted ones: %s', async (_, content, isStream) => {
    const files = isStream ? { files: [Readable.from([Buffer.from(content)])] } : {};
    const summary = await folder.import(content, { country: 'LI', ...files });
    expect(summary).toMatchObject({ rowsRead: 3, kept: 3, files: [{ format: 'osm-xml' }] });
    expect(folder.first('bergweg 3')).toMatchObject({ latitude: 47.2 });
    expect(folder.first('bergweg 5')).toMatchObject({ latitude: 47.11, longitude: 9.51, buildingName: 'Hahn & Huhn' });
    expect(folder.first('bergweg 7')).toMatchObject({ latitude: 47.11, longitude: 9.51 });
  });

  test('is refused by name when truncated, a change file, other XML or broken XML', async () => {
    const half = xml.slice(0, xml.indexOf('<way'));
    expect(await errorCodeOf(folder.import(half))).toEqual([
      'file_truncated',
      expect.stringContaining('XML file ends'),
    ]);
    const changes = '<osmChange version="0.6"><create/></osmChange>';
    expect(await errorCodeOf(folder.import(changes))).toEqual(['format_unknown', expect.stringContaining('osmChange')]);
    expect(await errorCodeOf(folder.import('<gml><x/></gml>'))).toEqual([
      'format_unknown',
      expect.stringContaining('<gml>'),
    ]);
    const broken = xml.replace('</node>', '</nod>');
    expect(await errorCodeOf(folder.import(broken))).toEqual([
      'file_unreadable',
      expect.stringContaining('not well-formed'),
    ]);
  });
});
