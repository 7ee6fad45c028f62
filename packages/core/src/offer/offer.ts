import type { ItemInput, OfferArea, OfferInput, OfferStatus } from '@doorstep/contract';
import type { LimitGroup } from '../limit-group/limit-group-store.ts';
import type { Instant } from '../instant.ts';

/** An item as stored: it has its id. */
export type OfferItem = ItemInput & { id: string };

/** The content of an offer; a request keeps the version that it answered. */
export type OfferDefinition = Omit<OfferInput, 'items' | 'area'> & { items: OfferItem[]; area: OfferArea };

export interface Offer {
  id: string;
  slug: string;
  /** Counts up with every change of the definition. */
  version: number;
  status: OfferStatus;
  definition: OfferDefinition;
  /** Whose allowance this offer counts in: its own, or a limit group's. */
  scopeId: string;
  /** The limit group that this scope is; null for its own. */
  group: Pick<LimitGroup, 'id' | 'name' | 'limits' | 'pastLimits'> | null;
  createdAt: Instant;
  updatedAt: Instant;
}
