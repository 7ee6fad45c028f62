import type { MailKind } from '@doorstep/contract';
import type { AnswerOf, OperationKey, operations, ParamsOf, Query, Schema } from '@doorstep/contract/operations';
import { useMutation, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { InferInput, InferOutput } from 'valibot';
import { callApi, callForFile, type CallOptions } from './call-api.ts';

const prefix = '/api/v1';

type Row<K extends OperationKey> = (typeof operations)[K];
export type Answer<K extends OperationKey> = AnswerOf<Row<K>, Blob>;
type QueryOf<O> = O extends { query: infer Q extends Query } ? { query: Partial<InferOutput<Q>> } : object;
type BodyOf<O> = O extends { body: infer B } ? { body: B extends Schema ? InferInput<B> : Blob } : object;
type ParamsPart<K> = keyof ParamsOf<K> extends never ? object : { params: ParamsOf<K> };
/** What an operation takes, by its row in the table. */
export type Input<K extends OperationKey> = ParamsPart<K> & QueryOf<Row<K>> & BodyOf<Row<K>>;
type Triable = { [K in OperationKey]: Row<K> extends { isTriable: true } ? K : never }[OperationKey];
type Options = Pick<CallOptions, 'headers' | 'signal' | 'timeoutMs'>;

/** What a dry run answers. */
export interface Tried<A = unknown> {
  answer: A;
  mails: MailKind[];
}

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Calls an operation. @throws as `callApi`. */
export async function api<K extends OperationKey>(key: K, input: Input<K>, options: Options = {}): Promise<Answer<K>> {
  const [method, path] = partsOf(key, input);
  const { body }: AnyInput = input;
  const call = { ...options, method: method as 'GET' | 'POST' | 'PUT', body };
  // A file, by its name; everything else is JSON.
  const isFile = /\.(?:csv|json|pdf)$/.test(key);
  return (isFile ? callForFile(path, call) : callApi(path, call)) as Promise<Answer<K>>;
}

/** What an operation would do, and the emails that it would send; it does nothing. @throws as the operation itself. */
export async function tryOut<K extends Triable>(
  key: K,
  input: Input<K>,
  options: Options = {},
): Promise<Tried<Answer<K>>> {
  const { query: given }: AnyInput = input;
  const query = { ...given, dryRun: 'true' };
  return api<OperationKey>(key, { ...input, query }, options) as never;
}

/**
 * Reads what an operation answers. It is kept under the parts of the address, so that `['batches']` names all of batches.
 * @param input Null while there is nothing to ask for.
 */
export function useApi<K extends OperationKey>(
  key: K,
  input: Input<K> | null,
  options: Omit<UseQueryOptions<Answer<K>>, 'queryKey' | 'queryFn'> = {},
) {
  return useQuery({
    enabled: input !== null,
    ...options,
    queryKey: input === null ? [key] : keyOf(key, input),
    queryFn: ({ signal }) => api(key, input as Input<K>, { signal }),
  });
}

/** The same for a dry run. Each is written to the audit log as a view: it is not read again without need. */
export function useTried<K extends Triable>(
  key: K,
  input: Input<K> | null,
  options: Pick<UseQueryOptions<Tried<Answer<K>>>, 'placeholderData'> = {},
) {
  const client = useQueryClient();
  return useQuery({
    ...options,
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    // Once it is being done, nothing is tried any more: that would be refused.
    enabled: input !== null && client.isMutating() === 0,
    // Not among what a change makes stale: what was just done cannot be tried once more.
    queryKey: ['tried', key, input],
    gcTime: 0,
    queryFn: ({ signal }) => tryOut(key, input as Input<K>, { signal }),
  });
}

/** Where an operation is called: for a link. */
export function addressOf<K extends OperationKey>(key: K, input: Input<K>): string {
  return partsOf(key, input)[1];
}

/** Where an answer is kept. */
export function keyOf<K extends OperationKey>(key: K, input: Input<K>): QueryKey {
  const { body } = input as AnyInput;
  const parts = partsOf(key, input)[1]
    .slice(prefix.length + 1)
    .split(/[/?]/);
  return body === undefined ? parts : [...parts, body];
}

interface Change {
  /** What is shown and may be out of date afterwards. */
  stale: QueryKey[];
  /** For what takes the server longer than most. */
  timeoutMs?: number;
}

/** Calls an operation that changes something. @param inputOf Of what the mutation is called with. */
export function useChange<K extends OperationKey, V = void>(
  key: K | ((variables: V) => K),
  inputOf: (variables: V) => Input<K> & { headers?: Record<string, string> },
  { stale, ...options }: Change,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (variables: V) => {
      const { headers, ...input } = inputOf(variables);
      return api(typeof key === 'function' ? key(variables) : key, input as Input<K>, {
        ...options,
        ...(headers === undefined ? {} : { headers }),
      });
    },
    // Also where no answer came. It is not waited for: a control that has gone by then could not say what it did.
    onSettled: () => {
      for (const queryKey of stale) void client.invalidateQueries({ queryKey });
    },
  });
}

function partsOf(key: string, input: object): [method: string, path: string] {
  const { params = {}, query = {} } = input as AnyInput;
  const [method = '', path = ''] = key.split(' ');
  const named = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(named.map(([name, value]): [string, string] => [name, String(value)]));
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return [method, `${prefix}${filled}${named.length === 0 ? '' : `?${search}`}`];
}
