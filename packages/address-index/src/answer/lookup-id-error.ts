/** An id that cannot be looked up. Not for an id of data that is gone: that is an empty answer. */
export class LookupIdError extends Error {
  override name = 'LookupIdError';
  /** `malformed`: not made by this index. `container`: to be opened by Find, not retrieved. */
  readonly fault: 'malformed' | 'container';

  constructor(fault: 'malformed' | 'container') {
    super(fault === 'malformed' ? 'not an id of this index' : 'the id of a container');
    this.fault = fault;
  }
}
