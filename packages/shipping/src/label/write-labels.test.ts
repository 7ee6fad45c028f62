// Read back from the PDF by pdf.js, which shares no code with the writer.
import { PassThrough, Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesOf, printAndRead, printOptions, toPdf, type ReadText } from '../../test/read-labels.ts';
import { labelBox, pointsPerMm } from './label-box.ts';
import type { Label } from './label.ts';
import { findSheet, labelsPerPage, sheets } from './sheets.ts';
import { fontRegion } from '../font/font-region.ts';
import { writeLabels } from './write-labels.ts';

const reference = 'K7QM-2XPD-9RTA';

function label(country: string, lines: string[]): Label {
  return { reference, lines, region: fontRegion(country) };
}

const sixty = 'Sixty characters of an address line which nobody would write';

describe('labels', () => {
  it.each([
    ['GB', ['Ms Wren Okafor', 'Flat 2', '12 Rosehill Gardens', 'Little Wittering', 'Exeter', 'EX11 1AB']],
    ['FR', ['Mme Éloïse Lefèvre', '12 bis rue de l’Œuvre', '69002 LYON', 'FRANCE']],
    ['US', ['Jordan Alvarez', '450 Elm St Apt 4B', 'Addison, VT 05491', 'UNITED STATES']],
    ['DE', ['Jürgen Großmann', 'Donaudampfschifffahrtsstraße 12', '86150 Augsburg', 'GERMANY']],
    ['GR', ['Κώστας Παπαδόπουλος', 'Λεωφόρος Βασιλίσσης Σοφίας 12', '106 74 Αθήνα', 'GREECE']],
    ['RU', ['Иванов Иван', 'ул. Ленина, д. 12, кв. 34', 'Москва 101000', 'RUSSIA']],
    ['EG', ['محمد عبد الله', '١٢ شارع النيل، شقة 42', 'القاهرة 11511', 'EGYPT']],
    ['IL', ['דוד כהן', 'רחוב הרצל 12', 'תל אביב-יפו 6688312', 'ISRAEL']],
    ['JP', ['〒100-0005', '東京都千代田区丸の内1丁目9番1号', 'グリーンハイツ 203号室', '山田 太郎 様']],
    ['KR', ['서울특별시 종로구 세종대로 209', '정부서울청사 3동 201호', '03171', '홍길동 귀하']],
    ['CN', ['北京市朝阳区建国门外大街1号', '国贸大厦 2座 301室', '100004', '李雷 收']],
    ['TH', ['คุณสมชาย ใจดี', '99/12 ถนนสุขุมวิท แขวงคลองเตยเหนือ', 'กรุงเทพมหานคร 10110']],
    ['IN', ['श्री राजेश कुमार', '१२ महात्मा गांधी रोड', 'मुंबई 400001']],
  ])('print an address of %s in its own lines and script', async (country, lines) => {
    expect(linesOf(await printAndRead([label(country, lines)]))).toEqual([...lines, reference]);
  });

  it('align right-to-left lines to the right, and put the code on the left', async () => {
    const arabic = await printAndRead([label('EG', ['محمد عبد الله', 'شارع النيل'])]);
    const box = labelBox(printOptions().sheet, 0);
    const first = arabic.filter(({ text }) => /[\u0600-\u06ff]/.test(text));
    expect(Math.max(...first.map(({ right }) => right))).toBeGreaterThan(box.x + box.width - 4 * pointsPerMm);
  });

  it('shrink a line that is a little too long, and break one that is far too long, without losing text', async () => {
    const [shrunk] = await printAndRead([label('DE', ['J. Doe', 'Donaudampfschifffahrtsgesellschaftsstraße 12'])]);
    expect(shrunk?.sizePt).toBeLessThan(10);

    const sheet = findSheet('avery-l7163')!;
    const texts = await printAndRead([label('GB', ['J. Doe', `${sixty} ${sixty}`])], printOptions({ sheet }));
    const lines = linesOf(texts);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.slice(1, -1).join(' ')).toBe(`${sixty} ${sixty}`);
  });

  it('print the return address, start at the chosen position, and apply the offset', async () => {
    const options = printOptions({
      startPosition: 5,
      nudgeMm: { x: 1, y: -2 },
      returnAddress: ['Greentown Council', '1 High Street', 'Greentown GT1 1AA'],
    });
    const texts = await printAndRead([label('GB', ['Ms Okafor', '12 High Street'])], options);
    expect(linesOf(texts)[0]).toBe('Greentown Council · 1 High Street · Greentown GT1 1AA');
    const lengths = ['Green', 'Greentown Town', 'Greentown Town Council Recycling'];
    for (const name of lengths) {
      const returnAddress = [name, '12 Long Quiet High Street', 'Greentown ZZ1 0AA'];
      const printed = linesOf(
        await printAndRead(
          [label('GB', ['Ms Okafor'])],
          printOptions({ sheet: findSheet('avery-l7160')!, returnAddress }),
        ),
      );
      expect(printed.find((line) => line.includes('ZZ1'))).toMatch(/(?:^|· )Greentown ZZ1 0AA$/);
    }
    const box = labelBox(options.sheet, 4);
    const name = texts.find(({ text }) => text === 'Ms Okafor');
    expect(name?.left).toBeCloseTo(box.x + (2.5 + 1) * pointsPerMm, 0);
    expect(name?.baseline).toBeGreaterThan(box.y - 2 * pointsPerMm);
  });

  it.each(['roll-100x150', 'roll-4x6'])('on %s have a page each, in large type', async (id) => {
    const sheet = findSheet(id)!;
    const all = ['Ms Okafor', 'Mr Lindqvist'].map((name) => label('GB', [name, '12 High Street', 'ZZ1 1AA']));
    const texts = await printAndRead(all, printOptions({ sheet, returnAddress: ['Greentown Council'] }));
    const printed = ['Ms Okafor', 'Mr Lindqvist'].map((name) => texts.find(({ text }) => text === name));
    expect(printed.map((text) => text?.page)).toEqual([1, 2]);
    expect(printed[0]?.sizePt).toBeGreaterThan(20);
  });

  it('list the full contents of the parcel above the reference', async () => {
    const items = '1 × Compost bin, 220 litres, with its lid · 14 × Liners for the kitchen caddy';
    for (const sheet of sheets) {
      const texts = await printAndRead(
        [{ ...label('GB', ['Ms Okafor', 'High Street']), items }],
        printOptions({ sheet }),
      );
      const lines = linesOf(texts);
      expect([lines[0], lines.slice(2, -1).join(' '), lines.at(-1)]).toEqual(['Ms Okafor', items, reference]);
    }
  });

  it('continue on the next page when one is full', async () => {
    const names = Array.from({ length: 22 }, (_, index) => label('GB', [`Name ${index + 1}`, 'High Street']));
    const texts = await printAndRead(names, printOptions({ startPosition: 20 }));
    const pageOf = (name: string) => texts.find(({ text }) => text === name)?.page;
    expect([pageOf('Name 2'), pageOf('Name 3'), pageOf('Name 22')]).toEqual([1, 2, 2]);
  });

  it('keep their text inside their own box on every sheet', async () => {
    const letters = fc.oneof(
      fc.string({ maxLength: 90 }),
      fc.string({
        unit: fc.constantFrom('W', 'M', 'j', 'g', 'Å', '東', '국', 'बई', 'ش', 'ק', 'ﻼ', 'កො', '្រ', ' '),
        maxLength: 60,
      }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sheets),
        fc.array(fc.array(letters, { minLength: 1, maxLength: 7 }), { minLength: 1, maxLength: 4 }),
        fc.nat(),
        async (sheet, addresses, seed) => {
          const perPage = labelsPerPage(sheet);
          const first = seed % perPage;
          const options = printOptions({
            sheet,
            startPosition: first + 1,
            returnAddress: ['Greentown Council', sixty],
          });
          const labels = addresses.map((lines) => ({ ...label('JP', ['x', ...lines]), items: lines[0] ?? '' }));
          const texts = await printAndRead(labels, options);
          for (const index of labels.keys()) {
            const own = texts.splice(0, texts.findIndex(({ text }) => text === reference) + 1);
            expect(own.length).toBeGreaterThan(2);
            expectInside(own, labelBox(sheet, (first + index) % perPage));
          }
          expect(texts).toEqual([]);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('give one empty page when there are none', async () => {
    expect(await printAndRead([])).toEqual([]);
    expect(Buffer.from(await toPdf([], printOptions())).toString('latin1')).toMatch(/^%PDF-[\s\S]*%%EOF\s*$/);
  });

  it('pass on the errors of their source, and close the sink', async () => {
    const sink = new PassThrough();
    sink.resume();
    const broken = Readable.from(
      (function* () {
        yield label('GB', ['Ms Okafor', '12 High Street']);
        throw new Error('the database is gone');
      })(),
    );
    await expect(writeLabels(broken as AsyncIterable<Label>, printOptions(), sink)).rejects.toThrow(
      'the database is gone',
    );
    expect(sink.destroyed).toBe(true);
  });
});

function expectInside(texts: ReadText[], box: { x: number; y: number; width: number; height: number }): void {
  const outside = texts.filter(
    ({ left, right, baseline, sizePt }) =>
      left < box.x ||
      right > box.x + box.width ||
      baseline - sizePt * 0.7 < box.y ||
      baseline + sizePt * 0.2 > box.y + box.height,
  );
  expect(outside).toEqual([]);
}
