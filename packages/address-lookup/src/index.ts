export { chooseLanguage } from './choose-language.ts';
export {
  createLookupClient,
  type LookupCallOptions,
  type LookupClient,
  type LookupClientOptions,
  parseHighlight,
  type Highlight,
  type HighlightRange,
  fetchAnswer,
  type LookupFetch,
} from './create-lookup-client.ts';
export { createTypedSearch } from './create-typed-search.ts';
export type { TypedSearch, TypedSearchOptions } from './create-typed-search.ts';
export {
  LookupServiceError,
  LookupAnswerError,
  LookupHttpError,
  LookupNetworkError,
  LookupTimeoutError,
  NoItemsRetrievedError,
} from './lookup-errors.ts';
export { lookupIssue, issueOfCode, type LookupIssue, lookupErrorKind, type LookupErrorKind } from './lookup-issue.ts';
export { retrieveFields } from './protocol.ts';
export type * from './protocol.ts';
