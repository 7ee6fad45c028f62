import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OfferSummary, RequestDetail, RequestPage, RequestQuery } from '@doorstep/contract';
import { callApi } from '../../shared/api/call-api.ts';
import { useAllowed } from '../../shared/session.ts';
import { writeRequestQuery } from './request-address.ts';

export type Decision = RequestDetail['transitions'][number];

const base = '/api/staff/requests';

const requestKeys = {
  all: ['requests'] as const,
  page: (query: RequestQuery) => ['requests', 'page', query] as const,
  one: (requestId: string) => ['requests', 'one', requestId] as const,
};

export function useRequestPage(query: RequestQuery) {
  return useQuery({
    queryKey: requestKeys.page(query),
    queryFn: ({ signal }) => callApi<RequestPage>(`${base}?${writeRequestQuery(query)}`, { signal }),
    // The rows stay while the next page or filter loads: no flash of emptiness.
    placeholderData: keepPreviousData,
  });
}

/** The offers to filter by; the same list, and the same cache, as the offers page has. */
export function useOfferChoices() {
  const mayRead = useAllowed('offers.read');
  return useQuery({
    queryKey: ['offers', 'list'],
    queryFn: ({ signal }) => callApi<OfferSummary[]>('/api/staff/offers', { signal }),
    enabled: mayRead,
  });
}

export function useRequest(requestId: string) {
  return useQuery({
    queryKey: requestKeys.one(requestId),
    queryFn: ({ signal }) => callApi<RequestDetail>(`${base}/${encodeURIComponent(requestId)}`, { signal }),
    // Each reading is written to the audit log, so it is not read again without need.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
}

export function useDecision(requestId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ decision, reason }: { decision: Decision; reason: string }) =>
      callApi<RequestDetail>(`${base}/${encodeURIComponent(requestId)}/${decision}`, {
        method: 'POST',
        body: { reason },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: requestKeys.all });
      void client.invalidateQueries({ queryKey: ['offers', 'list'] });
    },
  });
}

/** What staff make of the address: as POST /api/staff/requests/:id/address takes it. */
export interface Correction {
  address: { typed: { line1: string; line2: string; city: string; postcode: string; country: string } };
  unit: string;
  reason: string;
}

export function useCorrection(requestId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (correction: Correction) =>
      callApi<RequestDetail>(`${base}/${encodeURIComponent(requestId)}/address`, { method: 'POST', body: correction }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: requestKeys.all });
      void client.invalidateQueries({ queryKey: ['homes'] });
    },
  });
}

/** Address of the CSV of everything that the table's filters let through. */
export function exportAddress(query: RequestQuery): string {
  return `${base}/export.csv?${writeRequestQuery({ ...query, page: 1, sort: 'newest' })}`;
}
