import type { AccountView } from '@doorstep/contract';
import { useQueryClient } from '@tanstack/react-query';
import { api, keyOf, type Answer, type Input } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';
import { ProblemError } from '@doorstep/client';
import { sessionKey } from '../../shared/session.ts';
import type { Texts } from '../../shared/texts/texts-context.tsx';

type ChangeKey = {
  [K in AccountKey]: Answer<K> extends AccountView ? K : never;
}[AccountKey];
type AccountKey =
  | 'POST /account/password'
  | 'POST /account/sessions/:session/end'
  | 'POST /account/sessions/end-others'
  | 'POST /account/second-factor/confirm'
  | 'POST /account/second-factor/off';

/** Changes the person's own account; the response is the updated account. */
export function useAccountChange<K extends ChangeKey>(key: K) {
  const client = useQueryClient();
  return useMutation({
    // None of these calls needs an idempotency key.
    mutationFn: (input: Input<K>) => api(key, input, ...([] as never)),
    onSuccess: (account) => {
      client.setQueryData(keyOf('GET /account', {}), account);
      void client.invalidateQueries({ queryKey: sessionKey });
    },
    // Keep no password in memory.
    gcTime: 0,
  });
}

/** What the server found wrong with a field; undefined if nothing. */
export function fieldProblem({ t }: Texts, error: unknown, name: string): string | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  const found = error.problem.errors?.find(({ field }) => field === name);
  return found === undefined ? undefined : t(`field_error.${found.code}`, found.values ?? {});
}
