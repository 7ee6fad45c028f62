import type { OfferSummary } from '@doorstep/contract';
import { useQuery } from '@tanstack/react-query';
import { useAllowed } from '../session.ts';
import { callApi } from './call-api.ts';

/** The offers to choose from; the same list, and the same cache, as the offers page has. */
export function useOfferChoices() {
  const mayRead = useAllowed('offers.read');
  return useQuery({
    queryKey: ['offers', 'list'],
    queryFn: ({ signal }) => callApi<OfferSummary[]>('/api/staff/offers', { signal }),
    enabled: mayRead,
  });
}
