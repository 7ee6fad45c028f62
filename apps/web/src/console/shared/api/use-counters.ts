import { useApi } from './api.ts';

/**
 * Collection places.
 * @param mayAsk Whether the person may hand over.
 */
export function useCounters(mayAsk = true) {
  return useApi('GET /counters', mayAsk ? {} : null, { staleTime: 60_000 });
}
