import { fetchAnswer, type LookupFetch } from './fetch-answer.ts';
import { findParameters, retrieveParameters } from './lookup-parameters.ts';
import { NoItemsRetrievedError } from './no-items-retrieved-error.ts';
import { parseHighlight, type Highlight } from './parse-highlight.ts';
import { visitorIssue, type VisitorIssue } from './lookup-issue.ts';
import type { FindItem, FindQuery, RetrieveItem, RetrieveQuery } from './protocol.ts';
import { readFindItems, readRetrieveItems } from './read-items.ts';

export interface LookupClientOptions {
  /** Everything before `/Find/…`: `https://api.addressy.com/Capture/Interactive`, or a path of the page's own host. */
  url: string;
  /** A key, or what gives one for each call (a page's ticket is short-lived). */
  key: string | (() => string | Promise<string>);
  /** For one whole exchange. */
  timeoutMs: number;
  fetch?: LookupFetch;
  /** As documented today unless given: Find v1.20, Retrieve v1.30, json6. */
  versions?: { find?: string; retrieve?: string; format?: 'json3' | 'json3ex' | 'json6' };
}

export interface LookupCallOptions {
  signal?: AbortSignal | undefined;
}

export interface LookupClient {
  /**
   * Suggestions for what was typed. Empty means that nothing matches, never that something failed.
   * @throws see `fetchAnswer`, and `LookupServiceError`.
   */
  find(query: FindQuery, options?: LookupCallOptions): Promise<FindItem[]>;
  /**
   * One address, once per language it is known in; never empty (`chooseLanguage` picks).
   * @throws see `fetchAnswer`, `LookupServiceError`, and `NoItemsRetrievedError`.
   */
  retrieve(query: string | RetrieveQuery, options?: LookupCallOptions): Promise<RetrieveItem[]>;
  /** What matched in a suggestion. */
  highlight(item: FindItem): Highlight;
  /** What an error means to the visitor. */
  issueOf(error: unknown): VisitorIssue;
}

/** Speaks Find and Retrieve (G3–G7) to the service at `url`: Loqate, or Doorstep itself. */
export function createLookupClient(options: LookupClientOptions): LookupClient {
  const { url, key, timeoutMs, versions = {} } = options;
  const { find = 'v1.20', retrieve = 'v1.30', format = 'json6' } = versions;
  const base = url.replace(/\/+$/, '');
  // Looked up at each call, and called without a receiver: browsers refuse `this.fetch(…)`.
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
