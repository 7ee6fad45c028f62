import type { ExportRow, Offer } from '@doorstep/core';
import { itemInput, offerInput } from '@doorstep/testing';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { createRequestsCsv } from './requests-csv.ts';
import { createRequestsXlsx } from './requests-xlsx.ts';

const input = offerInput();
const offer: Offer = {
  id: 'offer-1',
  slug: 'bins',
  version: 1,
  status: 'published',
  definition: { ...input, items: [], area: { ...input.area, polygon: null } },
  group: null,
  scopeId: 'scope-1',
  createdAt: 0,
  updatedAt: 0,
};

function requestOf(name: string): ExportRow {
  return {
    id: 'request-1',
    reference: 'AAAA-CCCC-DDDD',
    offerId: offer.id,
    state: 'accepted',
    holdReasons: [],
    lines: [],
    contact: { name, email: '', phone: '' },
    answers: {},
    address: {
      organisation: '',
      unit: '',
      buildingName: '',
      number: '12',
      street: 'Pebble Lane',
      locality: '',
      city: 'Marrow Vale',
      district: '',
      region: '',
      postcode: 'ZZ1 1AA',
      countryCode: 'GB',
      lines: [name],
      latitude: 50.25,
      longitude: -3.5,
    },
    assurance: 'retrieved',
    checkProvider: 'pow',
    source: 'web',
    language: 'en',
    network: '',
    collection: null,
    receivedAt: 0,
    acceptedAt: 0,
    erasedAt: null,
    parcel: null,
  };
}

function csvOf(name: string): string {
  const { head, write } = createRequestsCsv(new Map([[offer.id, offer]]));
  return head + write([requestOf(name)]);
}

/** The file's only record by column, parsed as a spreadsheet does: quoted cells may hold commas and line breaks. */
function recordOf(name: string): Record<string, string> {
  const csv = csvOf(name);
  expect(csv.startsWith('\uFEFFreference,')).toBe(true);
  const columns = csv.slice(1, csv.indexOf('\r\n')).split(',');
  const record = csv.slice(csv.indexOf('\r\n') + 2).replace(/\r\n$/, '');
  const cells = [...record.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
  expect(cells).toHaveLength(columns.length);
  return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
}

it.each([
  ['=HYPERLINK("https://evil.example","Click")', `'=HYPERLINK("https://evil.example","Click")`],
  ['+1+1', `'+1+1`],
  ['-1+1', `'-1+1`],
  ['@SUM(1)', `'@SUM(1)`],
  ['\t=1+1', `'\t'=1+1`],
  ['\r=1+1', `'\r'=1+1`],
  ['\n=1+1', `'\n'=1+1`],
  ['"=1+1"', `"'=1+1"`],
  ['＝1+1', `'＝1+1`],
  ['＋1', `'＋1`],
  ['－1', `'－1`],
  ['＠SUM(1)', `'＠SUM(1)`],
  ['Robin;=1+1', `Robin;'=1+1`],
  ['Robin; "@SUM(1)"', `Robin; "'@SUM(1)"`],
  ['Robin\t=1+1', `Robin\t'=1+1`],
  ['Robin|=1+1', `Robin|'=1+1`],
  [',=1+1', `,'=1+1`],
  ['Robin\r\n=1+1', `Robin\r\n'=1+1`],
])('the CSV of requests writes %j so that no spreadsheet reads it as a formula', (name, written) => {
  expect(recordOf(name)).toMatchObject({ name: written, line1: written });
});

it('the CSV of requests contains no formula under any separator', () => {
  const begin = fc.constantFrom('', 'Robin', '"', '\n', ';', '\t', ' ', ',', '|', "'");
  const formula = fc.constantFrom('=1+1', '+1', '-1', '@SUM(1)', '＝1', `=cmd|' /C calc'!A0`);
  const names = fc.array(fc.oneof(begin, formula), { maxLength: 6 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(names, (name) => {
      const text = csvOf(name);
      for (const separators of [/[;\r\n]/, /[\t\r\n]/, /[|\r\n]/, /[,\r\n]/, /[,;|\t\r\n]/]) {
        const cells = text.split(separators).map((cell) => cell.replace(/^[\s"]+/, ''));
        // Only the longitude, a number of ours, may begin like this.
        expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell) && cell !== '-3.5')).toEqual([]);
      }
    }),
  );
});

it.each(['Robin\nFictional', 'Robin, "the" Fictional', ' Åse; Ödegård', '李', 'Robin - Fictional', 'Anne-Marie'])(
  'the CSV of requests keeps %j unchanged in one cell',
  (name) => {
    expect(recordOf(name)).toMatchObject({ name, line1: name });
  },
);

it('the CSV of requests writes negative numbers as numbers', () => {
  expect(recordOf('Robin')).toMatchObject({ longitude: '-3.5' });
});

it('the CSV of requests has each part of a request in its column', () => {
  const openings = [{ from: '2026-12-05T10:00:00.000Z', until: '2026-12-05T14:00:00.000Z' }];
  const places = [{ id: 'hall', name: { en: 'Market Hall' }, address: '1 Market Square', openings }];
  const definition = {
    ...offer.definition,
    items: [{ ...itemInput(), id: 'item-1', position: 0 }],
    collection: { isForEverybody: true, places },
  };
  const { head, write } = createRequestsCsv(new Map([[offer.id, { ...offer, definition }]]));
  const request = requestOf('Robin');
  const row = write([
    {
      ...request,
      state: 'held',
      holdReasons: ['no_pass', 'review'],
      lines: [
        { itemId: 'item-1', quantity: 2 },
        { itemId: 'item-9', quantity: 1 },
      ],
      collection: { place: 'hall', code: 'K47PW', readyNotifiedAt: null },
      contact: { name: 'Robin Fictional', email: 'robin@example.org', phone: '01632 960001' },
      answers: { size: 'large' },
      address: {
        ...request.address,
        unit: '2',
        region: 'Westshire',
        lines: ['Flat 2', 'Rose House', '12 Pebble Lane', 'Upper Green', 'Marrow Vale', 'ZZ1 1AA'],
      },
      assurance: 'typed',
      source: 'staff',
      receivedAt: Date.parse('2026-11-22T09:00:01.002Z'),
      acceptedAt: Date.parse('2026-11-23T10:30:00.000Z'),
    },
  ]);
  expect(`${head}${row}`.split(',')).toEqual(
    (
      '\uFEFFreference,offer,state,hold_reasons,received_at,accepted_at,items,name,email,phone,unit,' +
      'line1,line2,line3,line4,line5,city,region,postcode,country,latitude,longitude,place,collect_by,batch,dispatched_at,tracking,assurance,source,answers\r\n' +
      'AAAA-CCCC-DDDD,A compost bin for every home,held,no_pass review,' +
      '2026-11-22T09:00:01.002Z,2026-11-23T10:30:00.000Z,2 × Compost bin; 1 × item-9,' +
      'Robin Fictional,robin@example.org,01632 960001,2,Flat 2,Rose House,12 Pebble Lane,Upper Green,Marrow Vale,' +
      'Marrow Vale,Westshire,ZZ1 1AA,GB,50.25,-3.5,Market Hall,2026-12-05T14:00:00.000Z,,,,typed,staff,"{""size"":""large""}"\r\n'
    ).split(','),
  );
});

it('the CSV of requests has a column for each item and each question of one offer', () => {
  const bin = { ...itemInput({ name: { en: 'Bin' } }), id: 'item-1', position: 0 };
  const twin = { ...bin, id: 'item-2', position: 1 };
  const question = { kind: 'choice' as const, help: {}, required: true, options: [] };
  const definition = {
    ...offer.definition,
    items: [bin, twin],
    questions: [
      { ...question, id: 'size', label: { en: 'Which size?' }, options: [{ id: 'l', label: { en: 'Large, round' } }] },
      { ...question, id: 'uses', label: { en: '=Uses' }, kind: 'choices' as const },
      { ...question, id: 'agreed', label: { en: 'Agreed?' }, kind: 'consent' as const },
    ],
  };
  const { head, write } = createRequestsCsv(new Map([[offer.id, { ...offer, definition }]]), { ...offer, definition });
  const request = {
    ...requestOf('Robin'),
    lines: [{ itemId: 'item-2', quantity: 2 }],
    answers: { size: 'l', uses: ['garden', '=1+1'], agreed: true, gone: 'yes' },
  };
  expect(head).toMatch(
    /,item: Bin,item: Bin \(2\),answer: Which size\?,answer: =Uses,answer: Agreed\?,other_answers\r\n$/,
  );
  expect(write([request])).toMatch(/,0,2,"Large, round",garden; '=1\+1,yes,"\{""gone"":""yes""\}"\r\n$/);
});

it('the CSV of requests writes times in ISO 8601, also before 1970', () => {
  const moments = fc.array(fc.integer({ min: -86_400_000 * 3, max: 4_102_444_800_000 }), { minLength: 2 });
  fc.assert(
    fc.property(moments, (times) => {
      const requests = times.map((receivedAt) => ({ ...requestOf('Robin'), receivedAt }));
      const { write } = createRequestsCsv(new Map([[offer.id, offer]]));
      const column = write(requests)
        .split('\r\n')
        .slice(0, -1)
        .map((line) => line.split(',')[4]);
      expect(column).toEqual(times.map((at) => new Date(at).toISOString()));
    }),
  );
});

type Cell = string | number | boolean | Date | null;

async function readBack(requests: ReturnType<typeof requestOf>[][], only = offer): Promise<Cell[][]> {
  const { write, end } = createRequestsXlsx(new Map([[offer.id, offer]]), only);
  const parts = requests.map((some) => write(some));
  const rows = (await readSheet(Buffer.concat([...parts, end()]), { trim: false })) as Cell[][];
  // The reader turns the fraction of a day into up to a millisecond less.
  return rows.map((row) =>
    row.map((cell) => (cell instanceof Date ? new Date(Math.round(cell.getTime() / 1000) * 1000) : cell)),
  );
}

const records = ([heads = [], ...rows]: Cell[][]) =>
  rows.map((row) => Object.fromEntries(heads.map((head, at) => [String(head), row[at] ?? null])));

it('a workbook of requests stores every text unchanged, none as a formula or a number', async () => {
  const names = ['=1+1', '00214', '+44 1632 960001', '<b>&amp;', ' Åse ', '李\nsecond line', '_x0041_', 'O\'Hara "R"'];
  const rows = records(await readBack([names.slice(0, 3).map(requestOf), names.slice(3).map(requestOf)]));
  expect(rows.map((row) => row['Name'])).toEqual(names);
  expect(rows.map((row) => row['Line1'])).toEqual(names);
});

it('a workbook of requests drops characters that no workbook can hold, and nothing else', async () => {
  const rows = records(await readBack([[requestOf('Ro\u0000b\u000Bin\uFFFE')]]));
  expect(rows.map((row) => row['Name'])).toEqual(['Robin']);
});

it('a workbook of requests stores times as dates in the offer’s time zone', async () => {
  const london = { ...offer, definition: { ...offer.definition, timeZone: 'Europe/London' } };
  const winter = Date.UTC(2026, 0, 5, 9, 30);
  const summer = Date.UTC(2026, 6, 5, 9, 30);
  const row = { ...requestOf('Robin'), receivedAt: winter, acceptedAt: summer };
  const parcel = { batchNumber: 7, dispatchedAt: summer, trackingNumber: '0012' };
  const [read] = records(await readBack([[{ ...row, parcel }]], london));
  expect(read).toMatchObject({
    'Received at (Europe/London)': new Date('2026-01-05T09:30:00Z'),
    'Accepted at (Europe/London)': new Date('2026-07-05T10:30:00Z'),
    'Dispatched at (Europe/London)': new Date('2026-07-05T10:30:00Z'),
    Batch: 7,
    Tracking: '0012',
  });
});

it('a workbook without requests has column headings', async () => {
  const rows = await readBack([]);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.slice(0, 3)).toEqual(['Reference', 'Offer', 'State']);
});
