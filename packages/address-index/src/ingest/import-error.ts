import type { ColumnMapping } from './column-mapping.ts';

/** Why an import stopped. A bad row never stops one; it is counted in the summary. */
export type ImportErrorCode =
  | 'dataset_exists'
  | 'dataset_name_invalid'
  | 'import_running'
  | 'disk_full'
  | 'folder_unwritable'
  | 'file_unreadable'
  | 'file_truncated'
  | 'file_unpacks_too_large'
  | 'format_unknown'
  | 'mapping_invalid'
  | 'encoding_unknown'
  | 'crs_unsupported'
  | 'header_glued'
  | 'column_repeated'
  | 'line_too_long'
  | 'nothing_to_read'
  | 'coordinates_swapped'
  | 'coordinates_projected'
  | 'columns_swapped'
  | 'nothing_kept';

/** An import stopped; the old index, if any, is untouched and nothing is left behind. */
export class ImportError extends Error {
  override name = 'ImportError';
  readonly code: ImportErrorCode;
  /** The file it happened in; "" when it was not a file. */
  readonly file: string;
  /** For `format_unknown` and `column_repeated`: a mapping to start from; null when nothing could be guessed. */
  suggestion: ColumnMapping | null = null;

  constructor(code: ImportErrorCode, file: string, detail: string, cause?: unknown) {
    super(printable(file === '' ? detail : `${file}: ${detail}`), cause === undefined ? undefined : { cause });
    this.code = code;
    this.file = file;
  }
}

const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Names of files and columns are data: they must not move the cursor of a terminal or colour it. */
function printable(text: string): string {
  return text.replace(unprintable, ' ');
}
