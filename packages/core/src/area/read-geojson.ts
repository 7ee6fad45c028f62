// Reads GeoJSON (RFC 7946) from any program into rings. Errors are specific enough for a person to fix the file.
// Self-crossing rings and either winding are accepted.
import { polygonLimits, type FieldError } from '@doorstep/contract';
import type { GeoJsonPosition, Rings } from './polygon-shape.ts';

export type ReadGeoJson =
  | { kind: 'read'; pieces: Rings[]; /** Of the only feature, else `''`. */ name: string }
  | { kind: 'wrong'; error: Omit<FieldError, 'field'> };

/** A triangle: three corners, and the first again. */
const minPositions = 4;

/** Reads a Polygon, a MultiPolygon, or a Feature or FeatureCollection of them. */
export function readGeoJson(value: unknown): ReadGeoJson {
  try {
    const pieces = polygonsOf(value).map((polygon, index) => readPolygon(polygon, index + 1));
    if (pieces.length === 0) throw new Wrong('geojson_no_polygon');
    const vertices = countVertices(pieces);
    if (vertices > polygonLimits.vertices)
      throw new Wrong('polygon_too_large', { vertices, max: polygonLimits.vertices });
    return { kind: 'read', pieces, name: nameOf(value) };
  } catch (error) {
    if (error instanceof Wrong) return { kind: 'wrong', error: error.inWords };
    throw error;
  }
}

export function countVertices(pieces: Rings[]): number {
  return pieces.flat().reduce((sum, ring) => sum + ring.length - 1, 0);
}

class Wrong extends Error {
  readonly inWords: Omit<FieldError, 'field'>;
  constructor(code: FieldError['code'], values?: Record<string, string | number>) {
    super(code);
    this.inWords = values === undefined ? { code } : { code, values };
  }
}

function polygonsOf(value: unknown): unknown[] {
  const { type, features } = asObject(value);
  if (type === 'FeatureCollection') return asList(features).flatMap(polygonsOfFeature);
  return type === 'Feature' ? polygonsOfFeature(value) : polygonsOfGeometry(value);
}

function polygonsOfFeature(value: unknown): unknown[] {
  const { type, geometry } = asObject(value);
  if (type !== 'Feature') throw new Wrong('geojson_form');
  // A feature may have no geometry.
  return geometry === null || geometry === undefined ? [] : polygonsOfGeometry(geometry);
}

function polygonsOfGeometry(value: unknown): unknown[] {
  const { type, coordinates } = asObject(value);
  switch (type) {
    case 'MultiPolygon':
      return asList(coordinates);
    case 'Polygon':
      return [coordinates];
    case 'Point':
    case 'MultiPoint':
    case 'LineString':
    case 'MultiLineString':
    case 'GeometryCollection':
      throw new Wrong('geojson_not_polygon', { type });
    default:
      throw new Wrong('geojson_form');
  }
}

function readPolygon(value: unknown, piece: number): Rings {
  const rings = asList(value).map((ring, index) => readRing(ring, { piece, ring: index + 1 }));
  if (rings.length === 0) throw new Wrong('geojson_form');
  return rings;
}

function readRing(value: unknown, place: { piece: number; ring: number }): GeoJsonPosition[] {
  const positions = asList(value).map(readPosition);
  if (positions.length < minPositions) throw new Wrong('polygon_too_few_points', place);
  const [first, last] = [positions[0], positions.at(-1)];
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) throw new Wrong('polygon_not_closed', place);
  return positions;
}

function readPosition(value: unknown): GeoJsonPosition {
  // A third coordinate is an altitude.
  const [longitude, latitude] = asList(value);
  if (!isNumber(longitude) || !isNumber(latitude)) throw new Wrong('geojson_form');
  if (Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90) return [longitude, latitude];
  const wouldFit = Math.abs(longitude) <= 90 && Math.abs(latitude) <= 180;
  throw new Wrong(wouldFit ? 'polygon_swapped' : 'polygon_out_of_range', { first: longitude, second: latitude });
}

function nameOf(value: unknown): string {
  const { type, features } = asObject(value);
  const isOne = type === 'FeatureCollection' && Array.isArray(features) && features.length === 1;
  const { properties } = asObject(isOne ? features[0] : value);
  if (typeof properties !== 'object' || properties === null) return '';
  const { name } = properties as Record<string, unknown>;
  if (typeof name !== 'string') return '';
  const cut = name.trim().slice(0, 200);
  // The cut may split a surrogate pair.
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

function asObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Wrong('geojson_form');
  return value as Record<string, unknown>;
}

function asList(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Wrong('geojson_form');
  return value;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
