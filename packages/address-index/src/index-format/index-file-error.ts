/** Why an index file cannot be used. */
export type IndexFileErrorCode = 'unreadable' | 'not_an_index' | 'other_version' | 'damaged';

/** A file in the index folder is not what it should be. Not for a data set that is missing: that is an answer. */
export class IndexFileError extends Error {
  override name = 'IndexFileError';
  readonly code: IndexFileErrorCode;
  readonly path: string;
  readonly detail: string;

  constructor(code: IndexFileErrorCode, path: string, detail: string) {
    super(`${path}: ${detail}`);
    this.code = code;
    this.path = path;
    this.detail = detail;
  }
}
