import { expect, it } from 'vitest';
import { mapSize, mapTiles } from './map-tiles.ts';

const template = 'https://tile.example/{z}/{x}/{y}.png';

it('map tiles cover the map, with the point’s tile in the middle', () => {
  // The Royal Observatory in Greenwich; the expected tile follows from OpenStreetMap's own formula.
  const tiles = mapTiles({ latitude: 51.4779, longitude: -0.0015 }, template);
  const middle = tiles.find(({ x, y }) => x <= 256 && x > 0 && y <= 128 && y > -128);
  expect(middle?.url).toBe('https://tile.example/17/65535/43602.png');
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0);
  expect(Math.max(...tiles.map(({ x }) => x + 256))).toBeGreaterThanOrEqual(mapSize.width);
  expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0);
  expect(Math.max(...tiles.map(({ y }) => y + 256))).toBeGreaterThanOrEqual(mapSize.height);
  expect(tiles.length).toBeLessThanOrEqual(6);
});

it('map tiles wrap around after the last column', () => {
  const columns = mapTiles({ latitude: -16.5, longitude: 179.9999 }, template).map(({ url }) => url.split('/')[4]);
  expect(new Set(columns)).toEqual(new Set(['131070', '131071', '0'].filter((column) => columns.includes(column))));
  expect(columns).toContain('131071');
  expect(columns).toContain('0');
});
