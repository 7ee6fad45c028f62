import { useQueryClient } from '@tanstack/react-query';
import type { ServiceTestFinding, TestedService } from '@doorstep/contract';
import { createLookupClient, lookupErrorKind } from '@doorstep/address-lookup';
import { alarmsKey } from '../../shared/alarms.ts';
import { api, useApi } from '../../shared/api/api.ts';
import { useMutation } from '../../shared/api/use-mutation.ts';

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

const timeoutMs = 8000;

/** One Find, as a visitor's browser sends it: a key restricted to this site works only from here. It costs nothing. */
async function testBrowserKey({ url, key }: { url: string; key: string }): Promise<ServiceTestFinding> {
  const values = { host: new URL(url, location.href).host };
  const found = { subject: 'browser_key', provider: null } as const;
  try {
    const client = createLookupClient({ url, key, timeoutMs });
    const items = await client.find({ Text: 'High Street', Countries: [], language: 'en' });
    return { ...found, state: 'ok', outcome: 'lookup_answers', values: { ...values, count: items.length } };
  } catch (error) {
    const failed = lookupErrorKind(error);
    if (failed === null || failed.kind === 'no_items') throw error;
    const wrong = { ...found, state: 'wrong' } as const;
    switch (failed.kind) {
      case 'refused': {
        const { Error: code, Description: description, Cause: cause, Resolution: resolution } = failed.item;
        const provider = { description, cause, resolution };
        return { ...wrong, outcome: 'lookup_refused', values: { ...values, code }, provider };
      }
      case 'http_status':
        return { ...wrong, outcome: 'http_status', values: { ...values, status: failed.status } };
      case 'timed_out':
        return { ...wrong, outcome: 'timed_out', values: { ...values, seconds: timeoutMs / 1000 } };
      case 'unreachable':
      case 'not_its_answer':
        return { ...wrong, outcome: failed.kind, values };
    }
  }
}
