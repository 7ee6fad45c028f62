import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { StaffAction, StaffSession } from '@doorstep/contract';
import { api } from './api/api.ts';
import { ProblemError } from '@doorstep/client';

export const sessionKey = ['session'] as const;

/** Who is signed in; null when nobody is, which is an answer and not an error. */
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
    // A session that ran out stays an error: the page, and what is typed in it, must not give way to the sign-in page.
    if (!isSignedOut || client.getQueryData(sessionKey)) throw error;
    return null;
  }
}

/** What becomes of an email, as the texts take it: `sent`, or `kept` under “Emails” where no mail server is set. */
export function useMailWay(): 'sent' | 'kept' {
  return useSession().data?.sendsEmails === true ? 'sent' : 'kept';
}

/** Whether the person's role allows an action; false while that is not known. */
export function useAllowed(action: StaffAction): boolean {
  return useSession().data?.actions.includes(action) ?? false;
}
