// Every address can be reached by choosing alone, with any client: over HTTP, with each client's own parameters,
// checked against the source's text and not by the index's code.
import { demoAddresses } from '@doorstep/address-index';
import {
  createDataFolder,
  createWalker,
  protocolClient,
  runDoorstep,
  type RunningServer,
  startServer,
  walkAll,
  walkClients,
} from '@doorstep/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = createDataFolder();
const env = { DOORSTEP_LOG_LEVEL: 'warn' };
let server: RunningServer;
let url = '';
const ask: Record<string, ReturnType<typeof protocolClient>> = {};
beforeAll(async () => {
  server = await startServer({ dataFolder: folder.path, env });
  url = `${server.url}/Capture/Interactive`;
  for (const { name } of walkClients) {
    ask[name] = protocolClient({
      url,
      newKey: async () => {
        const made = await runDoorstep(['keys', 'create', 'lookup', '--name', name], { dataFolder: folder.path, env });
        return made.stdout.trim();
      },
    });
  }
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const rows = [...demoAddresses()].map((row) => ({
  ...row,
  number: row.number + row.suffix,
  building: row.buildingName,
}));
/** `npm run bench -- walk` covers more. */
const sampleSize = 300;
const goals = Array.from({ length: sampleSize }, (_, at) => rows[Math.floor((at * rows.length) / sampleSize)]).filter(
  (row) => row !== undefined,
);
/** Fewer walks for whole towns and postcodes, since many addresses share the same path. */
const everyHowMany: Record<string, number> = { 'house and town': 1, 'street and town': 1, postcode: 10, town: 50 };
const maxLevels: Record<string, number> = { 'house and town': 4, 'street and town': 6, postcode: 9, town: 10 };
/** Our page requests whole containers: four Finds, the first for the typed text. */
const maxLevelsOfPage = 3;

describe.each(walkClients.map((client) => ({ name: client.name, client })))('the client $name', ({ name, client }) => {
  it('reaches 300 demo addresses by choosing only', async () => {
    const walk = createWalker((path, parameters) => {
      const requester = ask[name];
      if (requester === undefined) throw new Error(`no key for ${name}`);
      return requester(path, parameters);
    });
    const tallies = await walkAll(walk, { clients: [client], goals }, (beginning, at) => {
      return at % (everyHowMany[beginning] ?? 1) === 0;
    });
    for (const { beginning, walks, reached, levels, missed } of tallies) {
      expect({ beginning, missed: missed.slice(0, 5) }).toEqual({ beginning, missed: [] });
      expect(reached).toBe(walks);
      const max = name === 'our page' ? maxLevelsOfPage : (maxLevels[beginning] ?? 0);
      expect(Math.max(...levels)).toBeLessThanOrEqual(max);
    }
    expect(tallies.map(({ beginning }) => beginning).toSorted()).toEqual(Object.keys(everyHowMany).toSorted());
  });
});

describe('the count of a container', () => {
  it.each(['Thistlecombe', 'Larkspur Falls', 'ZZ1 1AA', '00150', 'Old Brewery', '12 High Street Thistlecombe'])(
    'is the number of addresses inside it: %s',
    async (text) => {
      const path = 'Find/v1.10/json3.ws';
      const find = async (parameters: Record<string, string>) => {
        const items = (await ask[walkClients[2]?.name ?? '']?.(path, parameters)) ?? [];
        expect(items.filter((item) => 'Error' in item)).toEqual([]);
        return items;
      };
      const inside = async (Container: string): Promise<string[]> => {
        const items = await find({ Text: text, Container, limit: '10' });
        const ids: string[] = [];
        for (const { Type, Id = '', Description = '' } of items) {
          const found = Type === 'Address' ? [Id] : await inside(Id);
          if (Type !== 'Address')
            expect({ Description, count: found.length }).toEqual({ Description, count: shownText(Description) });
          ids.push(...found);
        }
        return ids;
      };
      const containers = (await find({ Text: text, limit: '10' })).filter(({ Type }) => Type !== 'Address');
      expect(containers.length).toBeGreaterThan(0);
      const [first] = containers;
      const found = await inside(first?.['Id'] ?? '');
      expect(found.length).toBe(shownText(first?.['Description'] ?? ''));
      expect(new Set(found).size).toBe(found.length);
    },
    120_000,
  );
});

function shownText(description: string): number {
  return Number(/(\d+) Address(?:es)?$/.exec(description)?.[1]);
}
