import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiTokenInput } from '@doorstep/contract';
import { api, keyOf, useApi } from '../../shared/api/api.ts';

const tokensKey = keyOf('GET /tokens', {});

export function useTokens() {
  return useApi('GET /tokens', {});
}

export function useCreateToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ApiTokenInput) => api('POST /tokens', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: tokensKey }),
    // Keep the token no longer than it is shown.
    gcTime: 0,
  });
}

export function useRevokeToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api('POST /tokens/:token/revoke', { params: { token } }),
    onSuccess: (tokens) => client.setQueryData(tokensKey, tokens),
  });
}
