import type { Address, Assurance, HoldReason, RequestSource, RequestState } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

export interface RequestLine {
  itemId: string;
  quantity: number;
}

export interface Collection {
  /** Id of a place of its offer. */
  place: string;
  /** Said or shown at the counter. Not unique: who hands it over sees the name beside it. */
  code: string;
  /** When its visitor was told that it is ready there; null before. */
  readyNotifiedAt: Instant | null;
}

export interface ServiceRequest {
  id: string;
  reference: string;
  secretHash: string;
  offerId: string;
  offerVersion: number;
  state: RequestState;
  /** A human check was passed, here or by a mailed link; without it a held request takes nothing. */
  hasPass: boolean;
  holdReasons: HoldReason[];
  lines: RequestLine[];
  contact: {
    name: string;
    email: string;
    phone: string;
    /** Asked for by its visitor, and not confirmed by the link that was mailed there: `email` counts until then. */
    newEmail?: string;
  };
  answers: Record<string, string | number | boolean | string[]>;
  address: Address;
  assurance: Assurance;
  /** Name of the human check that was passed, or null. */
  checkProvider: string | null;
  source: RequestSource;
  language: string;
  /** Keyed hash of the sender's network prefix, for grouping; empty when there is none. */
  network: string;
  collection: Collection | null;
  homeIds: string[];
  /** Order in the queue: of those that wait, and kept for those that are held without a pass; null for others. */
  queueNumber: number | null;
  receivedAt: Instant;
  acceptedAt: Instant | null;
  /** Its last step: what was changed since without one does not count. */
  updatedAt: Instant;
  /** Its last change of whatever kind, by the clock of the database. */
  changedAt: Instant;
  erasedAt: Instant | null;
  /** Counts every change of the stored request, from 1. */
  revision: number;
}

/** A request as it is exported: nobody is to have what its link and its homes are known by, nor needs what it is kept by. */
export type ExportedRequest = Omit<
  ServiceRequest,
  'homeIds' | 'secretHash' | 'offerVersion' | 'hasPass' | 'queueNumber' | 'updatedAt' | 'changedAt' | 'revision'
>;

/** The parcel that it is in, or was in last. */
export interface ExportedParcel {
  batchNumber: number;
  dispatchedAt: Instant | null;
  trackingNumber: string;
}

export interface ExportRow extends ExportedRequest {
  /** Null where it was never in a batch. */
  parcel: ExportedParcel | null;
}
