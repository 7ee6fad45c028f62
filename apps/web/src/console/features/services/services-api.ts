import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ServicesView, ServiceTestReport, TestedService } from '@doorstep/contract';
import { alarmsKey } from '../../shared/alarms.ts';
import { callApi } from '../../shared/api/call-api.ts';
import { testBrowserKey } from './test-browser-key.ts';

const servicesKey = ['services'] as const;

export function useServices() {
  return useQuery({
    queryKey: servicesKey,
    queryFn: ({ signal }) => callApi<ServicesView>('/api/staff/services', { signal }),
  });
}

/**
 * Asks a service, from the server and, where the browser's own key counts, from here.
 * @param fromHere What only a browser on this site can ask; null where it asks nobody.
 */
export function useServiceTest(service: TestedService, fromHere: { url: string; key: string } | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const [report, own] = await Promise.all([
        callApi<ServiceTestReport>(`/api/staff/services/${service}/test`, { method: 'POST' }),
        fromHere === null ? null : testBrowserKey(fromHere),
      ]);
      const findings = report.findings.filter(({ subject }) => subject !== 'browser_key' || own === null);
      return { ...report, findings: own === null ? findings : [...findings, own] };
    },
    // A test that passed ends the alarm, a moment later.
    onSuccess: () => Promise.all([servicesKey, alarmsKey].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
