import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  DecisionPreview,
  ReturnDecided,
  ReturnedRequest,
  ReturnInput,
  ReturnOutcome,
  ReturnPreview,
  ReturnsPage,
} from '@doorstep/contract';
import { callApi } from '../../../shared/api/call-api.ts';

const base = '/api/staff/returns';

export type ReturnDecision = 'send-again' | 'close';

export function useReturns(page: number) {
  return useQuery({
    queryKey: ['returns', page],
    queryFn: ({ signal }) => callApi<ReturnsPage>(`${base}?page=${page}`, { signal }),
    placeholderData: keepPreviousData,
    // Each reading is written to the audit log, so it is not read again without need.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

function useFresh() {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [['returns'], ['batches'], ['requests'], ['homes'], ['offers', 'list']])
      void client.invalidateQueries({ queryKey });
  };
}

export function useRecordReturn() {
  const onSettled = useFresh();
  return useMutation({
    mutationFn: (body: ReturnInput) => callApi<ReturnOutcome>(base, { method: 'POST', body }),
    onSettled,
  });
}

/** The emails that recording it would send; refused as that would be. */
export function useReturnPreview(parcel: Omit<ReturnInput, 'reason'> | null) {
  return useQuery({
    queryKey: ['returns', 'preview', parcel],
    queryFn: ({ signal }) =>
      callApi<ReturnPreview>(`${base}/preview`, { method: 'POST', body: parcel ?? undefined, signal }),
    enabled: parcel !== null,
    retry: false,
    // Each is written to the audit log as a view.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

/** The email that sending it again would send; refused as that would be. */
export function useSendAgainPreview(requestId: string) {
  return useQuery({
    queryKey: ['returns', 'send-again-preview', requestId],
    queryFn: ({ signal }) =>
      callApi<DecisionPreview>(`${base}/${encodeURIComponent(requestId)}/send-again/preview`, {
        method: 'POST',
        signal,
      }),
    retry: false,
    // Each is written to the audit log as a view.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

export function useReturnDecision() {
  const onSettled = useFresh();
  return useMutation({
    mutationFn: ({ request, decision }: { request: ReturnedRequest; decision: ReturnDecision }) =>
      callApi<ReturnDecided>(`${base}/${encodeURIComponent(request.id)}/${decision}`, { method: 'POST' }),
    onSettled,
  });
}
