// The polygon of an offer's area. It is uploaded once and named by its id from then on: a page, a save and a submission
// carry 64 characters and not a megabyte.
import * as v from 'valibot';
import { trimmed } from './trimmed.ts';

export const polygonReferenceSchema = v.strictObject({
  id: v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]{64}$/)),
  name: v.optional(v.pipe(v.string(), trimmed, v.maxLength(200)), ''),
});
export type PolygonReference = v.InferOutput<typeof polygonReferenceSchema>;

/**
 * GeoJSON as it was made by whatever program: looked through by `readGeoJson` of core, which says in plain words what is
 * wrong with it.
 */
export const geoJsonSchema = v.looseObject({ type: v.pipe(v.string(), v.maxLength(64)) });
export type GeoJson = v.InferOutput<typeof geoJsonSchema>;

export const polygonInputSchema = v.union([polygonReferenceSchema, geoJsonSchema]);
export type PolygonInput = v.InferOutput<typeof polygonInputSchema>;

/** `west, south, east, north` in degrees, as GeoJSON has it. */
export type Box = [west: number, south: number, east: number, north: number];
