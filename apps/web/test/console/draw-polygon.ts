import { uploadPolygon } from '@doorstep/core';
import type { ConsoleTest } from './console-test.ts';

type Point = [longitude: number, latitude: number];

/** A closed ring around a rectangle, with `points` extra points on its first side. */
function ring([west, south]: Point, [east, north]: Point, points = 0): Point[] {
  const side = Array.from({ length: points }, (_, at): Point => [
    west + ((east - west) * (at + 1)) / (points + 1),
    south,
  ]);
  return [[west, south], ...side, [east, south], [east, north], [west, north], [west, south]];
}

/** The area for the bins: two pieces of land, one with a lake in it. */
export async function drawPolygon(test: ConsoleTest): Promise<void> {
  const land = ring([-1.482, 51.03], [-1.3, 51.241], 1333);
  const lake = ring([-1.4, 51.1], [-1.38, 51.12]).toReversed();
  const island = ring([-1.2, 51.1], [-1.118, 51.2]);
  const { id } = await uploadPolygon(test.as('ezra'), {
    type: 'MultiPolygon',
    coordinates: [[land, lake], [island]],
  });
  const { area } = (await test.storedOffer('bins')).definition;
  await test.changeOffer('bins', { area: { ...area, polygon: { id, name: 'marling.geojson' } } });
}
