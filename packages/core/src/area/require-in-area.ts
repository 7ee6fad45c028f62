import { DoorstepError, type OfferArea } from '@doorstep/contract';
import { isInArea, isPositionMissing, type PlacedAddress } from './is-in-area.ts';
import type { PolygonStore } from './polygon-store.ts';

/** @throws DoorstepError `outside_area`. */
export async function requireInArea(polygons: PolygonStore, area: OfferArea, address: PlacedAddress): Promise<void> {
  const id = isPositionMissing(area, address) ? undefined : area.polygon?.id;
  const shape = id === undefined ? null : await polygons.find(id);
  if (id !== undefined && shape === null) throw new Error(`the polygon ${id} of an offer is not in the store`);
  if (!isInArea(area, address, shape)) throw new DoorstepError('outside_area');
}
