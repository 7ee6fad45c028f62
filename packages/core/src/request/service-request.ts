import type { Address, Assurance, HoldReason, RequestSource, RequestState } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

export interface RequestLine {
  itemId: string;
  quantity: number;
}

export interface Collection {
  place: string;
  /** Said or shown at the counter. Not unique: who hands it over sees the name beside it. */
  code: string;
  readyNotifiedAt: Instant | null;
}

export interface ServiceRequest {
  id: string;
  reference: string;
  secretHash: string;
  offerId: string;
  offerVersion: number;
  state: RequestState;
  hasPass: boolean;
  holdReasons: HoldReason[];
  lines: RequestLine[];
  contact: {
    name: string;
    email: string;
    phone: string;
    newEmail?: string;
  };
  answers: Record<string, string | number | boolean | string[]>;
  address: Address;
  assurance: Assurance;
  checkProvider: string | null;
  source: RequestSource;
  language: string;
  network: string;
  collection: Collection | null;
  homeIds: string[];
  queueNumber: number | null;
  receivedAt: Instant;
  acceptedAt: Instant | null;
  /** Its last step: what was changed since without one does not count. */
  updatedAt: Instant;
  changedAt: Instant;
  erasedAt: Instant | null;
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
