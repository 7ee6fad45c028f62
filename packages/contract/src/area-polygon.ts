// The polygon of an offer's area. It is uploaded once and then named by its id, so pages, saves and submissions carry
// 64 characters instead of a megabyte.
import * as v from 'valibot';
import { trimmed } from './trimmed.ts';

/** The id is a hash of the points: the same polygon has the same id in every installation. */
export const polygonReferenceSchema = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]{64}$/)),
  name: v.optional(v.pipe(v.string(), trimmed, v.maxLength(200)), ''),
});
export type PolygonReference = v.InferOutput<typeof polygonReferenceSchema>;

/** GeoJSON from any program. `readGeoJson` in core validates it and explains errors in plain words. */
export const geoJsonSchema = v.looseObject({ type: v.pipe(v.string(), v.maxLength(64)) });
export type GeoJson = v.InferOutput<typeof geoJsonSchema>;

export const polygonInputSchema = v.union([polygonReferenceSchema, geoJsonSchema]);
export type PolygonInput = v.InferOutput<typeof polygonInputSchema>;

/** `west, south, east, north` in degrees, in GeoJSON's order. */
export type Box = [west: number, south: number, east: number, north: number];
