import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiTokenInput, ApiTokenView, NewApiToken } from '@doorstep/contract';
import { callApi } from '../../shared/api/call-api.ts';

const base = '/api/staff/tokens';
const tokensKey = ['tokens'] as const;

export function useTokens() {
  return useQuery({ queryKey: tokensKey, queryFn: ({ signal }) => callApi<ApiTokenView[]>(base, { signal }) });
}

export function useCreateToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApiTokenInput) => callApi<NewApiToken>(base, { method: 'POST', body }),
    onSuccess: () => client.invalidateQueries({ queryKey: tokensKey }),
    // The token itself is not kept in memory once it was seen.
    gcTime: 0,
  });
}

export function useRevokeToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi<ApiTokenView[]>(`${base}/${encodeURIComponent(id)}/revoke`, { method: 'POST' }),
    onSuccess: (tokens) => client.setQueryData(tokensKey, tokens),
  });
}
