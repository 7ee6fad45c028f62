import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, type Tried } from '../../shared/api/api.ts';

export function useHomes({ offer, search }: { offer: string; search: string }) {
  return useApi('GET /homes', { query: { offer, search } }, { placeholderData: keepPreviousData });
}

export function useHome(home: string) {
  return useApi(
    'GET /homes/:home',
    { params: { home } },
    // Each reading is written to the audit log, so it is not read again without need.
    { staleTime: 60_000, refetchOnWindowFocus: false },
  );
}

/** The mail that a decision about a claim would send. @param tried Null while there is no reason. */
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

/** One decision about homes; whatever is shown of homes is read again after it. */
export function useHomeDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decide: () => Promise<unknown>) => decide(),
    // Not waited for, as in `useChange`.
    onSuccess: () => {
      for (const queryKey of [['homes'], ['requests']]) void client.invalidateQueries({ queryKey });
    },
  });
}
