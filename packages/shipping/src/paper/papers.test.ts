// Read back from the PDF by pdf.js, which shares no code with the writer.
import { PassThrough, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { linesOf, readTexts, type ReadText } from '../../test/read-labels.ts';
import { printPackingSlips, printPickList } from '../label/label-threads.ts';
import { writePackingSlips, type PackingSlip } from './packing-slips.ts';
import { writePickList, type PickListOptions, type PickRow } from './pick-list.ts';

const madeAt = new Date('2026-11-23T04:00:00Z');
const listOptions: PickListOptions = {
  paper: 'a4',
  language: 'en',
  direction: 'ltr',
  title: 'Pick list, B-0007',
  subtitle: 'Compost bins',
  page: 'Page {page}',
  heads: { position: 'No.', reference: 'Reference', name: 'Name', town: 'Town', items: 'Items' },
  totals: [
    { quantity: '12', name: 'Compost bin', shelf: 'A 2' },
    { quantity: '3', name: 'Kitchen caddy', shelf: '' },
  ],
  url: 'https://give.example/staff/batches/7',
  madeAt,
};
const slipOptions = { paper: 'a4', title: 'Packing slips', madeAt } as const;

function row(position: number, more: Partial<PickRow> = {}): PickRow {
  const reference = `K7QM-2XPD-${1000 + position}`;
  return {
    position,
    reference,
    name: 'Wren Okafor',
    town: 'Exeter',
    items: ['1 × Compost bin'],
    region: 'CN',
    ...more,
  };
}

function slip(position: number, more: Partial<PackingSlip> = {}): PackingSlip {
  return {
    direction: 'ltr',
    region: 'CN',
    organisation: 'Marrow Vale Council',
    offer: 'Compost bins',
    name: 'Wren Okafor',
    heading: 'In this parcel',
    items: [{ quantity: '1', name: 'Compost bin' }],
    help: ['Something missing?', 'Write to help@marrow.example'],
    reference: `K7QM-2XPD-${1000 + position}`,
    place: `B-0007 · ${position}`,
    ...more,
  };
}

async function read(write: (sink: Writable) => Promise<void>): Promise<ReadText[]> {
  const sink = new PassThrough({ highWaterMark: 64 * 1024 * 1024 });
  const [bytes] = await Promise.all([buffer(sink), write(sink)]);
  return readTexts(new Uint8Array(bytes));
}

const readList = (rows: PickRow[], options: Partial<PickListOptions> = {}) =>
  read(async (sink) => writePickList(rows, { ...listOptions, ...options }, sink));
const readSlips = (slips: PackingSlip[]) => read(async (sink) => writePackingSlips(slips, slipOptions, sink));
const onPage = (texts: ReadText[], page: number) => linesOf(texts.filter((text) => text.page === page));
const referencesIn = (texts: ReadText[]) => texts.flatMap(({ text }) => text.match(/K7QM-2XPD-\d{4}/g) ?? []);

describe('a pick list', () => {
  it('has the totals of all items, and a row for each parcel', async () => {
    expect(onPage(await readList([row(1), row(2, { name: 'محمد عبد الله', town: 'القاهرة' })]), 1)).toEqual([
      'Pick list, B-0007',
      'Compost bins',
      'Page 1',
      '12 Compost bin A 2',
      '3 Kitchen caddy',
      'No. Reference Name Town Items',
      '1 K7QM-2XPD-1001 Wren Okafor Exeter 1 × Compost bin',
      expect.stringContaining('K7QM-2XPD-1002'),
    ]);
  });

  it('repeats its columns on each page, and has each parcel once and in order', async () => {
    const rows = Array.from({ length: 130 }, (_, index) => row(index + 1));
    const texts = await readList(rows);
    const pages = Math.max(...texts.map(({ page }) => page));
    expect(pages).toBeGreaterThan(2);
    for (let page = 2; page <= pages; page += 1)
      expect(onPage(texts, page).slice(0, 3)).toEqual([
        'Pick list, B-0007',
        `Page ${page}`,
        'No. Reference Name Town Items',
      ]);
    expect(referencesIn(texts)).toEqual(rows.map(({ reference }) => reference));
  });

  it('wraps wide texts inside their column, and splits a row taller than a page', async () => {
    const items = Array.from({ length: 90 }, (_, index) => `${index + 1} × Seeds`);
    const texts = await readList([row(1, { name: 'Wren '.repeat(30).trim() }), row(2, { items }), row(3)]);
    const town = texts.find(({ text }) => text === 'Town');
    for (const { right } of texts.filter(({ text }) => text.startsWith('Wren')))
      expect(right).toBeLessThan(town?.left ?? 0);
    const written = texts.flatMap(({ text }) => text.match(/\d+ × Seeds/g) ?? []);
    expect(written).toEqual(items);
    for (const { baseline } of texts) expect(baseline).toBeLessThan(842);
    expect(referencesIn(texts)).toHaveLength(3);
  });

  it('keeps a reference of wide letters on one line', async () => {
    const reference = 'WMQW-GWMQ-MWWG';
    for (const paper of ['a4', 'letter'] as const)
      expect((await readList([row(1, { reference })], { paper })).map(({ text }) => text)).toContain(reference);
  });

  it('starts at the right in a right-to-left language', async () => {
    const texts = await readList([row(1)], { direction: 'rtl' });
    const at = (wanted: string) => texts.find(({ text }) => text === wanted)?.right ?? 0;
    expect(at('No.')).toBeGreaterThan(at('Reference'));
    expect(at('Reference')).toBeGreaterThan(at('Items'));
  });

  it('is identical when drawn on a thread', async () => {
    const rows = [row(1), row(2)];
    async function* chunks() {
      yield rows.slice(0, 1);
      yield rows.slice(1);
    }
    const threaded = await readTexts(new Uint8Array(await buffer(printPickList(chunks(), listOptions))));
    expect(threaded).toEqual(await readList(rows));
  });
});

describe('packing slips', () => {
  it('have sender, recipient and contents, four to a page', async () => {
    const texts = await readSlips([1, 2, 3, 4, 5].map((position) => slip(position)));
    const lines = [
      'Marrow Vale Council',
      'Compost bins',
      'Wren Okafor',
      'In this parcel',
      '1 Compost bin',
      'Something missing?',
      'Write to help@marrow.example',
    ];
    expect(onPage(texts, 1).slice(0, 8)).toEqual([...lines, 'K7QM-2XPD-1001 B-0007 · 1']);
    expect(onPage(texts, 2)).toEqual([...lines, 'K7QM-2XPD-1005 B-0007 · 5']);
  });

  it('take as many quarter pages as they need, and continue on the next page', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ quantity: String(index + 1), name: `Seeds ${index + 1}` }));
    const texts = await readSlips([slip(1, { items: many(12) }), slip(2), slip(3, { items: many(50) }), slip(4)]);
    const pageOf = (wanted: string) => texts.find(({ text }) => text.includes(wanted))?.page;
    expect(['1001', '1002', '1003', '1004'].map(pageOf)).toEqual([1, 1, 3, 4]);
    expect(texts.filter(({ page, text }) => page > 1 && text.startsWith('Seeds'))).toHaveLength(50);
    // The pile is cut across the middle of this page, so nothing may be printed there.
    const first = texts.filter(({ page }) => page === 1);
    const end = first.findIndex(({ text }) => text === 'B-0007 · 1');
    expect(Math.max(...first.slice(0, end + 1).map(({ baseline }) => baseline))).toBeLessThan(842 / 2 - 8);
    expect(Math.min(...first.slice(end + 1).map(({ baseline }) => baseline))).toBeGreaterThan(842 / 2 + 12);
  });

  it('follow the direction of their own language', async () => {
    const arabic = slip(1, { direction: 'rtl', organisation: 'مجلس مارو', name: 'محمد عبد الله', help: [] });
    const texts = await readSlips([arabic, slip(2)]);
    const right = (wanted: RegExp) => texts.find(({ text }) => wanted.test(text))?.right ?? 0;
    expect(right(/1001/)).toBeGreaterThan(500);
    expect(right(/1002/)).toBeLessThan(200);
  });

  it('are identical when drawn on a thread', async () => {
    async function* chunks() {
      yield [slip(1)];
    }
    const threaded = await readTexts(new Uint8Array(await buffer(printPackingSlips(chunks(), slipOptions))));
    expect(threaded).toEqual(await readSlips([slip(1)]));
  });
});
