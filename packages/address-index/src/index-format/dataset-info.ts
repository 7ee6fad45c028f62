import type { ColumnMapping } from '../ingest/column-mapping.ts';

/** What is known of one imported data set. */
export interface DatasetInfo {
  /** The name given at the import. */
  dataset: string;
  /** As given at the import; "" when nothing was said. */
  licence: string;
  /** Whom to credit where its addresses are shown; "" for nobody. */
  attribution: string;
  /** Which column held what; null when the format is known without one, or the import is older than this entry. */
  mapping: ColumnMapping | null;
  /** ISO 8601, UTC. */
  importedAt: string;
  addresses: number;
  streets: number;
  places: number;
  postcodes: number;
  /** ISO 3166-1 alpha-2, most addresses first. */
  countries: string[];
  /** Size of the file. */
  bytes: number;
}
