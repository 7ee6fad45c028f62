import { fetchAnswer, type LookupFetch } from './fetch-answer.ts';
import { findParameters, retrieveParameters } from './lookup-parameters.ts';
import { NoItemsRetrievedError } from './no-items-retrieved-error.ts';
import { parseHighlight, type Highlight } from './parse-highlight.ts';
import { visitorIssue, type VisitorIssue } from './lookup-issue.ts';
import type { FindItem, FindQuery, RetrieveItem, RetrieveQuery } from './protocol.ts';
import { readFindItems, readRetrieveItems } from './read-items.ts';

export interface LookupClientOptions {
  /** Everything before `/Find/…`: `https://api.addressy.com/Capture/Interactive`, or a path on the page's host. */
  url: string;
  /** A key, or a function called for each request (a page's ticket is short-lived). */
  key: string | (() => string | Promise<string>);
  timeoutMs: number;
  fetch?: LookupFetch;
  versions?: { find?: string; retrieve?: string; format?: 'json3' | 'json3ex' | 'json6' };
}

export interface LookupCallOptions {
  signal?: AbortSignal | undefined;
}

export interface LookupClient {
  /** Empty means that nothing matches. @throws see `fetchAnswer`; `LookupServiceError`. */
  find(query: FindQuery, options?: LookupCallOptions): Promise<FindItem[]>;
  /** One item per language, at least one. @throws see `fetchAnswer`; `LookupServiceError`; `NoItemsRetrievedError`. */
  retrieve(query: string | RetrieveQuery, options?: LookupCallOptions): Promise<RetrieveItem[]>;
  highlight(item: FindItem): Highlight;
  issueOf(error: unknown): VisitorIssue;
}

/** A client for Find and Retrieve (G3–G7) of the service at `url`: Loqate, or Doorstep itself. */
export function createLookupClient(options: LookupClientOptions): LookupClient {
  const { url, key, timeoutMs, versions = {} } = options;
  const { find = 'v1.20', retrieve = 'v1.30', format = 'json6' } = versions;
  const base = url.replace(/\/+$/, '');
  // Resolved for each call, and called without a receiver: browsers refuse `this.fetch(…)`.
  const send: LookupFetch = options.fetch ?? ((target, init) => fetch(target, init));

  const ask = async (path: string, parameters: (key: string) => string[][], { signal }: LookupCallOptions) => {
    const currentKey = typeof key === 'string' ? key : await key();
    const query = new URLSearchParams(parameters(currentKey)).toString();
    return fetchAnswer(`${base}/${path}/${format}.ws?${query}`, { fetch: send, timeoutMs, signal });
  };

  return {
    async find(query, call = {}) {
      return readFindItems(await ask(`Find/${find}`, (key) => findParameters(query, key), call));
    },
    async retrieve(query, call = {}) {
      const asked = typeof query === 'string' ? { Id: query } : query;
      const answer = await ask(`Retrieve/${retrieve}`, (key) => retrieveParameters(asked, key), call);
      const items = readRetrieveItems(answer);
      if (items.length === 0) throw new NoItemsRetrievedError(asked.Id);
      return items;
    },
    highlight: (item) => parseHighlight(item.Highlight, item.Text, item.Description),
    issueOf: visitorIssue,
  };
}
