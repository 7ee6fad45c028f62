import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorCodes, type StaffSession } from '@doorstep/contract';
import { ProblemError } from '@doorstep/client';
import { sessionKey } from '../shared/session.ts';
import { sessionExpiry } from './session-expiry.ts';

const maxRetries = 2;

/** Keeps what was loaded, asks again when it may help, and notices that the session ran out. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    const wasSignedIn = Boolean(client.getQueryData<StaffSession | null>(sessionKey));
    if (wasSignedIn && error instanceof ProblemError && error.code === 'not_signed_in') sessionExpiry.set(true);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      // Whatever was done may be one less of what waits.
      onSuccess: () => void client.invalidateQueries({ queryKey: ['today'] }),
    }),
    defaultOptions: {
      // Offline is said by the call that fails, not by silence: hence 'always'.
      queries: { networkMode: 'always', staleTime: 10_000, retry: mayHelp },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}

function mayHelp(failures: number, error: Error): boolean {
  if (failures >= maxRetries) return false;
  return error instanceof ProblemError ? errorCodes[error.code].retry && error.code !== 'rate_limited' : true;
}
