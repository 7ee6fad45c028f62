/** `malformed`: not made by this index. `container`: to be opened by Find, not retrieved. */
export type LookupIdErrorCode = 'malformed' | 'container';

/** An id that cannot be looked up. Not for an id of data that is gone: that is an empty answer. */
export class LookupIdError extends Error {
  override name = 'LookupIdError';
  readonly code: LookupIdErrorCode;

  constructor(code: LookupIdErrorCode) {
    super(code === 'malformed' ? 'not an id of this index' : 'the id of a container');
    this.code = code;
  }
}
