// The lookup that the address field needs. The address lookup's client matches it structurally.

/** Only `Type` `Address` may be retrieved; every other type is a container. */
export interface Suggestion {
  Id: string;
  Type: string;
  Text: string;
  Highlight: string;
  Description: string;
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

/** `limited`: searched too often. `no_data`: no list to search. `gone`: the chosen address is no longer in the list. */
export type LookupIssueKind = 'limited' | 'no_data' | 'gone' | 'unavailable';

export interface AddressLookupPort<Address> {
  /** Empty means no match; every failure rejects. */
  find(query: SuggestionQuery, options: { signal: AbortSignal }): Promise<Suggestion[]>;
  /** The chosen address, once per language; never empty. */
  retrieve(id: string, options: { signal: AbortSignal }): Promise<Address[]>;
  issueOf(error: unknown): LookupIssueKind;
  highlight?(suggestion: Suggestion): { text: MarkedRange[]; description: MarkedRange[] };
}

export function isContainer(suggestion: Suggestion): boolean {
  return suggestion.Type !== 'Address';
}
