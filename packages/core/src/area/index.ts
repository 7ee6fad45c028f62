export { keepPolygon, readPolygon, uploadPolygon } from './keep-polygon.ts';
export { isPositionMissing, isUnderPostcodePrefix, requireInArea } from './require-in-area.ts';
export { polygonShape, type PolygonShape, type Rings } from './polygon-shape.ts';
export { polygonGeoJson, viewPolygon } from './view-polygon.ts';
