import { DoorstepError, type OfferArea } from '@doorstep/contract';
import type { Instant } from '../instant.ts';
import { type PlacedAddress, isInArea, isPositionMissing } from './is-in-area.ts';
import type { PolygonShape, Rings } from './polygon-shape.ts';

/** Uploaded polygons, each stored once under the hash of its points. */
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

export async function requireInArea(polygons: PolygonStore, area: OfferArea, address: PlacedAddress): Promise<void> {
  const id = isPositionMissing(area, address) ? undefined : area.polygon?.id;
  const shape = id === undefined ? null : await polygons.find(id);
  if (id !== undefined && shape === null) throw new Error(`the polygon ${id} of an offer is not in the store`);
  if (!isInArea(area, address, shape)) throw new DoorstepError('outside_area');
}
