import { useQueryClient } from '@tanstack/react-query';
import type { TestedService } from '@doorstep/contract';
import { alarmsKey } from '../../shared/alarms.ts';
import { api, useApi } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';
import { testBrowserKey } from './test-browser-key.ts';

export function useServices() {
  return useApi('GET /services', {});
}

/**
 * Tests a service from the server and, if the browser's own key matters, from here too.
 * @param fromHere What only a browser on this site can test; null for nothing.
 */
export function useServiceTest(service: TestedService, fromHere: { url: string; key: string } | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const [report, own] = await Promise.all([
        api(`POST /services/${service}/test`, {}),
        fromHere === null ? null : testBrowserKey(fromHere),
      ]);
      const findings = report.findings.filter(({ subject }) => subject !== 'browser_key' || own === null);
      return { ...report, findings: own === null ? findings : [...findings, own] };
    },
    // A passed test ends the alarm a moment later.
    onSuccess: () => {
      for (const queryKey of [['services'], alarmsKey]) void client.invalidateQueries({ queryKey });
    },
  });
}

export function useTestMessage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api('POST /services/mail/message', {}, { timeoutMs: 40_000 }),
    onSuccess: () => {
      for (const queryKey of [['services'], alarmsKey]) void client.invalidateQueries({ queryKey });
    },
  });
}
