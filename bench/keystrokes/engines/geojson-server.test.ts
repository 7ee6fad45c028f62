import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { geojsonServer } from './geojson-server.ts';

let server: Server | undefined;
afterEach(() => server?.close());

async function standIn(status: number, properties: object[]): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const features = properties.map((each) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [-3.28, 50.75] },
    properties: each,
  }));
  const started = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ type: 'FeatureCollection', features }));
  });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(started.address() as AddressInfo).port}`, asked };
}

describe('the answer of a third-party geocoder', () => {
  it('by Photon is read as houses, and streets that cannot be opened', async () => {
    const { url, asked } = await standIn(200, [
      { type: 'house', housenumber: '12', street: 'Fore Street', postcode: 'ZZ1 1AA', city: 'Marrow Vale' },
      { type: 'street', name: 'Fore Street', postcode: 'ZZ1 1AA', city: 'Marrow Vale', county: 'Nowhere' },
    ]);
    const { items, tookMs } = await geojsonServer('photon', `${url}/`).suggest('12 före & s', 7);
    expect(asked).toEqual(['/api?q=12+f%C3%B6re+%26+s&limit=7']);
    expect(items).toEqual([
      { id: '', isContainer: false, text: '12 Fore Street', description: 'ZZ1 1AA Marrow Vale' },
      { id: '', isContainer: true, text: 'Fore Street', description: 'ZZ1 1AA Marrow Vale' },
    ]);
    expect(tookMs).toBeGreaterThan(0);
  });

  it('by Pelias is read as houses, and streets that cannot be opened', async () => {
    const { url, asked } = await standIn(200, [
      {
        layer: 'address',
        name: '12 Fore Street',
        housenumber: '12',
        street: 'Fore Street',
        postalcode: 'ZZ1 1AA',
        locality: 'Marrow Vale',
      },
      { layer: 'street', name: 'Fore Street', street: 'Fore Street', locality: 'Marrow Vale' },
    ]);
    const { items } = await geojsonServer('pelias', url).suggest('12 fore', 7);
    expect(asked).toEqual(['/v1/autocomplete?text=12+fore&size=7']);
    expect(items).toEqual([
      { id: '', isContainer: false, text: '12 Fore Street', description: 'ZZ1 1AA Marrow Vale' },
      { id: '', isContainer: true, text: 'Fore Street', description: 'Marrow Vale' },
    ]);
  });

  it('throws when it is a failure', async () => {
    const { url } = await standIn(503, []);
    await expect(geojsonServer('photon', url).suggest('12', 7)).rejects.toThrow('Photon answered 503 to "12"');
  });
});
