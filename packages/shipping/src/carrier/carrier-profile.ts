import type { Parcel, Sender } from '../parcel.ts';

/** What stands in a carrier's column, and what the carrier allows in it. */
export interface CarrierColumn {
  header: string;
  value(parcel: Parcel, sender: Sender): string;
  /** Always, or for some parcels: a state where its country's mail needs one. */
  isRequired?: boolean | ((parcel: Parcel) => boolean);
  /** In characters; without one, the carrier publishes none. */
  maxLength?: number;
  /** Characters that the carrier takes; without it, all that its encoding has. */
  allowed?: RegExp;
}

/** A file that a carrier's program imports. */
export interface CarrierProfile {
  /** As in `--carrier NAME`. */
  id: string;
  name: string;
  /** The carrier describes these columns itself; others were only seen in programs that write them. */
  isConfirmed: boolean;
  /** Where the columns come from. */
  source: string;
  columns: readonly CarrierColumn[];
  delimiter: ',' | ';';
  encoding: CarrierEncoding;
  /** The first row after the names is the sender. */
  hasSenderRow?: (sender: Sender) => string[];
  /** The carrier takes parcels to this country alone. */
  onlyTo?: string;
}

export type CarrierEncoding = 'utf-8' | 'windows-1252' | 'iso-8859-1';
