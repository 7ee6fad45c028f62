import type { Address, BatchChoice, BatchState, Listed, ListPart } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

export interface Batch {
  id: string;
  /** Counted across the installation. */
  number: number;
  offerId: string;
  state: BatchState;
  carrier: string;
  /** An https URL with `{number}`, or empty. */
  trackingLink: string;
  prints: number;
  /** The person's name; empty for a program. */
  createdBy: string;
  createdAt: Instant;
  lockedAt: Instant | null;
  printedAt: Instant | null;
  /** When its last parcel was handed over. */
  dispatchedAt: Instant | null;
  closedAt: Instant | null;
  updatedAt: Instant;
}

export interface CountedBatch extends Batch {
  parcels: number;
  /** Parcels handed over. */
  dispatched: number;
}

/** A parcel's addressee, as of packing. */
export interface Recipient {
  name: string;
  address: Address;
}

/** A request in a batch. */
export interface Parcel {
  batchId: string;
  requestId: string;
  reference: string;
  /** From 1. */
  position: number;
  recipient: Recipient;
  trackingNumber: string;
  /** When staff ticked it as packed. */
  packedAt: Instant | null;
  dispatchedAt: Instant | null;
  /** When it came back or was lost. The request may be in another batch by now. */
  endedAt: Instant | null;
}

/** Parcels with the same contents. */
export interface ParcelKind {
  parcels: number;
  lines: { itemId: string; quantity: number }[];
}

/** What visitors may see of a parcel's shipment. */
export interface Shipment {
  batchId: string;
  batchNumber: number;
  carrier: string;
  trackingLink: string;
  trackingNumber: string;
  dispatchedAt: Instant | null;
  endedAt: Instant | null;
  recipient: Recipient;
}

/** Selects accepted requests: see `batchChoiceSchema`. */
export type PackableFilter = Pick<BatchChoice, 'offerId' | 'country' | 'postcode' | 'matching'> & {
  isDrawn?: boolean | undefined;
  requestIds?: string[] | undefined;
};

/** Null for all offers. */
export interface BatchFilter {
  offerIds: readonly string[] | null;
  number?: number | undefined;
}

/** Idempotency: the caller's key, and a hash of the input. */
export interface MadeOnce {
  key: string;
  fingerprint: string;
}

export interface BatchStore {
  /** @returns false if the key already has a batch. */
  insert(
    batch: Pick<Batch, 'id' | 'offerId' | 'state' | 'createdBy' | 'createdAt'> & { once: MadeOnce | null },
  ): Promise<boolean>;
  findByKey(key: string): Promise<{ id: string; fingerprint: string } | null>;
  /** Frees the key of a batch that was not made after all. */
  forgetKey(id: string): Promise<void>;
  find(id: string): Promise<Batch | null>;
  findByNumber(number: number): Promise<Batch | null>;
  /** Locks the batch until the transaction ends. Lock order: the batch before its requests. */
  lock(id: string): Promise<Batch | null>;
  change(
    id: string,
    changes: Partial<Omit<Batch, 'id' | 'number' | 'offerId'>> & { updatedAt: Instant },
  ): Promise<void>;
  /** Newest first, without undone batches. */
  list(filter: BatchFilter, part: ListPart): Promise<Listed<CountedBatch>>;
  countListed(filter: BatchFilter): Promise<number>;
  /** Counts batches not dispatched yet. */
  countOpen(filter: { offerIds: readonly string[] | null }): Promise<number>;
  count(id: string): Promise<{ parcels: number; dispatched: number }>;
  /** Ids of batches whose filling or undoing was interrupted, unchanged since `before`. */
  stopped(before: Instant): Promise<string[]>;

  /** Ids of accepted requests, oldest first; in a draw, by rank. */
  packable(filter: PackableFilter, max: number): Promise<string[]>;
  countPackable(filter: PackableFilter): Promise<number>;
  /** Items of the oldest `max` packable requests, and how many of these have no address. */
  sumPackable(
    filter: PackableFilter,
    max: number,
  ): Promise<{ items: { itemId: string; quantity: number }[]; withoutAddress: number }>;
  /** Contents of the oldest packable requests by parcel, most frequent first. */
  kindsPackable(filter: PackableFilter, page: { max: number; maxKinds: number }): Promise<ParcelKind[]>;
  /** Merged homes among those of the oldest packable requests. */
  mergedHomes(filter: PackableFilter, max: number): Promise<string[]>;

  /** Appends requests to a batch. @throws if one is already in a batch. */
  add(batchId: string, parcels: Pick<Parcel, 'requestId' | 'recipient'>[]): Promise<void>;
  remove(batchId: string, requestIds: string[]): Promise<void>;
  /** By position: parcels behind `after`, without the first `skip`. */
  parcels(batchId: string, options: { after?: number; skip?: number; max: number }): Promise<Parcel[]>;
  partOfParcels(batchId: string, part: ListPart): Promise<Listed<Parcel>>;
  /** Parcels not handed over yet, by position. */
  undispatched(batchId: string, max: number): Promise<Parcel[]>;
  /** Parcels of the batch by reference; unknown references are left out. */
  parcelsByReference(batchId: string, references: string[]): Promise<Parcel[]>;
  /** The same by request id. */
  parcelsOf(batchId: string, requestIds: string[]): Promise<Parcel[]>;
  items(batchId: string): Promise<{ itemId: string; quantity: number }[]>;
  setTracking(batchId: string, numbers: { requestId: string; number: string }[]): Promise<void>;
  /** @param at Null undoes the dispatch. */
  markDispatched(batchId: string, requestIds: string[], at: Instant | null): Promise<void>;
  /** Parcels on their way that left after `after`. */
  dispatchedAfter(batchId: string, after: Instant, max: number): Promise<Parcel[]>;
  /** Their number, and when the last one left. */
  countDispatchedAfter(batchId: string, after: Instant): Promise<{ parcels: number; lastAt: Instant | null }>;
  /** Ids of a batch's requests that left before `dispatchedBefore` and are still on their way. */
  onTheirWay(filter: { batchId: string; dispatchedBefore: Instant }, max: number): Promise<string[]>;
  /** Ids of batches with such requests. */
  delivered(dispatchedBefore: Instant): Promise<string[]>;
  /** Closes batches all of whose parcels have arrived or ended. @returns their ids. */
  closeArrived(at: Instant): Promise<string[]>;
  /** Marks a parcel as returned or lost, so that its request may be packed again. */
  end(requestId: string, at: Instant): Promise<void>;
  /** Undoes `end`. */
  resume(requestId: string, batchId: string): Promise<void>;
  /** Ids of requests that came back or are lost and await a decision, latest first. */
  undelivered(filter: { offerIds: readonly string[] | null }, part: ListPart): Promise<Listed<string>>;
  countUndelivered(filter: { offerIds: readonly string[] | null }): Promise<number>;
  /** Carriers named in batches, each once per offer. */
  carriers(): Promise<{ offerId: string; carrier: string }[]>;
  /** How many parcels of each request came back or were lost; requests with none are left out. */
  countEnded(requestIds: string[]): Promise<Map<string, number>>;
  /** Every batch that a request was in, oldest first. */
  ofRequest(requestId: string): Promise<Shipment[]>;
}

declare module '../store.ts' {
  interface Repositories {
    batches: BatchStore;
  }
}
