import { useMemo } from 'react';

interface SignalOption {
  signal: AbortSignal;
}

/** The built-in check: a challenge of our server, solved in workers. The solver loads when it is needed. */
export function useSolver(challengeUrl: string) {
  return useMemo(
    () => ({
      loadChallenge: async ({ signal }: SignalOption): Promise<unknown> => {
        const answer = await fetch(challengeUrl, { cache: 'no-store', credentials: 'same-origin', signal });
        if (!answer.ok) throw new Error(`the challenge could not be had: ${answer.status}`);
        return answer.json();
      },
      solve: async (challenge: unknown, { signal }: SignalOption) => {
        const { solveChallenge } = await import('@doorstep/human-check/browser');
        return solveChallenge(challenge, { signal });
      },
    }),
    [challengeUrl],
  );
}
