import { useQueryClient } from '@tanstack/react-query';
import type { ApiTokenInput } from '@doorstep/contract';
import { api, keyOf, useAll, useChange } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';

const tokensKey = keyOf('GET /tokens', {});

export function useTokens() {
  return useAll('GET /tokens', {});
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
  return useChange('POST /tokens/:token/revoke', (token: string) => ({ params: { token } }), { stale: [tokensKey] });
}
