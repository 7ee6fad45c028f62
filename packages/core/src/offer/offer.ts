import type { ItemInput, OfferArea, OfferInput, OfferStatus } from '@doorstep/contract';
import type { LimitGroup } from '../limit-group/limit-group-store.ts';
import type { Instant } from '../instant.ts';

/** An item as stored, with its id. */
export type OfferItem = ItemInput & { id: string };

/** The content of an offer; a request refers to the version that it answered. */
export type OfferDefinition = Omit<OfferInput, 'items' | 'area'> & { items: OfferItem[]; area: OfferArea };

export interface Offer {
  id: string;
  slug: string;
  /** Rises with each change of the definition. */
  version: number;
  status: OfferStatus;
  definition: OfferDefinition;
  /** The allowance that this offer counts towards: its own, or a limit group's. */
  scopeId: string;
  /** The limit group of this scope; null if the scope is the offer's own. */
  group: Pick<LimitGroup, 'id' | 'name' | 'limits' | 'pastLimits'> | null;
  createdAt: Instant;
  updatedAt: Instant;
}
