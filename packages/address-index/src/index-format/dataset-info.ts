import type { ColumnMapping } from '../ingest/column-mapping.ts';

export interface DatasetInfo {
  dataset: string;
  licence: string;
  /** The credit to show with its addresses; "" for none. */
  attribution: string;
  /** Null for a format with fixed columns, or an import from before this field existed. */
  mapping: ColumnMapping | null;
  importedAt: string;
  addresses: number;
  streets: number;
  places: number;
  postcodes: number;
  /** ISO 3166-1 alpha-2, most addresses first. */
  countries: string[];
  bytes: number;
}
