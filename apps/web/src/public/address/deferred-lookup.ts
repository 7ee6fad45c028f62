import type { LookupClient } from '@doorstep/address-lookup';
import type { LookupAccess } from '@doorstep/contract';

export interface DeferredLookup extends LookupClient {
  /** Fetches its code before there is a question; what fails here is fetched again with the question. */
  loadAhead: () => void;
}

/**
 * The lookup of a page. Its code comes when somebody turns to the address: the page is shown and hydrated without it.
 * Where it does not come, the lookup is unavailable like any other that cannot be reached.
 */
export function deferredLookup(access: LookupAccess): DeferredLookup {
  let loading: Promise<LookupClient> | null = null;
  let loaded: LookupClient | null = null;
  const load = (): Promise<LookupClient> => {
    loading ??= import('./create-page-lookup.ts').then(
      ({ createPageLookup }) => (loaded = createPageLookup(access)),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    loadAhead: () => void load().catch(() => undefined),
    find: async (...call) => (await load()).find(...call),
    retrieve: async (...call) => (await load()).retrieve(...call),
    // There is nothing to mark, and no error of its own, before there was an answer.
    highlight: (item) => loaded?.highlight(item) ?? { text: [], description: [] },
    issueOf: (error) => loaded?.issueOf(error) ?? 'unavailable',
  };
}
