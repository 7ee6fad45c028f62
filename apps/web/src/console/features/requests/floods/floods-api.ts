import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { HeldNetwork, NetworkDecline } from '@doorstep/contract';
import { useRef, useState } from 'react';
import { api, useApi } from '../../../shared/api/api.ts';
import { useMutation } from '../../../shared/api/use-mutation.ts';

export function useHeldNetworks() {
  return useApi('GET /requests/networks', {});
}

export function useNetworkPreview({ network, lastAt: until }: HeldNetwork, reason: string) {
  return useApi(
    'POST /requests/networks/decline/preview',
    { body: { network, until, reason } },
    { placeholderData: keepPreviousData },
  );
}

/**
 * Declines what a network had sent when it was shown, call by call until none of it is held. A retry after an error
 * continues there.
 */
export function useNetworkDecline({ network, lastAt: until }: HeldNetwork) {
  const client = useQueryClient();
  const sum = useRef<NetworkDecline>({ declined: 0, emails: 0, left: 0 });
  const [declined, setDeclined] = useState(0);
  const sending = useMutation({
    mutationFn: async (words: { reason: string; note: string }) => {
      for (;;) {
        const body = { network, until, ...words };
        const part = await api('POST /requests/networks/decline', { body });
        const before = sum.current;
        sum.current = { ...part, declined: before.declined + part.declined, emails: before.emails + part.emails };
        setDeclined(sum.current.declined);
        if (part.left === 0 || part.declined === 0) return sum.current;
      }
    },
    // Refetch what remains, for a retry.
    onError: () => client.invalidateQueries({ queryKey: ['requests', 'networks', 'decline'] }),
    onSuccess: () => {
      for (const queryKey of [['requests'], ['offers']]) void client.invalidateQueries({ queryKey });
    },
  });
  return { ...sending, declined };
}
