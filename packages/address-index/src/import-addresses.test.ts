import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ImportError, importAddresses, type ImportOptions, openAddressIndex, removeDataset } from './index.ts';

const header = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH';
const row = (number: string, street = 'Main St', point = '-68.6,41.0'): string =>
  `${point},${number},${street},,Larkspur Falls,,XN,00214,,h${number}`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doorstep-import-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function importText(text: string | Buffer, options: Partial<ImportOptions> = {}): ReturnType<typeof importAddresses> {
  const file = join(folder, 'data.csv');
  writeFileSync(file, text);
  return importAddresses({
    files: [file],
    dataset: 'test',
    country: 'us',
    indexFolder: join(folder, 'index'),
    ...options,
  });
}

async function errorCodeOf(attempt: Promise<unknown>): Promise<string> {
  const error: unknown = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ImportError ? error.code : `not an ImportError: ${String(error)}`;
}

function find(text: string): string[] {
  const index = openAddressIndex(join(folder, 'index'), { secret: 'test' });
  const items = index.find({ Text: text, Countries: [], language: 'en' });
  index.close();
  return items.map((item) => item.Text);
}

describe('an import', () => {
  test('reads OpenAddresses CSV with BOM, CRLF and quotes', async () => {
    const summary = await importText(
      `\ufeff${header}\r\n${row('12')}\r\n${row('14', '"Church ""Old"" Rd, North"')}\r\n`,
    );
    expect(summary).toMatchObject({ rowsRead: 2, kept: 2, refused: [] });
    expect(find('14 church')).toEqual(['14 Church "Old" Rd, North']);
  });

  test('reads UK as GB, and refuses an unknown country', async () => {
    const rows = ['12,uk', '14,gbr', '16,QQ'].map((each) => `-3.5,50.25,${each},Mill Road,Wexmouth,ZZ1 1AA`);
    const summary = await importText(['LON,LAT,NUMBER,COUNTRY,STREET,CITY,POSTCODE', ...rows].join('\n'));
    expect(summary).toMatchObject({ kept: 2, refused: [{ reason: 'unknown_country', count: 1 }] });
    const index = openAddressIndex(join(folder, 'index'), { secret: 'test' });
    expect(index.datasets().map(({ countries }) => countries)).toEqual([['GB']]);
    index.close();
  });

  test('detects gzip by its bytes, in a stream too', async () => {
    const bytes = gzipSync(`${header}\n${row('12')}\n`);
    const summary = await importAddresses({
      files: [Readable.from([bytes.subarray(0, 1), bytes.subarray(1)])],
      dataset: 'piped',
      country: 'US',
      indexFolder: join(folder, 'index'),
    });
    expect(summary.kept).toBe(1);
    expect(find('12 main')).toEqual(['12 Main St']);
  });

  test('reads newline-delimited GeoJSON', async () => {
    const feature = (number: string, geometry: unknown): string =>
      JSON.stringify({ type: 'Feature', geometry, properties: { number, street: 'Elm St', city: 'Larkspur Falls' } });
    const text = [
      feature('1', { type: 'Point', coordinates: [-68.6, 41] }),
      feature('2', null),
      feature('3', { type: 'Point', coordinates: [-68.6, 41] }),
    ].join('\n');
    const summary = await importText(text);
    expect(summary.kept).toBe(2);
    expect(summary.refused).toMatchObject([{ reason: 'no_point', count: 1, examples: [{ at: 2 }] }]);
  });

  test('reads rep of BAN as bis and ter, and makes both postal town and commune searchable', async () => {
    const columns =
      'id;id_fantoir;numero;rep;nom_voie;code_postal;nom_commune;x;y;lon;lat;alias;nom_ld;libelle_acheminement;nom_afnor';
    const summary = await importText(
      `${columns}\n1;;12;b;Rue des Lilas;00150;Saint-Aurin 2e;0;0;2.3;48.8;;;SAINT-AURIN;RUE DES LILAS\n0;;0;s;Rue des Lilas;00150;Saint-Aurin 2e;0;0;2.3;48.8;;;SAINT-AURIN;\n`,
    );
    expect(summary).toMatchObject({ kept: 1, refused: [{ reason: 'no_number', count: 1 }] });
    expect(find('12 bis rue des lilas saint aurin 2e')).toEqual(['12 bis Rue des Lilas']);
  });

  test('reads any columns with a mapping: joined, constant, aliases, units', async () => {
    const text =
      'no|suf|road|other|town|zip|units|kind\n12|1/2|MAIN ST|ROUTE 9|LARKSPUR FALLS|00214|6|FLATS\n14||MAIN ST||LARKSPUR FALLS|00214||DUPLEX\n';
    await importText(text, {
      mapping: {
        columns: {
          number: ['no'],
          suffix: 'suf',
          street: 'road',
          city: 'town',
          postcode: 'zip',
          unitCount: 'units',
          placeKind: 'kind',
        },
        aliases: ['other'],
        constants: { region: 'XN' },
        multipleUnitKinds: ['DUPLEX'],
      },
    });
    const index = openAddressIndex(join(folder, 'index'), { secret: 'test' });
    const items = index.find({ Text: '12 1/2 route 9', Countries: [], language: 'en' });
    expect(items[0]).toMatchObject({ Text: '12 1/2 Main St', Description: 'Route 9, Larkspur Falls, XN 00214' });
    expect(index.retrieve(items[0]?.Id ?? '')).toMatchObject({ units: { kind: 'counted', count: 6 }, latitude: null });
    const other = index.find({ Text: '14 main st', Countries: [], language: 'en' })[0];
    expect(index.retrieve(other?.Id ?? '')).toMatchObject({ units: { kind: 'multiple' }, placeKind: 'DUPLEX' });
    index.close();
  });
});

describe('bad rows', () => {
  test('are counted with their lines and never stop the import', async () => {
    const summary = await importText(
      [header, row('12'), 'broken,line', row('0'), row(''), row('14', ''), row('16'), row('18', 'Elm St', '0,0')].join(
        '\n',
      ),
    );
    expect(summary.rowsRead).toBe(7);
    expect(summary.refused.map(({ reason, count, examples }) => [reason, count, examples.map(({ at }) => at)])).toEqual(
      [
        ['no_number', 2, [4, 5]],
        ['broken_line', 1, [3]],
        ['near_zero', 1, [8]],
      ],
    );
    expect(summary.kept).toBe(3); // number 14 is in a town without streets
  });

  test('with an unclosed quote drop one line', async () => {
    const summary = await importText(`${header}\n${row('12')}\n-68.6,41,"13,Main St,,X,,XN,00214,,h\n${row('14')}\n`);
    expect(summary.kept).toBe(2);
    expect(summary.refused).toMatchObject([{ reason: 'broken_line', count: 1, examples: [{ at: 3 }] }]);
  });

  test('that repeat an address are merged, with the details of both', async () => {
    const summary = await importText(
      `${header}\n-68.6,41,12,Main St,,X,,XN,,,h\n,,12,MAIN STREET,,X,,XN,00214,id7,h\n`,
    );
    expect(summary).toMatchObject({ kept: 1, merged: 1, streets: 1 });
  });

  test('lose markup and control characters', async () => {
    await importText(`${header}\n${row('12', 'Main <b>St</b>\u0007')}\n`);
    expect(find('12 main')).toEqual(['12 Main b St /b']);
  });
});

test('the report of an import is kept next to the data set until the data set is replaced or removed', async () => {
  const report = (): unknown => JSON.parse(readFileSync(join(folder, 'index/test.import.json'), 'utf8'));
  const first = await importText(`${header}\n${row('12')}\n${row('0')}\n`, { licence: 'CC0', attribution: 'Larkspur' });
  const index = openAddressIndex(join(folder, 'index'), { secret: 'test' });
  const { importedAt = '', licence } = index.datasets()[0] ?? {};
  index.close();
  expect(report()).toEqual({ ...first, importedAt, licence, attribution: 'Larkspur' });
  expect(report()).toMatchObject({ refused: [{ reason: 'no_number', examples: [{ at: 3 }] }], licence: 'CC0' });
  expect(Date.parse(importedAt)).toBeGreaterThan(0);
  await importText(`${header}\n${row('14')}\n`, { replace: true });
  expect(report()).toMatchObject({ rowsRead: 1, refused: [], licence: '' });
  expect(removeDataset(join(folder, 'index'), 'test')).toBe(true);
  expect(readdirSync(join(folder, 'index'))).toEqual([]);
});

describe('an import changes nothing when it stops because of', () => {
  beforeEach(async () => {
    await importText(`${header}\n${row('12')}\n`);
  });
  const whatIsThere = (): unknown => ({ files: readdirSync(join(folder, 'index')), found: find('12 main') });
  const asBefore = { files: ['test.addresses', 'test.import.json'], found: ['12 Main St'] };

  test('a truncated gzip file', async () => {
    const packed = gzipSync(`${header}\n${Array.from({ length: 9000 }, (_, at) => row(String(at + 1))).join('\n')}`);
    const attempt = importText(packed.subarray(0, packed.length - 1000), { replace: true });
    expect(await errorCodeOf(attempt)).toBe('file_truncated');
    expect(whatIsThere()).toEqual(asBefore);
  });

  test('an existing data set', async () => {
    expect(await errorCodeOf(importText(`${header}\n${row('13')}\n`))).toBe('dataset_exists');
    expect(whatIsThere()).toEqual(asBefore);
  });

  test('a missing file, unknown columns, an invalid name, nothing usable', async () => {
    expect(await errorCodeOf(importText('', { files: [join(folder, 'nowhere.csv')], replace: true }))).toBe(
      'file_unreadable',
    );
    expect(await errorCodeOf(importText('a,b\n1,2\n', { replace: true }))).toBe('format_unknown');
    expect(await errorCodeOf(importText('', { dataset: '../x', replace: true }))).toBe('dataset_name_invalid');
    expect(await errorCodeOf(importText(`${header}\n${row('0')}\n`, { replace: true }))).toBe('nothing_kept');
    expect(whatIsThere()).toEqual(asBefore);
  });

  test('swapped and projected coordinates', async () => {
    expect(await errorCodeOf(importText(`${header}\n${row('1', 'Elm St', '41.0,-68.6')}\n`, { replace: true }))).toBe(
      'coordinates_swapped',
    );
    expect(
      await errorCodeOf(importText(`${header}\n${row('1', 'Elm St', '652709,6862305')}\n`, { replace: true })),
    ).toBe('coordinates_projected');
    expect(whatIsThere()).toEqual(asBefore);
  });

  test('an abort', async () => {
    const rows = Array.from({ length: 50_000 }, (_, at) => row(String(at + 1))).join('\n');
    const controller = new AbortController();
    const attempt = importText(`${header}\n${rows}`, {
      replace: true,
      signal: controller.signal,
      onProgress: () => {
        controller.abort(new Error('stopped'));
      },
    });
    await expect(attempt).rejects.toThrow('stopped');
    expect(whatIsThere()).toEqual(asBefore);
  });
});

test('an abort while the file is being written takes effect', async () => {
  await importText(`${header}\n${row('12')}\n`);
  const controller = new AbortController();
  const attempt = importText(`${header}\n${row('20')}\n`, {
    replace: true,
    signal: controller.signal,
    onProgress: ({ phase, share }) => {
      // Like a system signal, this arrives after the current turn of the event loop.
      if (phase === 'writing' && share === 0) setImmediate(() => controller.abort(new Error('stopped')));
    },
  });
  await expect(attempt).rejects.toThrow('stopped');
  expect(readdirSync(join(folder, 'index'))).toEqual(['test.addresses', 'test.import.json']);
  expect(find('12 main')).toEqual(['12 Main St']);
});

test('a reader keeps its file until it refreshes, and then still accepts the ids it issued', async () => {
  await importText(`${header}\n${row('12')}\n`);
  const index = openAddressIndex(join(folder, 'index'), { secret: 'test' });
  const texts = (): string[] => index.find({ Text: 'main', Countries: [], language: 'en' }).map((item) => item.Text);
  const id = index.find({ Text: '12 main st', Countries: [], language: 'en' })[0]?.Id ?? '';
  await importText(`${header}\n${row('20')}\n`, { replace: true });
  expect(texts()).toEqual(['12 Main St']);
  expect(index.refresh()).toBe(true);
  expect(index.refresh()).toBe(false);
  expect(texts()).toEqual(['20 Main St']);
  expect(index.retrieve(id)).toMatchObject({ number: '12' });
  index.close();
});

test('damaged and foreign files are skipped and named', async () => {
  await importText(`${header}\n${row('12')}\n`);
  const path = join(folder, 'index', 'test.addresses');
  const bytes = readFileSync(path);
  writeFileSync(join(folder, 'index', 'foreign.addresses'), 'SQLite format 3, or something else');
  bytes[bytes.length - 2000] = (bytes[bytes.length - 2000] ?? 0) ^ 255;
  writeFileSync(join(folder, 'index', 'damaged.addresses'), bytes);
  writeFileSync(join(folder, 'index', 'short.addresses'), bytes.subarray(0, 1000));
  const index = openAddressIndex(join(folder, 'index'), { secret: 'test' });
  expect(index.datasets().map(({ dataset }) => dataset)).toEqual(['test']);
  expect(index.damagedFiles().map(({ code, path: file }) => [code, file.split('/').at(-1)])).toEqual([
    ['damaged', 'damaged.addresses'],
    ['not_an_index', 'foreign.addresses'],
    ['damaged', 'short.addresses'],
  ]);
  index.close();
});
