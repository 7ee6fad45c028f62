import {
  DoorstepError,
  type FieldError,
  type GeoJson,
  type PolygonInput,
  type PolygonReference,
  type PolygonView,
} from '@doorstep/contract';
import type { Context } from '../context.ts';
import type { Instant } from '../instant.ts';
import { requireAction } from '../staff/permissions.ts';
import type { Repositories } from '../store.ts';
import { type GeoJsonPosition, type PolygonShape, type Rings, polygonShape } from './polygon-shape.ts';
import { countVertices, readGeoJson } from './read-geojson.ts';

const drawingSize = 400;

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

export function polygonGeoJson({ pieces }: PolygonShape, { name }: PolygonReference): GeoJson {
  return {
    type: 'Feature',
    properties: { name },
    geometry: { type: 'MultiPolygon', coordinates: pieces.map(({ rings }) => rings) },
  };
}

/** North is up. Longitude is scaled by the cosine of the middle latitude. */
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

export interface PolygonToKeep {
  reference: PolygonReference;
  /** Null if the polygon was uploaded earlier. */
  pieces: Rings[] | null;
}

/**
 * Parses an offer's polygon. Call it before the transaction: a polygon may be a megabyte.
 * @throws DoorstepError `request_invalid`, for the field `area.polygon`.
 */
export function readPolygon({ secrets }: Pick<Context, 'secrets'>, polygon: PolygonInput | null): PolygonToKeep | null {
  if (polygon === null) return null;
  // GeoJSON may have an `id` of its own; a reference has no `type`.
  if (!('type' in polygon)) return { reference: polygon, pieces: null };
  const outcome = readGeoJson(polygon);
  if (outcome.kind === 'wrong') throw invalid(outcome.error);
  const { pieces, name } = outcome;
  return { reference: { id: secrets.hash(JSON.stringify(pieces)), name }, pieces };
}

/**
 * Stores the polygon of an offer, or keeps one uploaded earlier from being purged.
 * @throws DoorstepError `request_invalid` with `polygon_unknown`.
 */
export async function keepPolygon(
  { polygons }: Pick<Repositories, 'polygons'>,
  polygon: PolygonToKeep | null,
  at: Instant,
): Promise<PolygonReference | null> {
  if (polygon === null) return null;
  const { reference, pieces } = polygon;
  if (pieces !== null) await polygons.put({ id: reference.id, pieces }, at);
  else if (!(await polygons.touch(reference.id, at))) throw invalid({ code: 'polygon_unknown' });
  return reference;
}

/**
 * Stores an uploaded polygon for an offer that is saved afterwards. It is purged after a day if no offer refers to it.
 * @throws DoorstepError `request_invalid`, `not_allowed`.
 */
export async function uploadPolygon(context: Context, geoJson: unknown): Promise<PolygonView> {
  requireAction(context.actor, 'offers.write');
  const outcome = readGeoJson(geoJson);
  if (outcome.kind === 'wrong') throw invalid(outcome.error);
  const { pieces } = outcome;
  const id = context.secrets.hash(JSON.stringify(pieces));
  await context.store.transaction(async (tx) => tx.polygons.put({ id, pieces }, await tx.now()));
  return viewPolygon(id, polygonShape(pieces));
}

function invalid(error: Omit<FieldError, 'field'>): DoorstepError {
  return new DoorstepError('request_invalid', { fields: [{ field: 'area.polygon', ...error }] });
}
