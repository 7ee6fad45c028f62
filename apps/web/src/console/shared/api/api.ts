import { apiPrefix, createClient } from '@doorstep/client';
import type { Answer, CallOptions, Input, OperationKey, Paged, SendOptions, Triable, Tried } from '@doorstep/client';
import type { Counted } from '@doorstep/contract';
import { useMutation, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';

export type { Answer, Input, Tried } from '@doorstep/client';

/** This server, as the person who is signed in. */
export const client = createClient();
export const api = client.call;
export const { addressOf, tryOut } = client;

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
    queryFn: ({ signal }) => call(key, input as Input<K>, { signal }),
  });
}

/** The same of a list by its pages, which are counted. */
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

/** The same for a dry run. Each is written to the audit log as a view: it is not read again without need. */
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
    // Once it is being done, nothing is tried any more: that would be refused.
    enabled: input !== null && queries.isMutating() === 0,
    // Not among what a change makes stale: what was just done cannot be tried once more.
    queryKey: ['tried', key, input],
    gcTime: 0,
    queryFn: ({ signal }) => tryOut(key, input as Input<K>, { signal }),
  });
}

/** Where an answer is kept. */
export function keyOf<K extends OperationKey>(key: K, input: Input<K>): QueryKey {
  const { body } = input as { body?: unknown };
  const parts = addressOf(key, input)
    .slice(apiPrefix.length + 1)
    .split(/[/?]/);
  return body === undefined ? parts : [...parts, body];
}

type Once = Pick<SendOptions, 'idempotencyKey'>;

/** For an operation that is known when this runs. */
const call = api as <K extends OperationKey>(
  key: K,
  input: Input<K>,
  options: CallOptions & Once,
) => Promise<Answer<K>>;

interface Change {
  /** What is shown and may be out of date afterwards. */
  stale: QueryKey[];
  /** For what takes the server longer than most. */
  timeoutMs?: number;
}

/** Calls an operation that changes something. @param inputOf Of what the mutation is called with. */
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
    // Also where no answer came. It is not waited for: a control that has gone by then could not say what it did.
    onSettled: () => {
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
    },
  });
}
