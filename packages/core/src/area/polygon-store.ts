import type { Instant } from '../instant.ts';
import type { PolygonShape, Rings } from './polygon-shape.ts';

/** Uploaded polygons, each stored once under the hash of its points, however many offers and versions refer to it. */
export interface PolygonStore {
  /** Stores a polygon unless it is already stored. */
  put(polygon: { id: string; pieces: Rings[] }, at: Instant): Promise<void>;
  /** Cached where possible, since every submission needs it. */
  find(id: string): Promise<PolygonShape | null>;
  /** Keeps a polygon from being purged until an offer refers to it. @returns false if there is none. */
  touch(id: string, at: Instant): Promise<boolean>;
}

declare module '../store.ts' {
  interface Repositories {
    polygons: PolygonStore;
  }
}
