import type { Address, BatchChoice, BatchState, Listed, ListPart } from '@doorstep/contract';
import type { Instant } from '../instant.ts';

export interface Batch {
  id: string;
  /** Counted through this installation. */
  number: number;
  offerId: string;
  state: BatchState;
  carrier: string;
  /** An https address with `{number}`; empty without. */
  trackingLink: string;
  /** How often its labels were printed. */
  prints: number;
  /** Name of who made it; empty for a program. */
  createdBy: string;
  createdAt: Instant;
  lockedAt: Instant | null;
  printedAt: Instant | null;
  /** When the last of its parcels was handed over. */
  dispatchedAt: Instant | null;
  closedAt: Instant | null;
  /** When anything of it changed last. */
  updatedAt: Instant;
}

/** A batch with what can be counted of it. */
export interface CountedBatch extends Batch {
  parcels: number;
  /** How many of them were handed over. */
  dispatched: number;
}

/** Who a parcel goes to and where, as of packing. */
export interface Recipient {
  name: string;
  address: Address;
}

/** A request's place in a batch. */
export interface Parcel {
  batchId: string;
  requestId: string;
  reference: string;
  /** From 1. */
  position: number;
  recipient: Recipient;
  trackingNumber: string;
  /** When somebody ticked it as packed. */
  packedAt: Instant | null;
  dispatchedAt: Instant | null;
  /** When it came back or was lost: the request may be in another batch since. */
  endedAt: Instant | null;
}

/** How many parcels hold the same. */
export interface ParcelKind {
  parcels: number;
  lines: { itemId: string; quantity: number }[];
}

/** What a visitor may know of how their parcel travels. */
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

/** Which accepted requests: see `batchChoiceSchema`. */
export type PackableFilter = Pick<BatchChoice, 'offerId' | 'country' | 'postcode' | 'matching'> & {
  isDrawn?: boolean | undefined;
  requestIds?: string[] | undefined;
};

/** Idempotency: a key of the caller, and a hash of what is asked for. */
export interface MadeOnce {
  key: string;
  fingerprint: string;
}

export interface BatchStore {
  /** @returns false where a batch has been made under the same key. */
  insert(
    batch: Pick<Batch, 'id' | 'offerId' | 'state' | 'createdBy' | 'createdAt'> & { once: MadeOnce | null },
  ): Promise<boolean>;
  /** What was made under a key. */
  findByKey(key: string): Promise<{ id: string; fingerprint: string } | null>;
  /** Frees the key of a batch that was not made after all. */
  forgetKey(id: string): Promise<void>;
  find(id: string): Promise<Batch | null>;
  findByNumber(number: number): Promise<Batch | null>;
  /** The batch, locked until the transaction ends. It is locked before its requests. */
  lock(id: string): Promise<Batch | null>;
  change(
    id: string,
    changes: Partial<Omit<Batch, 'id' | 'number' | 'offerId'>> & { updatedAt: Instant },
  ): Promise<void>;
  /** Newest first, those that were undone and the first `skip` left out. */
  list(filter: { offerIds: readonly string[] | null }, part: ListPart): Promise<Listed<CountedBatch>>;
  countListed(filter: { offerIds: readonly string[] | null }): Promise<number>;
  /** Those that were not dispatched yet. */
  countOpen(filter: { offerIds: readonly string[] | null }): Promise<number>;
  /** How many parcels it has, and how many of them were handed over. */
  count(id: string): Promise<{ parcels: number; dispatched: number }>;
  /** Ids of batches whose filling or undoing was interrupted, and that have not changed since then. */
  stopped(before: Instant): Promise<string[]>;

  /** Ids of accepted requests, oldest first; of a draw, in the order of their ranks. */
  packable(filter: PackableFilter, max: number): Promise<string[]>;
  countPackable(filter: PackableFilter): Promise<number>;
  /** What the oldest of them ask for, and how many have no address. */
  sumPackable(
    filter: PackableFilter,
    max: number,
  ): Promise<{ items: { itemId: string; quantity: number }[]; withoutAddress: number }>;
  /** What the oldest of them ask for, by parcel: the lines that occur most first. */
  kindsPackable(filter: PackableFilter, page: { max: number; maxKinds: number }): Promise<ParcelKind[]>;
  /** Homes of the oldest of them that are several in one. */
  mergedHomes(filter: PackableFilter, max: number): Promise<string[]>;

  /** Puts requests into a batch behind those that are there. @throws where one of them is in a batch already. */
  add(batchId: string, parcels: Pick<Parcel, 'requestId' | 'recipient'>[]): Promise<void>;
  remove(batchId: string, requestIds: string[]): Promise<void>;
  /** Of a batch in the order of their positions: those behind `after`, without the first `skip`. */
  parcels(batchId: string, options: { after?: number; skip?: number; max: number }): Promise<Parcel[]>;
  partOfParcels(batchId: string, part: ListPart): Promise<Listed<Parcel>>;
  /** The same of those that were not handed over. */
  undispatched(batchId: string, max: number): Promise<Parcel[]>;
  /** Of a batch, by reference; references that are not in it are missing. */
  parcelsByReference(batchId: string, references: string[]): Promise<Parcel[]>;
  /** The same by the ids of the requests. */
  parcelsOf(batchId: string, requestIds: string[]): Promise<Parcel[]>;
  items(batchId: string): Promise<{ itemId: string; quantity: number }[]>;
  setTracking(batchId: string, numbers: { requestId: string; number: string }[]): Promise<void>;
  /** @param at Null: they are still here. */
  markDispatched(batchId: string, requestIds: string[], at: Instant | null): Promise<void>;
  /** Parcels on their way that left after that moment. */
  dispatchedAfter(batchId: string, after: Instant, max: number): Promise<Parcel[]>;
  /** How many those are, and when the last of them left. */
  countDispatchedAfter(batchId: string, after: Instant): Promise<{ parcels: number; lastAt: Instant | null }>;
  /** Ids of requests of a batch that are on their way since before then. */
  onTheirWay(filter: { batchId: string; dispatchedBefore: Instant }, max: number): Promise<string[]>;
  /** Ids of batches that have such requests. */
  delivered(dispatchedBefore: Instant): Promise<string[]>;
  /** Closes batches all of whose parcels have arrived or ended. @returns their ids. */
  closeArrived(at: Instant): Promise<string[]>;
  /** Ends the way of a parcel that came back or is lost, so that its request may be packed again. */
  end(requestId: string, at: Instant): Promise<void>;
  /** Undoes `end`. */
  resume(requestId: string, batchId: string): Promise<void>;
  /** Ids of requests that came back or are lost and wait for a decision, the latest first. */
  undelivered(filter: { offerIds: readonly string[] | null }, part: ListPart): Promise<Listed<string>>;
  countUndelivered(filter: { offerIds: readonly string[] | null }): Promise<number>;
  /** Names of the carriers that batches were given, each once an offer. */
  carriers(): Promise<{ offerId: string; carrier: string }[]>;
  /** How many parcels of these requests came back or were lost, by request; those with none are missing. */
  countEnded(requestIds: string[]): Promise<Map<string, number>>;
  /** Every batch that a request was in, oldest first. */
  ofRequest(requestId: string): Promise<Shipment[]>;
}

declare module '../store.ts' {
  interface Repositories {
    batches: BatchStore;
  }
}
