import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, type Tried } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';

export function useHomes({ offer, search }: { offer: string; search: string }) {
  return useApi('GET /homes', { query: { offer, search } }, { placeholderData: keepPreviousData });
}

export function useHome(home: string) {
  return useApi(
    'GET /homes/:home',
    { params: { home } },
    // Each read is written to the audit log, so refetch rarely.
    { staleTime: 60_000, refetchOnWindowFocus: false },
  );
}

/**
 * Previews the email about a decision on a claim.
 * @param tried Null while there is no reason.
 */
export function useTriedAnswer(claim: string, reason: string, tried: (() => Promise<Tried>) | null) {
  const client = useQueryClient();
  return useQuery({
    queryKey: ['tried', claim, reason],
    gcTime: 0,
    queryFn: () => tried?.() ?? null,
    enabled: tried !== null && client.isMutating() === 0,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}

/** One decision about homes; every view of homes is refetched after it. */
export function useHomeDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decide: () => Promise<unknown>) => decide(),
    onSuccess: () => {
      for (const queryKey of [['homes'], ['requests']]) void client.invalidateQueries({ queryKey });
    },
  });
}
