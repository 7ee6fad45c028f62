// A small real server serves the map tiles.
import { createServer, type Server } from 'node:http';
import { axeViolations } from '@doorstep/testing/axe-violations';
import { expectPage } from '@doorstep/testing/expect-page';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { consoleTest } from './console-test.ts';
import { homeAt } from './invented-town.ts';

const test = consoleTest();
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
let server: Server;
let url = '';
let isDown = false;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(isDown ? 503 : 200, { 'content-type': 'image/png' }).end(isDown ? '' : picture);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the tile server has no port');
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  isDown = false;
  asked.length = 0;
});

const tiles = () => ({ DOORSTEP_TILE_URL: `${url}/{z}/{x}/{y}.png`, DOORSTEP_TILE_ATTRIBUTION: '© Marling maps' });
const greenwich = { latitude: 51.4779, longitude: -0.0015 };
const link = () => test.page.getByRole('link', { name: 'See on OpenStreetMap' });

/** Opens the held requests one by one, at the oldest. */
async function open(position: { latitude: number; longitude: number } | null): Promise<void> {
  await test.visitors.ask(await test.storedOffer('bins'), 70, {
    home: { ...homeAt(70), ...position },
    input: { suspicions: ['too_fast'], receivedAt: Date.now() - 10 * 86_400_000 },
  });
  await test.go('/staff/requests/queue');
  await test.page.getByRole('heading', { name: 'Address', exact: true }).waitFor();
  await test.settled();
}

describe('the map next to an address', () => {
  it('is shown to sighted readers; screen readers get only the link', async () => {
    await test.restart(tiles());
    await open(greenwich);
    expect(asked).toContain('/17/65535/43602.png');
    expect(asked.every((path) => /^\/17\/6553\d\/4360\d\.png$/.test(path))).toBe(true);
    expect(asked.length).toBeLessThanOrEqual(6);
    const map = test.page.locator('.address-map');
    await expectPage(map).toContainText('© Marling maps');
    const spoken = await map.ariaSnapshot();
    expect(spoken).toContain('link "See on OpenStreetMap"');
    expect(spoken).not.toMatch(/img|graphic|figure|document/);
    await expectPage(link()).toHaveAttribute('href', /openstreetmap\.org\/\?mlat=51\.4779&mlon=-0\.0015/);
    expect(await axeViolations(test.page)).toEqual([]);
  });

  it('reports a loading error, without doubting the address', async () => {
    await test.restart(tiles());
    isDown = true;
    await open(greenwich);
    await expectPage(test.page.getByText('The map couldn’t be loaded.')).toBeVisible();
    await expectPage(link()).toBeVisible();
  });

  it('loads nothing if no tile server is configured', async () => {
    await open(greenwich);
    await expectPage(link()).toBeHidden();
    expect(asked).toEqual([]);
  });

  it('loads nothing if the position is unknown', async () => {
    await test.restart(tiles());
    await open(null);
    await expectPage(link()).toBeHidden();
    expect(asked).toEqual([]);
  });
});
