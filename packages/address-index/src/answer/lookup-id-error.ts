/** `malformed`: not made by this index. `container`: to be opened by Find, not retrieved. */
export type LookupIdFault = 'malformed' | 'container';

/** An id that cannot be looked up. Not for an id of data that is gone: that is an empty answer. */
export class LookupIdError extends Error {
  override name = 'LookupIdError';
  readonly fault: LookupIdFault;

  constructor(fault: LookupIdFault) {
    super(fault === 'malformed' ? 'not an id of this index' : 'the id of a container');
    this.fault = fault;
  }
}
