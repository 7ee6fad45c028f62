import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { StaffAction, StaffSession } from '@doorstep/contract';
import { api } from './api/api.ts';
import { ProblemError } from '@doorstep/client';

export const sessionKey = ['session'] as const;

/** The signed-in person; null when signed out, which is a result, not an error. */
export function useSession() {
  return useQuery({
    queryKey: sessionKey,
    queryFn: ({ client, signal }) => readSession(client, signal),
    staleTime: 60_000,
  });
}

async function readSession(client: QueryClient, signal: AbortSignal): Promise<StaffSession | null> {
  try {
    return await api('GET /session', {}, { signal });
  } catch (error) {
    const isSignedOut = error instanceof ProblemError && error.code === 'not_signed_in';
    // An expired session stays an error: the sign-in page must not replace the page and its unsaved input.
    if (!isSignedOut || client.getQueryData(sessionKey)) throw error;
    return null;
  }
}

/** What happens to emails, as the texts expect it: `sent`, or `kept` under “Emails” if no mail server is configured. */
export function useMailWay(): 'sent' | 'kept' {
  return useSession().data?.sendsEmails === true ? 'sent' : 'kept';
}

/** Whether the person's role allows an action; false while unknown. */
export function useAllowed(action: StaffAction): boolean {
  return useSession().data?.actions.includes(action) ?? false;
}
