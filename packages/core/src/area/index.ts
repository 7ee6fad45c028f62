export { uploadPolygon } from './keep-polygon.ts';
export { polygonShape, type PolygonShape, type Rings } from './polygon-shape.ts';
export type * from './polygon-store.ts';
export { isUnderPostcodePrefix } from './is-in-area.ts';
export { polygonGeoJson, viewPolygon } from './view-polygon.ts';
