import { useAllowed } from '../session.ts';
import { useApi } from './api.ts';

const askEveryMs = 10_000;

/** What waits for somebody: for “Today” and for the numbers beside the places. Not asked for whom it is not. */
export function useToday() {
  return useApi('GET /today', useAllowed('offers.read') ? {} : null, {
    refetchInterval: askEveryMs,
    staleTime: askEveryMs / 2,
  });
}
