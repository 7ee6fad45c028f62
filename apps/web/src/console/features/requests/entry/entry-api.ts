import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffEntryAnswer, StaffEntryBody, StaffEntryForm } from '@doorstep/contract';
import { callApi } from '../../../shared/api/call-api.ts';

const pathOf = (offerId: string) => `/api/staff/offers/${encodeURIComponent(offerId)}`;

/** What the form needs; read once, so that nothing changes under who types. */
export function useEntryForm(offerId: string) {
  return useQuery({
    queryKey: ['requests', 'entry-form', offerId],
    queryFn: ({ signal }) => callApi<StaffEntryForm>(`${pathOf(offerId)}/entry-form`, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** @param key One for each form: sent twice, it is one request. */
export function useEnterRequest(offerId: string, key: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StaffEntryBody) =>
      callApi<StaffEntryAnswer>(`${pathOf(offerId)}/requests`, {
        method: 'POST',
        body,
        headers: { 'idempotency-key': key },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['requests', 'page'] });
      void client.invalidateQueries({ queryKey: ['offers', 'list'] });
    },
  });
}
