import { apiPrefix, createClient, ProblemError } from '@doorstep/client';
import type {
  Answer,
  CallOptions,
  Entry,
  Input,
  Listing,
  OperationKey,
  Paged,
  SendOptions,
  Triable,
  Tried,
} from '@doorstep/client';
import type { Counted } from '@doorstep/contract';
import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { passwordAgain } from './password-again.ts';
import { useMutation } from './use-mutation.ts';

export type { Answer, Input, Tried } from '@doorstep/client';

/** This server's API, as the signed-in person. */
export const client = createClient();
/** Refused for lack of a recent password, a call is repeated once it was entered. */
export const api: typeof client.call = async (...args) => {
  try {
    return await client.call(...args);
  } catch (error) {
    const isNeeded = error instanceof ProblemError && error.code === 'password_needed';
    if (!isNeeded || !(await passwordAgain.ask())) throw error;
    return client.call(...args);
  }
};
export const { addressOf, tryOut } = client;

/**
 * Fetches an operation's response. Its query key consists of the URL's parts, so `['batches']` matches everything
 * about batches.
 * @param input Null skips the call.
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
    queryFn: ({ signal }) => call(key, input as Input<K>, { signal }),
  });
}

/** `useApi` for all rows of a list. */
export function useAll<K extends Listing>(
  key: K,
  input: Input<K> | null,
  options: Pick<UseQueryOptions<Entry<K>[]>, 'refetchInterval'> = {},
) {
  return useQuery({ enabled: input !== null, ...options, ...allOf(key, input) });
}

/** The query of `useAll`. */
export function allOf<K extends Listing>(key: K, input: Input<K> | null) {
  return {
    queryKey: input === null ? [key] : keyOf(key, input),
    async queryFn({ signal }: { signal: AbortSignal }) {
      const rows: Entry<K>[] = [];
      for await (const row of client.all(key, input as Input<K>, { signal })) rows.push(row);
      return rows;
    },
  };
}

/** `useApi` for a paged list. */
export function usePage<K extends Paged>(
  key: K,
  input: Input<K>,
  options: Pick<
    UseQueryOptions<Answer<K>>,
    'placeholderData' | 'refetchInterval' | 'refetchOnWindowFocus' | 'staleTime'
  > = {},
) {
  return useQuery({
    ...options,
    queryKey: keyOf(key, input),
    queryFn: ({ signal }) => call(key, input, { signal }),
    select: (page) => page as Counted<Answer<K>>,
  });
}

/** `useApi` for a dry run. Each run is audited as a view, so it is refetched rarely. */
export function useTried<K extends Triable>(
  key: K,
  input: Input<K> | null,
  options: Pick<UseQueryOptions<Tried<Answer<K>>>, 'placeholderData'> = {},
) {
  const queries = useQueryClient();
  return useQuery({
    ...options,
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    // No dry run while a change is in flight: the server would refuse it.
    enabled: input !== null && queries.isMutating() === 0,
    // Outside the keys that changes invalidate: what was just done cannot be tried again.
    queryKey: ['tried', key, input],
    gcTime: 0,
    queryFn: ({ signal }) => tryOut(key, input as Input<K>, { signal }),
  });
}

export function keyOf<K extends OperationKey>(key: K, input: Input<K>): QueryKey {
  const { body } = input as { body?: unknown };
  const parts = addressOf(key, input)
    .slice(apiPrefix.length + 1)
    .split(/[/?]/);
  return body === undefined ? parts : [...parts, body];
}

type Once = Pick<SendOptions, 'idempotencyKey'>;

/** For an operation that is only known at run time. */
const call = api as <K extends OperationKey>(
  key: K,
  input: Input<K>,
  options: CallOptions & Once,
) => Promise<Answer<K>>;

interface Change {
  /** Query keys to invalidate afterwards. */
  stale: QueryKey[];
  /** For operations slower than most. */
  timeoutMs?: number;
}

/**
 * Calls an operation that changes something.
 * @param inputOf Derives the input from the mutation's variables.
 */
export function useChange<K extends OperationKey, V = void>(
  key: K | ((variables: V) => K),
  inputOf: (variables: V) => Input<K> & Once,
  { stale, ...options }: Change,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (variables: V) => {
      const { idempotencyKey, ...input } = inputOf(variables);
      return call(typeof key === 'function' ? key(variables) : key, input as unknown as Input<K>, {
        ...options,
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      });
    },
    // Also after a lost response.
    onSettled: () => {
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
    },
  });
}
