// Positions and conditions as clients send them: applied, or rejected with an error that names the parameter. Over
// HTTP, on imported data.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDataFolder, runDoorstep, type RunningServer, startServer } from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const towns = `lon,lat,number,street,unit,city,district,region,postcode,id
-0.1,51.5,1,Mill Lane,,Bigton,,,BG1 1AA,a1
-0.1,51.5,2,Mill Lane,,Bigton,,,BG1 1AA,a2
-0.1,51.5,2,Oak Lane,,Bigton,,,BG1 1AB,a3
-2.9,54.9,1,Mill Lane,,Farcombe,,,FC1 1AA,a4
`;
const french = `lon,lat,number,street,unit,city,district,region,postcode,id
2.3,48.8,1,Mill Lane,,Outremer,,,75001,f1
`;

const folder = createDataFolder();
const env = { DOORSTEP_LOG_LEVEL: 'warn', DOORSTEP_DEMO: 'off' };
let server: RunningServer;
let key = '';
beforeAll(async () => {
  for (const [dataset, country, rows] of [
    ['towns', 'GB', towns],
    ['outremer', 'FR', french],
  ] as const) {
    const file = join(folder.path, `${dataset}.csv`);
    writeFileSync(file, rows);
    await runDoorstep(['addresses', 'import', file, '--dataset', dataset, '--country', country], {
      dataFolder: folder.path,
      env,
    });
  }
  server = await startServer({ dataFolder: folder.path, env });
  const made = await runDoorstep(['keys', 'create', 'lookup', '--name', 'Test'], { dataFolder: folder.path, env });
  key = made.stdout.trim();
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

async function find(...parameters: [name: string, value: string][]): Promise<Record<string, string>[]> {
  // As a body, since a URL is too short for such input.
  const body = new URLSearchParams([['Key', key], ['Text', '1 mill lane'], ...parameters]);
  const response = await fetch(`${server.url}/Capture/Interactive/Find/v1.1/json3.ws`, { method: 'POST', body });
  expect(response.status).toBe(200);
  return ((await response.json()) as { Items: Record<string, string>[] }).Items;
}
const townsFound = async (...parameters: [string, string][]) =>
  (await find(...parameters)).map(({ Description = '' }) =>
    Description.split(/[ ,]/).find((word) => /^[A-Z][a-z]/.test(word)),
  );

describe('the visitor’s location', () => {
  it.each([
    ['no point', [], 'Bigton'],
    ['a point', [['Origin', '54.9,-3.0']], 'Farcombe'],
    [
      'a point with bias',
      [
        ['Origin', '54.9,-3.0'],
        ['Bias', 'true'],
      ],
      'Farcombe',
    ],
    [
      'a point that only says the country',
      [
        ['Origin', '48.0,2.0'],
        ['Bias', 'false'],
      ],
      'Outremer',
    ],
    [
      'a point without bias, which prefers no town',
      [
        ['Origin', '54.9,-3.0'],
        ['Bias', 'false'],
      ],
      'Bigton',
    ],
    ['a country by its code', [['Origin', 'FRA']], 'Outremer'],
    ['a country by its name', [['Origin', 'France']], 'Outremer'],
    ['a country by its other name', [['Origin', 'great britain']], 'Bigton'],
    ['a country by the code that people write', [['Origin', 'uk']], 'Bigton'],
    [
      'a point with true as other languages write it',
      [
        ['Origin', '54.9, -3.0'],
        ['Bias', '1'],
      ],
      'Farcombe',
    ],
    [
      'a point with false as other languages write it',
      [
        ['Origin', '54.9,-3.0'],
        ['Bias', '0'],
      ],
      'Bigton',
    ],
    ['an IP address, which only a table would place', [['Origin', '192.0.2.1']], 'Bigton'],
    [
      'an IP address with bias',
      [
        ['Origin', '2001:db8::1'],
        ['Bias', 'True'],
      ],
      'Bigton',
    ],
  ] satisfies [string, [string, string][], string][])(
    'ranks nearby addresses first: %s',
    async (_, parameters, first) => {
      const found = await townsFound(...parameters);
      expect(found[0]).toBe(first);
      // A bias changes the ranking only; it filters nothing out.
      expect(new Set(found)).toEqual(new Set(['Bigton', 'Farcombe', 'Outremer']));
    },
  );
});

describe('a search filter', () => {
  it.each([
    [['Locality:Farcombe'], ['Farcombe']],
    [
      ['locality : FARCOMBE', 'Locality:Outremer'],
      ['Farcombe', 'Outremer'],
    ],
    [['!Locality:Farcombe'], ['Bigton', 'Outremer']],
    [
      ['Thoroughfare:Mill Lane', '!Postcode:75001'],
      ['Bigton', 'Farcombe'],
    ],
    [['Postcode:BG1'], ['Bigton']],
    [['Postcode:bg1 1aa'], ['Bigton']],
    [['Locality:Bigton', 'Postcode:FC1'], []],
  ])('of the index leaves only what fits: %j', async (filters, towns) => {
    const found = await townsFound(...filters.map((filter): [string, string] => ['Filters', filter]));
    expect(new Set(found)).toEqual(new Set(towns));
  });
});

describe('an unsupported search filter', () => {
  it.each([
    ['Origin Invalid', [['Origin', 'abc']]],
    ['Origin Invalid', [['Origin', '95,0']]],
    ['Origin Invalid', [['Origin', '51.5,-180.5']]],
    ['Origin Invalid', [['Origin', '51.5']]],
    ['Origin Invalid', [['Origin', `51.${'5'.repeat(60_000)},0`]]],
    ['Countries Invalid', [['Countries', 'GB,ZZ']]],
    ['Countries Invalid', [['Countries', 'GB,'.repeat(10_000)]]],
    ['Bias Invalid', [['Bias', 'maybe']]],
    ['Filters Invalid', [['Filters', `${' '.repeat(60_000)}$`]]],
    ['Filters Invalid', [['Filters', `Locality:${'x'.repeat(500)}`]]],
    ['Filters Invalid', [['Filters', 'Colour:red']]],
    ['Filters Invalid', [['Filters', 'Locality']]],
    ['Filters Invalid', [['Filters', 'Locality:']]],
    [
      'Filters Invalid',
      [
        ['Filters', 'Locality:Bigton'],
        ['Filters', '!Colour:red'],
      ],
    ],
    ['Filters Invalid', Array.from({ length: 21 }, (): [string, string] => ['Filters', 'Locality:Bigton'])],
    ['Filters Not Supported', [['Filters', 'OrganisationName:Bigton']]],
    ['GeoFence Invalid', [['GeoFence', '[[[-3,51],[-3,52]]]']]],
    ['GeoFence Invalid', [['GeoFence', '[[[-3,51],[-3,52],[-3,51]]]']]],
    ['GeoFence Invalid', [['GeoFence', '[[[-3,51],[-3,52],[-4,520]]]']]],
    ['GeoFence Invalid', [['GeoFence', 'here']]],
    ['GeoFence Not Supported', [['GeoFence', '[[[-3,51],[-3,52],[-4,52]]]']]],
  ] satisfies [string, [string, string][]][])('gets an error that names it: %s %j', async (name, parameters) => {
    expect(await find(...parameters)).toEqual([
      { Error: '18', Description: name, Cause: expect.any(String), Resolution: expect.any(String) },
    ]);
  });

  it('is ignored if empty, as clients send unused parameters', async () => {
    expect(await townsFound(['Origin', ''], ['Bias', ''], ['Filters', ''], ['GeoFence', ''])).toContain('Bigton');
  });
});
