import {
  // oxlint-disable-next-line no-restricted-imports -- wrapped here
  useMutation as useQueryMutation,
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { lateErrors, wordsPressed } from './late-errors.ts';

interface After<Data, Variables> extends Pick<MutateOptions<Data, Error, Variables>, 'onError' | 'onSettled'> {
  /** Reports the result, even if the control that acted, its dialog or its page is gone. */
  report?: ((data: Data) => void) | undefined;
  /** Closes, clears, navigates or moves the focus: only while the component that acted is mounted. */
  ifShown?: (data: Data) => void;
}

/** Callbacks may start reads. Nothing waits for these reads, so a slow one delays no confirmation. */
interface Effects<Data, Variables> {
  onSuccess?: (data: Data, variables: Variables) => unknown;
  onError?: (error: Error, variables: Variables) => unknown;
  onSettled?: () => unknown;
}

/** Distributes over the states of a result, so that `isSuccess` still narrows `data`. */
type WithoutMutate<Result> = Result extends unknown ? Omit<Result, 'mutate' | 'mutateAsync'> : never;

export type Mutation<Data, Variables> = WithoutMutate<UseMutationResult<Data, Error, Variables>> & {
  mutate: (variables: Variables, after?: After<Data, Variables>) => void;
  /** @param what  the words pressed, if something was awaited since. */
  mutateAsync: (variables: Variables, what?: string) => Promise<Data>;
};

/**
 * React Query's `useMutation`, but for what follows: its own callbacks of `mutate` are dropped once the component is
 * unmounted, the mutation was reset or `mutate` is called again, so a refetched list, a closed dialog or the next page
 * would lose the confirmation. An error that arrives then, which `error` does not have, goes to `lateErrors`.
 */
export function useMutation<Data, Variables = void>({
  onSuccess,
  onError,
  onSettled,
  ...options
}: Omit<UseMutationOptions<Data, Error, Variables>, keyof Effects<Data, Variables>> &
  Effects<Data, Variables>): Mutation<Data, Variables> {
  const mutation = useQueryMutation({
    ...options,
    onSuccess: (data, variables) => void onSuccess?.(data, variables),
    onError: (error, variables) => void onError?.(error, variables),
    onSettled: () => void onSettled?.(),
  });
  const send = async (
    variables: Variables,
    after: MutateOptions<Data, Error, Variables> = {},
    what = wordsPressed(),
  ) => {
    let isShown = false;
    try {
      return await mutation.mutateAsync(variables, {
        ...after,
        onError(...failed) {
          isShown = true;
          after.onError?.(...failed);
        },
      });
    } catch (error) {
      if (!isShown) lateErrors.report({ what, error });
      throw error;
    }
  };
  return {
    ...mutation,
    mutateAsync: (variables, what) => send(variables, {}, what),
    mutate(variables, { report, ifShown, ...others } = {}) {
      let isShown = false;
      send(variables, { ...others, onSuccess: () => void (isShown = true) }).then(
        (data) => {
          report?.(data);
          return isShown ? ifShown?.(data) : undefined;
        },
        // Shown by `error`, or reported.
        () => undefined,
      );
    },
  };
}
