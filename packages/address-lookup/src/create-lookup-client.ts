import { type VisitorIssue, visitorIssue } from './lookup-issue.ts';
import {
  LookupAnswerError,
  LookupHttpError,
  LookupNetworkError,
  LookupServiceError,
  LookupTimeoutError,
  NoItemsRetrievedError,
} from './lookup-errors.ts';
import { type FindItem, type FindQuery, type RetrieveItem, type RetrieveQuery, retrieveFields } from './protocol.ts';

export interface LookupClientOptions {
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

function findParameters(query: FindQuery, key: string): string[][] {
  const parameters = [
    ['Text', query.Text],
    ['Countries', query.Countries.join(',')],
    ['language', query.language],
    ['Key', key],
  ];
  if (query.Container !== undefined && query.Container !== '') parameters.push(['Container', query.Container]);
  if (query.limit !== undefined) parameters.push(['limit', String(query.limit)]);
  if (query.Origin !== undefined && query.Origin !== '') parameters.push(['Origin', query.Origin]);
  if (query.Bias !== undefined) parameters.push(['Bias', String(query.Bias)]);
  if (query.IsMiddleware !== undefined) parameters.push(['IsMiddleware', String(query.IsMiddleware)]);
  for (const filter of query.Filters ?? []) parameters.push(['Filters', filter]);
  if (typeof query.GeoFence === 'string') parameters.push(['GeoFence', query.GeoFence]);
  else if (query.GeoFence !== undefined) {
    const ring = query.GeoFence.map(({ longitude, latitude }) => [longitude, latitude]);
    parameters.push(['GeoFence', JSON.stringify([ring])]);
  }
  return parameters;
}

function retrieveParameters(query: RetrieveQuery, key: string): string[][] {
  const parameters = [
    ['Id', query.Id],
    ['Key', key],
  ];
  for (const [index, format] of (query.fieldFormats ?? []).entries()) {
    parameters.push([`Field${index + 1}Format`, format]);
  }
  if (query.Source !== undefined) parameters.push(['Source', query.Source]);
  if (query.Type !== undefined) parameters.push(['Type', query.Type]);
  return parameters;
}

// `0-4,9-12;0-3`: matches in the Text before the semicolon, in the Description after it. The vendor's own examples
// contain reversed ranges, single positions and spaces; invalid ranges are dropped.

export interface HighlightRange {
  start: number;
  end: number;
}

export interface Highlight {
  text: HighlightRange[];
  description: HighlightRange[];
}

/** Ascending, never overlapping; empty when nothing is marked. */
export function parseHighlight(highlight: string, text: string, description: string): Highlight {
  const [forText = '', forDescription = ''] = highlight.split(';');
  return { text: parseRanges(forText, text), description: parseRanges(forDescription, description) };
}

function parseRanges(list: string, marked: string): HighlightRange[] {
  const ranges = list
    .split(',')
    .map((entry) => parseRange(entry.trim(), marked))
    .filter((range) => range !== null)
    .sort((a, b) => a.start - b.start);
  return mergeOverlaps(ranges);
}

function parseRange(entry: string, marked: string): HighlightRange | null {
  const match = /^(\d{1,6})(?:\s*-\s*(\d{1,6}))?$/.exec(entry);
  if (match === null) return null;
  const start = Number(match[1]);
  const end = Math.min(match[2] === undefined ? start + 1 : Number(match[2]), marked.length);
  return start < end ? { start, end } : null;
}

function mergeOverlaps(ranges: HighlightRange[]): HighlightRange[] {
  const merged: HighlightRange[] = [];
  for (const range of ranges) {
    const last = merged.at(-1);
    if (last !== undefined && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

export type LookupFetch = (
  url: string,
  init: { signal: AbortSignal },
) => Promise<{ readonly ok: boolean; readonly status: number; text: () => Promise<string> }>;

interface FetchOptions {
  fetch: LookupFetch;
  /** For the whole exchange, including the body. */
  timeoutMs: number;
  signal: AbortSignal | undefined;
}

/**
 * One GET that returns JSON.
 * @throws the signal's reason when the caller aborted; else `LookupTimeoutError`, `LookupNetworkError`,
 * `LookupHttpError` or `LookupAnswerError`.
 */
export async function fetchAnswer(url: string, { fetch, timeoutMs, signal }: FetchOptions): Promise<unknown> {
  signal?.throwIfAborted();
  // `AbortSignal.any` is missing in browsers of 2023.
  const exchange = new AbortController();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    exchange.abort();
  }, timeoutMs);
  const abort = (): void => exchange.abort();
  signal?.addEventListener('abort', abort, { once: true });

  try {
    const answer = await fetch(url, { signal: exchange.signal });
    if (!answer.ok) throw new LookupHttpError(answer.status);
    return parseJson(await answer.text());
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason;
    if (isTimedOut) throw new LookupTimeoutError(timeoutMs);
    if (error instanceof LookupHttpError || error instanceof LookupAnswerError) throw error;
    throw new LookupNetworkError(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new LookupAnswerError(body === '' ? 'an empty body' : 'no JSON', error);
  }
}

type Fields = Record<string, unknown>;

/** @throws `LookupServiceError` when the first item carries `Error`; `LookupAnswerError` for a malformed answer. */
function readFindItems(answer: unknown): FindItem[] {
  return readItems('find', answer).map((item) => ({
    Id: required(item, 'Id'),
    Type: required(item, 'Type'),
    Text: required(item, 'Text'),
    Highlight: text(item['Highlight']),
    Description: text(item['Description']),
    ...(text(item['Group']) === '' ? {} : { Group: text(item['Group']) }),
  }));
}

/** One item per language. Fields that older versions lack become `""`. */
function readRetrieveItems(answer: unknown): RetrieveItem[] {
  return readItems('retrieve', answer).map((item) => {
    const read: Fields = { ...item, Id: required(item, 'Id') };
    for (const field of retrieveFields) read[field] = text(item[field]);
    read['CountryIsoNumber'] = Number(item['CountryIsoNumber'] ?? 0) || 0;
    return read as unknown as RetrieveItem;
  });
}

function readItems(endpoint: 'find' | 'retrieve', answer: unknown): Fields[] {
  const items = isFields(answer) ? answer['Items'] : undefined;
  if (!Array.isArray(items)) throw new LookupAnswerError('no list of items');
  const [first] = items as unknown[];
  if (isFields(first) && Object.hasOwn(first, 'Error')) {
    throw new LookupServiceError(endpoint, {
      Error: text(first['Error']),
      Description: text(first['Description']),
      Cause: text(first['Cause']),
      Resolution: text(first['Resolution']),
    });
  }
  if (!items.every(isFields)) throw new LookupAnswerError('an item that is not an object');
  return items;
}

function required(item: Fields, field: string): string {
  const value = text(item[field]);
  if (value === '') throw new LookupAnswerError(`an item without ${field}`);
  return value;
}

/** Some versions send numbers for strings, and `null` for absent values. */
function text(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
