import {
  createLookupClient,
  LookupServiceError,
  NoItemsRetrievedError,
  type LookupClient,
} from '@doorstep/address-lookup';

/** Per call; after it the field says that the search is not responding. */
const timeoutMs = 8000;

/** A client that also reports what went wrong; the field itself only shows an outage. */
export function watchedLookup(
  { url, key }: { url: string; key: string },
  watch: { failed: (error: unknown) => void; answered: () => void },
): LookupClient {
  const client = createLookupClient({ url, key, timeoutMs });
  const watched = async <Answer>(asked: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> => {
    try {
      const answer = await asked;
      watch.answered();
      return answer;
    } catch (error) {
      if (signal?.aborted !== true) watch.failed(error);
      throw error;
    }
  };
  return {
    find: (query, call) => watched(client.find(query, call), call?.signal),
    retrieve: (query, call) => watched(client.retrieve(query, call), call?.signal),
    highlight: (item) => client.highlight(item),
    issueOf: (error) => client.issueOf(error),
  };
}

/** One line for the page's developer. */
export function failureLine(error: unknown, url: string): string {
  if (error instanceof LookupServiceError) {
    const { Error: code, Description, Cause, Resolution } = error;
    return `error ${code}, ${Description}. Cause: ${Cause} Resolution: ${Resolution}`;
  }
  if (error instanceof NoItemsRetrievedError) {
    return `${error.name}, the address that was chosen is no longer in the list. Cause: The data has changed since it was found, or the page was open for more than a day. Resolution: Nothing to do; the visitor was told to search again.`;
  }
  const what = error instanceof Error ? error.message : String(error);
  return `${what}. Cause: ${url} was not reached, or gave no answer of an address lookup. Resolution: Check the attribute "url", that Doorstep runs there, and that the page's connect-src allows it.`;
}
