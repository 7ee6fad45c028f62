import type { Parcel, Sender } from '../parcel.ts';

export interface CarrierColumn {
  header: string;
  value(parcel: Parcel, sender: Sender): string;
  /** A function where it depends on the parcel: a state is required only in some countries. */
  isRequired?: boolean | ((parcel: Parcel) => boolean);
  /** In characters; absent if the carrier publishes no limit. */
  maxLength?: number;
  /** Characters that the carrier accepts; absent for all of the encoding. */
  allowed?: RegExp;
}

export interface CarrierProfile {
  id: string;
  name: string;
  /** The carrier documents these columns itself; otherwise they were only seen in programs that write them. */
  isConfirmed: boolean;
  source: string;
  columns: readonly CarrierColumn[];
  delimiter: ',' | ';';
  encoding: CarrierEncoding;
  /** The first row after the header is the sender. */
  hasSenderRow?: (sender: Sender) => string[];
  onlyTo?: string;
}

export type CarrierEncoding = 'utf-8' | 'windows-1252' | 'iso-8859-1';
