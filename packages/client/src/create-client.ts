import type { MailKind } from '@doorstep/contract';
import type { Operations } from '@doorstep/contract/operations';
import { type ClientOptions, type SendOptions, send } from './send.ts';

export interface Client {
  /** Calls an operation. @throws ProblemError, ConnectionError */
  call<K extends OperationKey>(key: K, input: Input<K>, ...options: OptionsArgument<K>): Promise<Answer<K>>;
  /** Like `call`, with the answer's ETag. */
  callTagged<K extends OperationKey>(
    key: K,
    input: Input<K>,
    ...options: OptionsArgument<K>
  ): Promise<Tagged<Answer<K>>>;
  /**
   * Answers what an operation would do and the emails it would send, without doing it.
   * @throws like the operation itself.
   */
  tryOut<K extends Triable>(key: K, input: Input<K>, options?: CallOptions): Promise<Tried<Answer<K>>>;
  /**
   * All rows of a list, fetched in parts as needed: 200 per call unless `limit` is smaller.
   * @throws like the operation itself.
   */
  all<K extends Listing>(key: K, input: Input<K>, options?: CallOptions): AsyncGenerator<Entry<K>, void, undefined>;
  /** The URL of an operation, for links. */
  addressOf<K extends OperationKey>(key: K, input: Input<K>): string;
  /** A call outside the table of operations. @returns the JSON of the answer; null for an empty one. */
  send<T>(path: string, options?: SendOptions): Promise<T>;
}

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Path of the operations on the server. */
export const apiPrefix = '/api/v1';

export function createClient(options: ClientOptions = {}): Client {
  const tagged = (path: string, call: SendOptions): Promise<Tagged> =>
    send(options, path, call, async (response) => ({
      answer: parseJson(await response.text()),
      etag: response.headers.get('etag'),
    }));
  const json = async (path: string, call: SendOptions): Promise<unknown> => (await tagged(path, call)).answer;
  const askedOf = (key: string, input: AnyInput, given: SendOptions): [string, SendOptions] => {
    const [method, path] = partsOf(key, input);
    return [path, { ...given, method: method as 'GET' | 'POST' | 'PUT', body: input.body }];
  };
  const call = async (key: string, input: AnyInput, given: SendOptions = {}): Promise<unknown> => {
    const [path, asked] = askedOf(key, input, given);
    // Files are recognised by their extension; everything else is JSON.
    const isFile = /\.(?:csv|json|pdf|png|svg|xlsx)$/.test(key);
    return isFile ? send(options, path, asked, (answer) => answer.blob()) : json(path, asked);
  };
  async function* all(key: string, input: AnyInput, given: CallOptions = {}): AsyncGenerator {
    let { cursor } = input.query ?? {};
    do {
      const query = { limit: 200, ...input.query, cursor };
      const { rows, next } = (await call(key, { ...input, query }, given)) as { rows: unknown[]; next: string | null };
      yield* rows;
      cursor = next ?? undefined;
    } while (cursor !== undefined);
  }
  return {
    call,
    callTagged: (key: string, input: AnyInput, given: SendOptions = {}) => tagged(...askedOf(key, input, given)),
    all,
    tryOut: (key: string, input: AnyInput, given: CallOptions) =>
      call(key, { ...input, query: { ...input.query, dryRun: 'true' } }, given),
    addressOf: (key: string, input: AnyInput) => `${options.server ?? ''}${partsOf(key, input)[1]}`,
    send: (path: string, given: SendOptions = {}) => json(path, given),
    // The types come from the table, which does not exist at runtime.
  } as unknown as Client;
}

/** Null for an empty text. */
function parseJson(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function partsOf(key: string, { params = {}, query = {} }: AnyInput): [method: string, path: string] {
  const [method = '', path = ''] = key.split(' ');
  const named = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(named.map(([name, value]): [string, string] => [name, String(value)]));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return [method, `${apiPrefix}${filled}${named.length === 0 ? '' : `?${search}`}`];
}

type Calls = Operations<Blob>;
export type OperationKey = keyof Calls;
export type Answer<K extends OperationKey> = Calls[K]['answer'];
export type Input<K extends OperationKey> = Calls[K]['input'];

/** Operations that support a dry run. */
export type Triable = { [K in OperationKey]: Calls[K]['isTriable'] extends true ? K : never }[OperationKey];

/** The answer of a dry run. */
export interface Tried<A = unknown> {
  answer: A;
  /** The emails that the operation would send. */
  mails: MailKind[];
}

interface Part {
  rows: unknown[];
  next: string | null;
}

/** Operations that answer a list in parts. */
export type Listing = { [K in OperationKey]: Answer<K> extends Part ? K : never }[OperationKey];
/** Lists that also have numbered pages. */
export type Paged = { [K in Listing]: Answer<K> extends { page: number | null } ? K : never }[Listing];
/** A row of such a list. */
export type Entry<K extends Listing> = Answer<K>['rows'][number];

export interface CallOptions {
  /** An abort rejects with the signal's reason. */
  signal?: AbortSignal;
  /** The ETag that was read: if something changed since, nothing is done (`precondition_failed`). */
  ifMatch?: string;
  /** For operations that take the server longer than usual. */
  timeoutMs?: number;
}

/** An answer with its ETag, for `ifMatch`; null if it has none. */
export interface Tagged<A = unknown> {
  answer: A;
  etag: string | null;
}

/** Calls with the same `idempotencyKey` run once, and the answer is repeated. */
export type OptionsOf<K extends OperationKey> = CallOptions &
  (Calls[K]['once'] extends 'needed'
    ? { idempotencyKey: string }
    : Calls[K]['once'] extends 'taken'
      ? { idempotencyKey?: string }
      : object);
/** Optional if no option is required. */
export type OptionsArgument<K extends OperationKey> =
  object extends OptionsOf<K> ? [options?: OptionsOf<K>] : [options: OptionsOf<K>];
