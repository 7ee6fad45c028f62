import type { LookupClient } from './create-lookup-client.ts';
import type { FindItem, FindQuery } from './protocol.ts';

export interface TypedSearchOptions extends Omit<FindQuery, 'Text' | 'Container'> {
  lookup: Pick<LookupClient, 'find'>;
  /** How long typing must pause before a query is sent; 0 sends one per call. */
  debounceMs: number;
}

export interface TypedSearch {
  /**
   * Searches for the current text of a field.
   * @param container An `Id` to search inside.
   * @returns null when a later call superseded this one.
   * @throws as `find`
   */
  search: (text: string, container?: string) => Promise<FindItem[] | null>;
  stop: () => void;
}

/** Searches while the visitor types: waits for a pause, and returns results only for the latest text. */
export function createTypedSearch({ lookup, debounceMs, ...query }: TypedSearchOptions): TypedSearch {
  let latest = new AbortController();
  return {
    async search(Text, Container) {
      latest.abort();
      const { signal } = (latest = new AbortController());
      if (debounceMs > 0) await new Promise<void>((resolve) => setTimeout(() => resolve(), debounceMs));
      try {
        const inside = Container === undefined ? {} : { Container };
        const items = signal.aborted ? [] : await lookup.find({ ...query, ...inside, Text }, { signal });
        return signal.aborted ? null : items;
      } catch (error) {
        if (signal.aborted) return null;
        throw error;
      }
    },
    stop: () => latest.abort(),
  };
}
