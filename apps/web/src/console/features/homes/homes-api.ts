import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DecisionPreview, HomeDetail, HomesOverview } from '@doorstep/contract';
import { callApi } from '../../shared/api/call-api.ts';

const base = '/api/staff/homes';
const all = ['homes'] as const;

export function useHomes({ offer, search }: { offer: string; search: string }) {
  const query = new URLSearchParams({ ...(offer === '' ? {} : { offer }), ...(search === '' ? {} : { search }) });
  return useQuery({
    queryKey: [...all, 'overview', offer, search],
    queryFn: ({ signal }) => callApi<HomesOverview>(`${base}?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useHome(homeId: string) {
  return useQuery({
    queryKey: [...all, 'one', homeId],
    queryFn: ({ signal }) => callApi<HomeDetail>(`${base}/${encodeURIComponent(homeId)}`, { signal }),
    // Each reading is written to the audit log, so it is not read again without need.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

/** The mail that a decision about a claim would send, with this reason. @param path Of the decision. */
export function useAnswerPreview(path: string, reason: string) {
  return useQuery({
    queryKey: ['claims', 'preview', path, reason],
    queryFn: ({ signal }) =>
      callApi<DecisionPreview>(`/api/staff/${path}/preview`, { method: 'POST', body: { reason }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One decision about homes; whatever is shown of homes is read again after it. */
export function useHomeDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, body }: { path: string; body: unknown }) =>
      callApi<unknown>(`/api/staff/${path}`, { method: 'POST', body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: all });
      void client.invalidateQueries({ queryKey: ['requests'] });
    },
  });
}
