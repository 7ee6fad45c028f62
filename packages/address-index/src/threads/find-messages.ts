import type { FindQuery } from '@doorstep/address-lookup';
import type { FoundItems } from '../answer/find-item.ts';
import type { IndexFileErrorCode } from '../index-format/index-file-error.ts';
import type { LookupIdErrorCode } from '../answer/item-id.ts';
import type { SharedTables } from '../index-format/read-tables.ts';

export interface FindThreadData {
  folder: string;
  secret: string;
  tables: SharedTables[];
}

export type ToFindThread =
  | { kind: 'find'; of: SearchedData; number: number; query: FindQuery }
  | { kind: 'prepare'; tables: SharedTables[] }
  | { kind: 'adopt' };

export type SearchedData = 'current' | 'prepared';

export type FromFindThread =
  /** `builds`: those of the index files in use. */
  | { kind: 'ready'; builds: number[] }
  /** Serialised: one text crosses threads faster than objects. */
  | ({ kind: 'found'; number: number } & FoundItems)
  | { kind: 'bad_id'; number: number; code: LookupIdErrorCode }
  | { kind: 'bad_file'; number: number; code: IndexFileErrorCode; path: string; detail: string }
  | { kind: 'failed'; number: number; error: unknown };
