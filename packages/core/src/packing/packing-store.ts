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
  /** The packer's name at that time. */
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
  /** Whether it was handed over. */
  hasLeft: boolean;
}

export interface PackingStore {
  /** Locked or printed batches, newest first; with a person, only those assigned to them. */
  list(personId?: string): Promise<PackingBatch[]>;
  find(batchId: string): Promise<PackingBatch | null>;
  /** Ids of the people that a batch is assigned to. */
  packers(batchId: string): Promise<string[]>;
  /** Assigns a batch to these people and nobody else. */
  assign(batchId: string, personIds: string[]): Promise<void>;
  /** Recently ticked parcels, latest first. */
  recent(batchId: string, max: number): Promise<Tick[]>;
  byReference(batchId: string, reference: string): Promise<ParcelToPack | null>;
  /** The first unticked parcel after a position, else the first in the batch. */
  next(batchId: string, after: number): Promise<ParcelToPack | null>;
  /** The parcel that a person ticked last, unless it has left. */
  lastBy(batchId: string, personId: string): Promise<ParcelToPack | null>;
  /** Ticks a parcel. @returns false if it was already ticked; the earlier tick stays. */
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
