import type { MailKind } from '@doorstep/contract';
import type { Operations } from '@doorstep/contract/operations';
import { type ClientOptions, type SendOptions, send } from './send.ts';

export interface Client {
  /** Calls an operation. @throws ProblemError, ConnectionError */
  call<K extends OperationKey>(key: K, input: Input<K>, ...options: OptionsArgument<K>): Promise<Answer<K>>;
  /** The same, with the ETag of the answer. */
  callTagged<K extends OperationKey>(
    key: K,
    input: Input<K>,
    ...options: OptionsArgument<K>
  ): Promise<Tagged<Answer<K>>>;
  /** What an operation would do, and the emails that it would send; it does nothing. @throws as the operation itself. */
  tryOut<K extends Triable>(key: K, input: Input<K>, options?: CallOptions): Promise<Tried<Answer<K>>>;
  /** Every row of a list, part by part as they are needed: 200 a call unless `limit` says less. @throws as the operation itself. */
  all<K extends Listing>(key: K, input: Input<K>, options?: CallOptions): AsyncGenerator<Entry<K>, void, undefined>;
  /** Where an operation is called: for a link. */
  addressOf<K extends OperationKey>(key: K, input: Input<K>): string;
  /** A call beside the operations. @returns the JSON of the answer; null for an empty one. */
  send<T>(path: string, options?: SendOptions): Promise<T>;
}

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Where the operations are, below the address of the server. */
export const apiPrefix = '/api/v1';

/** Calls the operations of one Doorstep, by their keys in the table. */
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
    // A file, by its name; everything else is JSON.
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
    // The types follow from the table, which is not there when this runs.
  } as unknown as Client;
}

/** Null for nothing. */
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

/** Operations that can be tried without being done. */
export type Triable = { [K in OperationKey]: Calls[K]['isTriable'] extends true ? K : never }[OperationKey];

/** What a dry run answers. */
export interface Tried<A = unknown> {
  answer: A;
  /** The emails that it would send. */
  mails: MailKind[];
}

interface Part {
  rows: unknown[];
  next: string | null;
}

/** Operations that answer a list part by part. */
export type Listing = { [K in OperationKey]: Answer<K> extends Part ? K : never }[OperationKey];
/** Those of them that answer pages as well. */
export type Paged = { [K in Listing]: Answer<K> extends { page: number | null } ? K : never }[Listing];
/** What such a list holds. */
export type Entry<K extends Listing> = Answer<K>['rows'][number];

export interface CallOptions {
  /** An abort rejects with the reason of the signal. */
  signal?: AbortSignal;
  /** The ETag of what was read: after a change in between nothing is done (`precondition_failed`). */
  ifMatch?: string;
  /** For what takes the server longer than most. */
  timeoutMs?: number;
}

/** An answer with its ETag, for `ifMatch`; null where it has none. */
export interface Tagged<A = unknown> {
  answer: A;
  etag: string | null;
}

/** Under the same `idempotencyKey` a call is done once, and its answer is repeated. */
export type OptionsOf<K extends OperationKey> = CallOptions &
  (Calls[K]['once'] extends 'needed'
    ? { idempotencyKey: string }
    : Calls[K]['once'] extends 'taken'
      ? { idempotencyKey?: string }
      : object);
/** They can be left out where nothing in them is needed. */
export type OptionsArgument<K extends OperationKey> =
  object extends OptionsOf<K> ? [options?: OptionsOf<K>] : [options: OptionsOf<K>];
