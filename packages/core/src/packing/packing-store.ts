import type { Batch, Recipient } from '../batch/batch-store.ts';
import type { Instant } from '../instant.ts';

/** A batch with how far it is packed. */
export interface PackingBatch extends Batch {
  parcels: number;
  packed: number;
}

/** Who ticked a parcel as packed, and when. */
export interface Tick {
  requestId: string;
  reference: string;
  at: Instant;
  /** Their name at that time. */
  by: string;
}

/** A parcel as packers see it. */
export interface ParcelToPack {
  requestId: string;
  reference: string;
  /** From 1. */
  position: number;
  recipient: Recipient;
  lines: { itemId: string; quantity: number }[];
  /** Null until ticked. */
  tick: Tick | null;
  /** It was handed over. */
  hasLeft: boolean;
}

export interface PackingStore {
  /** Batches that are locked or printed, newest first; with a person, those that are assigned to them. */
  list(personId?: string): Promise<PackingBatch[]>;
  find(batchId: string): Promise<PackingBatch | null>;
  /** Ids of the people that a batch is assigned to. */
  packers(batchId: string): Promise<string[]>;
  /** Assigns a batch to these people and nobody else. */
  assign(batchId: string, personIds: string[]): Promise<void>;
  /** Those ticked last, the latest first. */
  recent(batchId: string, max: number): Promise<Tick[]>;
  byReference(batchId: string, reference: string): Promise<ParcelToPack | null>;
  /** The first unticked one behind a position, else the first of all. */
  next(batchId: string, after: number): Promise<ParcelToPack | null>;
  /** What a person ticked last, unless it has left. */
  lastBy(batchId: string, personId: string): Promise<ParcelToPack | null>;
  /** Ticks a parcel. @returns false where it was ticked before; that tick stays. */
  tick(
    parcel: { batchId: string; requestId: string },
    by: { at: Instant; personId: string; name: string },
  ): Promise<boolean>;
  untick(parcel: { batchId: string; requestId: string }): Promise<void>;
}

declare module '../store.ts' {
  interface Repositories {
    packing: PackingStore;
  }
}
