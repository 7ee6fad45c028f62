import { QueryClientProvider, MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { Translator } from '@doorstep/messages';
import { useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { TextsProvider } from '../shared/texts/texts-context.tsx';
import { createConsoleRouter } from './router.tsx';
import { errorCodes, type StaffSession } from '@doorstep/contract';
import { ProblemError } from '@doorstep/client';
import { sessionKey } from '../shared/session.ts';
import { sessionExpiry } from './session-expiry.ts';

const maxRetries = 2;

/**
 * A read that began before a change may lack it. React Query would take the result of such a read for fresh if nothing
 * was loaded before or no component shows it, and would let it replace what a change has set.
 */
class ChangeAwareClient extends QueryClient {
  override invalidateQueries: QueryClient['invalidateQueries'] = (filters, options) => {
    void this.cancelQueries(filters);
    return super.invalidateQueries(filters, options);
  };

  override setQueryData: QueryClient['setQueryData'] = (queryKey, updater, options) => {
    void this.cancelQueries({ queryKey, exact: true });
    return super.setQueryData(queryKey, updater as never, options) as never;
  };
}

/** Caches what was loaded, retries when that may help, and detects an expired session. */
function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    const wasSignedIn = Boolean(client.getQueryData<StaffSession | null>(sessionKey));
    if (wasSignedIn && error instanceof ProblemError && error.code === 'not_signed_in') sessionExpiry.set(true);
  };
  const client = new ChangeAwareClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      // Any change may reduce the number of waiting items.
      onSuccess: () => void client.invalidateQueries({ queryKey: ['today'] }),
    }),
    defaultOptions: {
      // 'always', so that calls fail when offline instead of waiting silently.
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

export function ConsoleApp({ translator }: { translator: Translator }) {
  const [client] = useState(createQueryClient);
  const [router] = useState(createConsoleRouter);
  return (
    <TextsProvider first={translator}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </TextsProvider>
  );
}
