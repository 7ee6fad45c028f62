/** A 2xx answer that is not the protocol's: no JSON, no `Items` list, an item without its `Id`. Never "none found". */
export class LookupAnswerError extends Error {
  override readonly name = 'LookupAnswerError';
  readonly code = 'lookup_answer_malformed';

  constructor(what: string, cause?: unknown) {
    super(`The address lookup answered with something that is not an answer: ${what}`, { cause });
  }
}
