import { useQueryClient } from '@tanstack/react-query';
import type { StaffEntryBody } from '@doorstep/contract';
import { useState } from 'react';
import { api, useApi } from '../../../shared/api/api.ts';
import { useMutation } from '../../../shared/api/use-mutation.ts';
import { useTexts } from '../../../shared/texts/texts-context.tsx';

/** The form's data; fetched once, so that nothing changes while someone types. */
export function useEntryForm(offer: string) {
  const [lang] = useState(useTexts().language);
  return useApi(
    'GET /offers/:offer/entry-form',
    { params: { offer }, query: { lang } },
    { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false },
  );
}

/** @param key One per form: submitted twice, it is one request. */
export function useEnterRequest(offer: string, key: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: StaffEntryBody) =>
      api('POST /offers/:offer/requests', { params: { offer }, body }, { idempotencyKey: key }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['requests'] });
      void client.invalidateQueries({ queryKey: ['offers'], exact: true });
    },
  });
}
