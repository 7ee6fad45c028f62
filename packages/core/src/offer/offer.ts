import type { ItemInput, OfferInput, OfferStatus } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

/** An item as stored: it has its id. */
export type OfferItem = ItemInput & { id: string };

/** What an offer says; a request keeps the version of it that it answered. */
export type OfferDefinition = Omit<OfferInput, 'items'> & { items: OfferItem[] };

export interface Offer {
  id: string;
  slug: string;
  /** Counts up with every change of the definition. */
  version: number;
  status: OfferStatus;
  definition: OfferDefinition;
  /** Whose allowance this offer counts in: its own, or a limit group's. */
  scopeId: string;
  createdAt: Instant;
  updatedAt: Instant;
}
