import type { GeoJson, PolygonReference, PolygonView } from '@doorstep/contract';
import type { PolygonShape, GeoJsonPosition } from './polygon-shape.ts';
import { countVertices } from './read-geojson.ts';

/** The longer side of the drawing's grid. Points in one cell are drawn once: 20,000 become a few hundred. */
const drawingSize = 400;

/** What staff see of a polygon. */
export function viewPolygon(id: string, shape: PolygonShape): PolygonView {
  const rings = shape.pieces.map((piece) => piece.rings);
  return {
    id,
    pieces: rings.length,
    holes: rings.flat().length - rings.length,
    vertices: countVertices(rings),
    box: shape.box,
    drawing: draw(shape),
  };
}

/** The polygon as GeoJSON, for an offer that moves to another installation. */
export function polygonGeoJson({ pieces }: PolygonShape, { name }: PolygonReference): GeoJson {
  return {
    type: 'Feature',
    properties: { name },
    geometry: { type: 'MultiPolygon', coordinates: pieces.map(({ rings }) => rings) },
  };
}

/** North is up; degrees of longitude are scaled as at the middle of the polygon. */
function draw({ box: [west, south, east, north], pieces }: PolygonShape): PolygonView['drawing'] {
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const wide = (east - west) * narrowing;
  const high = north - south;
  const scale = drawingSize / (Math.max(wide, high) || 1);
  const place = ([longitude, latitude]: GeoJsonPosition) =>
    `${Math.round((longitude - west) * narrowing * scale)} ${Math.round((north - latitude) * scale)}`;
  const drawRing = (ring: GeoJsonPosition[]) => {
    const places = ring.map(place);
    return `M${places.filter((each, index) => each !== places[index - 1]).join('L')}Z`;
  };
  return {
    path: pieces.flatMap(({ rings }) => rings.map(drawRing)).join(''),
    width: Math.max(1, Math.round(wide * scale)),
    height: Math.max(1, Math.round(high * scale)),
  };
}
