import { useApi } from './api/api.ts';

export const alarmsKey = ['alarms'] as const;

/** Soon enough for someone who has the console open beside other work; the response is small. */
const askEveryMs = 30_000;

/**
 * The open alarms.
 * @param isAllowed False skips the call.
 */
export function useAlarms(isAllowed: boolean) {
  return useApi('GET /alarms', isAllowed ? {} : null, { refetchInterval: askEveryMs });
}
