export type IndexFileErrorCode = 'unreadable' | 'not_an_index' | 'other_version' | 'damaged';

/** An unusable file in the index folder. A missing data set is not an error. */
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
