// What the address field needs of a lookup. The client of the address lookup fits by shape.

/** One line of a Find answer. Only `Type` `Address` may be retrieved; every other type is a container to open. */
export interface Suggestion {
  Id: string;
  Type: string;
  Text: string;
  Highlight: string;
  Description: string;
  /** The heading that it stands under, where a list has several. */
  Group?: string;
}

export interface SuggestionQuery {
  Text: string;
  Container?: string;
  Countries: string[];
  language: string;
  limit?: number;
  Origin?: string;
  Bias?: boolean;
}

/** Half-open, in UTF-16 units. */
export interface MarkedRange {
  start: number;
  end: number;
}

/**
 * `limited`: this visitor has asked too much. `no_data`: there is no list to search, and typing is the way. `gone`: the
 * address that was chosen is no longer in the list.
 */
export type LookupIssueKind = 'limited' | 'no_data' | 'gone' | 'unavailable';

export interface AddressLookupPort<Address> {
  /** Empty means that nothing matches; whatever went wrong rejects. */
  find(query: SuggestionQuery, options: { signal: AbortSignal }): Promise<Suggestion[]>;
  /** The chosen address, once per language; never empty. */
  retrieve(id: string, options: { signal: AbortSignal }): Promise<Address[]>;
  /** What an error of the two means. */
  issueOf(error: unknown): LookupIssueKind;
  /** What matched in a suggestion; without this nothing is marked. */
  highlight?(suggestion: Suggestion): { text: MarkedRange[]; description: MarkedRange[] };
}

export function isContainer(suggestion: Suggestion): boolean {
  return suggestion.Type !== 'Address';
}
