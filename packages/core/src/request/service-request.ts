import type { Address, Assurance, HoldReason, RequestSource, RequestState } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

export interface RequestLine {
  itemId: string;
  quantity: number;
}

export interface Collection {
  place: string;
  /** Told or shown at the counter. Not unique: staff also see the name. */
  code: string;
  /** When the visitor was notified that it is ready; null before. */
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
    /** Unconfirmed new address: `email` counts until its mailed link is used. */
    newEmail?: string;
  };
  answers: Record<string, string | number | boolean | string[]>;
  address: Address;
  assurance: Assurance;
  /** Name of the human check that was passed, or null. */
  checkProvider: string | null;
  source: RequestSource;
  language: string;
  /** Keyed hash of the sender's network prefix, for grouping; empty if unknown. */
  network: string;
  /** Null for deliveries. */
  collection: Collection | null;
  homeIds: string[];
  /** Order in the queue, also kept while held without a pass; null for others. */
  queueNumber: number | null;
  receivedAt: Instant;
  acceptedAt: Instant | null;
  /** Its last transition; changes without one do not count. */
  updatedAt: Instant;
  /** When it last changed in any way, by the database's clock. */
  changedAt: Instant;
  /** When its personal data was erased. */
  erasedAt: Instant | null;
  /** Counts every change, from 1. */
  revision: number;
}

export type ExportedRequest = Omit<
  ServiceRequest,
  'homeIds' | 'secretHash' | 'offerVersion' | 'hasPass' | 'queueNumber' | 'updatedAt' | 'changedAt' | 'revision'
>;

export interface ExportedParcel {
  batchNumber: number;
  dispatchedAt: Instant | null;
  trackingNumber: string;
}

export interface ExportRow extends ExportedRequest {
  parcel: ExportedParcel | null;
}
