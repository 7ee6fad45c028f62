/** A 2xx answer that breaks the protocol: not JSON, no `Items` list, an item without an `Id`. Never "no results". */
export class LookupAnswerError extends Error {
  override readonly name = 'LookupAnswerError';
  readonly code = 'lookup_answer_malformed';

  constructor(what: string, cause?: unknown) {
    super(`The address lookup answered with something that is not an answer: ${what}`, { cause });
  }
}
