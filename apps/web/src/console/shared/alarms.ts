import { useApi } from './api/api.ts';

export const alarmsKey = ['alarms'] as const;

/** Soon enough for somebody who has the console open beside other work, and one small answer. */
const askEveryMs = 30_000;

/** What is open now. @param isAllowed Others are not asked for: nothing is called. */
export function useAlarms(isAllowed: boolean) {
  return useApi('GET /alarms', isAllowed ? {} : null, { refetchInterval: askEveryMs });
}
