import type { Offer, ServiceRequest } from '@doorstep/core';
import { offerInput } from '@doorstep/testing';
import fc from 'fast-check';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { requestsAsCsv } from './requests-csv.ts';

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

function requestOf(name: string): ServiceRequest {
  return {
    id: 'request-1',
    reference: 'AAAA-CCCC-DDDD',
    secretHash: '',
    offerId: offer.id,
    offerVersion: 1,
    state: 'accepted',
    hasPass: true,
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
    homeIds: [],
    queueNumber: null,
    receivedAt: 0,
    acceptedAt: 0,
    revision: 1,
    updatedAt: 0,
    erasedAt: null,
  };
}

async function csvOf(name: string): Promise<string> {
  async function* one() {
    yield requestOf(name);
  }
  return (await buffer(requestsAsCsv(one(), new Map([[offer.id, offer]])))).toString();
}

/** The file's one record, read as a spreadsheet reads it: quoted cells may hold commas and line breaks. */
async function cellsOf(name: string): Promise<string[]> {
  const csv = await csvOf(name);
  expect(csv.startsWith('\uFEFFreference,')).toBe(true);
  const record = csv.slice(csv.indexOf('\r\n') + 2).replace(/\r\n$/, '');
  return [...record.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
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
])('writes %j so that no spreadsheet reads a formula', async (name, written) => {
  const cells = await cellsOf(name);
  expect(cells[7]).toBe(written);
  expect(cells[11]).toBe(written);
});

it('holds no formula for who reads it by semicolons, tabs or commas, without regard to quotes', async () => {
  const begin = fc.constantFrom('', 'Robin', '"', '\n', ';', '\t', ' ', ',', '|', "'");
  const formula = fc.constantFrom('=1+1', '+1', '-1', '@SUM(1)', '＝1', `=cmd|' /C calc'!A0`);
  const names = fc.array(fc.oneof(begin, formula), { maxLength: 6 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      const text = await csvOf(name);
      for (const separators of [/[;\r\n]/, /[\t\r\n]/, /[|\r\n]/, /[,\r\n]/, /[,;|\t\r\n]/]) {
        const cells = text.split(separators).map((cell) => cell.replace(/^[\s"]+/, ''));
        // The one that begins so is the longitude, a number of ours.
        expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell) && cell !== '-3.5')).toEqual([]);
      }
    }),
  );
});

it.each(['Robin\nFictional', 'Robin, "the" Fictional', ' Åse; Ödegård', '李', 'Robin - Fictional', 'Anne-Marie'])(
  'keeps %j in one cell, as it is',
  async (name) => {
    const cells = await cellsOf(name);
    expect(cells[7]).toBe(name);
    expect(cells).toHaveLength(25);
  },
);

it('writes numbers below nought as numbers', async () => {
  expect(await cellsOf('Robin')).toContain('-3.5');
});
