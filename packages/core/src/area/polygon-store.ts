import type { Instant } from '../instant.ts';
import type { PolygonShape, Rings } from './polygon-shape.ts';

/** Uploaded polygons, each kept once under the hash of its points, whatever offers and versions name it. */
export interface PolygonStore {
  /** Keeps a polygon that may be there already. */
  put(polygon: { id: string; pieces: Rings[] }, at: Instant): Promise<void>;
  /** The same object each time, where it can be: it is asked for with every submission. */
  find(id: string): Promise<PolygonShape | null>;
  /** Says that an offer is about to name it: it is not swept away meanwhile. @returns false when there is none. */
  touch(id: string, at: Instant): Promise<boolean>;
}
