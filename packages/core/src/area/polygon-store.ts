import type { Instant } from '../instant.ts';
import type { PolygonShape, Rings } from './polygon-shape.ts';

/** Uploaded polygons, each kept once under the hash of its points, whatever offers and versions name it. */
export interface PolygonStore {
  /** Stores a polygon, unless it is there already. */
  put(polygon: { id: string; pieces: Rings[] }, at: Instant): Promise<void>;
  /** Returns the same object each time where possible: every submission needs it. */
  find(id: string): Promise<PolygonShape | null>;
  /** Announces that an offer is about to refer to it, so that it is not purged meanwhile. @returns false when there is none. */
  touch(id: string, at: Instant): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    polygons: PolygonStore;
  }
}
