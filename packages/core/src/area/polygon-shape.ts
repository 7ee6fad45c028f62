import type { Box } from '@doorstep/contract';
import pointInPolygon from 'point-in-polygon-hao';

export type GeoJsonPosition = [longitude: number, latitude: number];

/** Closed rings: the outline first, then the holes. */
export type Rings = GeoJsonPosition[][];

export interface PolygonShape {
  box: Box;
  pieces: { box: Box; rings: Rings }[];
}

/** @param pieces At least one, each with an outline, as `readGeoJson` ensures. */
export function polygonShape(pieces: Rings[]): PolygonShape {
  const boxed = pieces.map((rings) => ({ box: boxOf(rings[0] ?? []), rings }));
  const corners = boxed.flatMap(({ box: [west, south, east, north] }): GeoJsonPosition[] => [
    [west, south],
    [east, north],
  ]);
  return { box: boxOf(corners), pieces: boxed };
}

/** Points on an edge count as inside, also on the edge of a hole. */
export function isInPolygon({ pieces }: PolygonShape, position: GeoJsonPosition): boolean {
  return pieces.some(({ box, rings }) => isInBox(box, position) && pointInPolygon(position, rings) !== false);
}

function isInBox([west, south, east, north]: Box, [longitude, latitude]: GeoJsonPosition): boolean {
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

function boxOf(positions: GeoJsonPosition[]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of positions) {
    box[0] = Math.min(box[0], longitude);
    box[1] = Math.min(box[1], latitude);
    box[2] = Math.max(box[2], longitude);
    box[3] = Math.max(box[3], latitude);
  }
  return box;
}
