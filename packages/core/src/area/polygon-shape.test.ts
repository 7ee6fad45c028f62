// Compares the polygon test with naive ray counting, over generated stars with holes.
import { describe, expect, it } from 'vitest';
import { isInPolygon, polygonShape, type GeoJsonPosition, type Rings } from './polygon-shape.ts';

/** A seeded generator (mulberry32), so that a failure can be reproduced. */
function randomSource(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomSource(20_261_121);
const between = (min: number, max: number) => min + random() * (max - min);

/** A ring around a centre with corners sorted by angle, so it never crosses itself. */
function star([x, y]: GeoJsonPosition, min: number, max: number): GeoJsonPosition[] {
  const corners = 5 + Math.floor(random() * 30);
  const ring = Array.from({ length: corners }, (_, index): GeoJsonPosition => {
    const angle = (index / corners) * 2 * Math.PI;
    const radius = between(min, max);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return random() < 0.5 ? [...ring, ring[0] ?? [x, y]] : [...ring, ring[0] ?? [x, y]].toReversed();
}

/** Whether a ray to the east crosses the ring an odd number of times. */
function isAround(ring: GeoJsonPosition[], [x, y]: GeoJsonPosition): boolean {
  let isInside = false;
  for (const [index, [x2, y2]] of ring.entries()) {
    const [x1, y1] = ring[index - 1] ?? [x2, y2];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
  }
  return isInside;
}

describe('a polygon', () => {
  it('contains the points that are inside its outline and outside its holes', () => {
    let inside = 0;
    for (let round = 0; round < 60; round += 1) {
      const centre: GeoJsonPosition = [between(-170, 170), between(-80, 80)];
      const pieces: Rings[] = [[star(centre, 3, 6), star(centre, 1, 2.5)], [star([centre[0] + 20, centre[1]], 1, 3)]];
      const shape = polygonShape(pieces);
      for (let each = 0; each < 200; each += 1) {
        const at: GeoJsonPosition = [between(centre[0] - 7, centre[0] + 25), between(centre[1] - 7, centre[1] + 7)];
        const expected = pieces.some(
          ([outline = [], ...holes]) => isAround(outline, at) && !holes.some((hole) => isAround(hole, at)),
        );
        expect([at, isInPolygon(shape, at)]).toEqual([at, expected]);
        inside += Number(expected);
      }
    }
    // Both outcomes occur often enough to mean something.
    expect(inside).toBeGreaterThan(500);
    expect(inside).toBeLessThan(6000);
  });

  it('contains its corners and the midpoints of its edges', () => {
    for (let round = 0; round < 60; round += 1) {
      const outline = star([Math.round(between(-100, 100)), Math.round(between(-60, 60))], 2, 6).map(
        // On a grid of halves, the midpoint of each edge is an exact number.
        ([x, y]): GeoJsonPosition => [Math.round(x * 2) / 2, Math.round(y * 2) / 2],
      );
      const shape = polygonShape([[outline]]);
      for (const [index, corner] of outline.entries()) {
        const [x, y] = outline[index + 1] ?? corner;
        expect([corner, isInPolygon(shape, corner)]).toEqual([corner, true]);
        expect(isInPolygon(shape, [(corner[0] + x) / 2, (corner[1] + y) / 2])).toBe(true);
      }
    }
  });

  it('contains nothing outside its bounding box', () => {
    const outline: GeoJsonPosition[] = [
      [-1, 50],
      [2, 50],
      [2, 53],
      [-1, 50],
    ];
    expect(polygonShape([[outline]]).box).toEqual([-1, 50, 2, 53]);
    expect(isInPolygon(polygonShape([[outline]]), [2.000_001, 52])).toBe(false);
  });
});
