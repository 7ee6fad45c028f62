import { useAllowed } from '../session.ts';
import { useApi } from './api.ts';

const askEveryMs = 10_000;

/** Waiting work for “Today” and the navigation badges. Skipped for people who may not see it. */
export function useToday() {
  return useApi('GET /today', useAllowed('offers.read') ? {} : null, {
    refetchInterval: askEveryMs,
    staleTime: askEveryMs / 2,
  });
}
