import type { Batch, Recipient } from '../batch/batch-store.ts';
import type { Instant } from '../instant.ts';

export interface PackingBatch extends Batch {
  parcels: number;
  packed: number;
}

export interface Tick {
  requestId: string;
  reference: string;
  at: Instant;
  /** The packer's name at that time. */
  by: string;
}

export interface ParcelToPack {
  requestId: string;
  reference: string;
  position: number;
  recipient: Recipient;
  lines: { itemId: string; quantity: number }[];
  tick: Tick | null;
  hasLeft: boolean;
}

export interface PackingStore {
  list(personId?: string): Promise<PackingBatch[]>;
  find(batchId: string): Promise<PackingBatch | null>;
  packers(batchId: string): Promise<string[]>;
  assign(batchId: string, personIds: string[]): Promise<void>;
  recent(batchId: string, max: number): Promise<Tick[]>;
  byReference(batchId: string, reference: string): Promise<ParcelToPack | null>;
  /** The first unticked parcel after a position, else the first in the batch. */
  next(batchId: string, after: number): Promise<ParcelToPack | null>;
  /** The parcel that a person ticked last, unless it has left. */
  lastBy(batchId: string, personId: string): Promise<ParcelToPack | null>;
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
