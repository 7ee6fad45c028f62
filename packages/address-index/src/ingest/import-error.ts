import type { ColumnMapping } from './column-mapping.ts';
import type { Refusal } from './import-summary.ts';

/** Why an import stopped. Bad rows never stop one; the summary counts them. */
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

/** An import stopped; the old index, if any, is unchanged and nothing is left over. */
export class ImportError extends Error {
  override name = 'ImportError';
  readonly code: ImportErrorCode;
  readonly file: string;
  suggestion: ColumnMapping | null = null;
  /** With `nothing_kept`: why, with examples. */
  refused: Refusal[] = [];

  constructor(code: ImportErrorCode, file: string, detail: string, cause?: unknown) {
    super(printable(file === '' ? detail : `${file}: ${detail}`), cause === undefined ? undefined : { cause });
    this.code = code;
    this.file = file;
  }
}

const unprintable = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Escapes names of files and columns, which are untrusted: they must not control the terminal. */
function printable(text: string): string {
  return text.replace(unprintable, ' ');
}

const fullTexts: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota of this user is used up',
  EFBIG: 'a file became larger than the file system or a limit of this user allows',
};

/** An ImportError for write errors that the operator can fix, else the original error. */
export function explainWriteError(error: unknown, folder: string): unknown {
  if (error instanceof ImportError || !(error instanceof Error) || !('code' in error)) return error;
  const full = fullTexts[String(error.code)];
  if (full !== undefined) {
    return new ImportError('disk_full', folder, `${full}: make room and start the import again`, error);
  }
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS') {
    return new ImportError('folder_unwritable', folder, 'it cannot be written into by this user', error);
  }
  return error;
}
