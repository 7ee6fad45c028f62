import { createLookupClient, lookupErrorKind } from '@doorstep/address-lookup';
import type { ServiceTestFinding } from '@doorstep/contract';

const timeoutMs = 8000;

/** One Find, as a visitor's browser sends it: a key restricted to this site works only from here. It costs nothing. */
export async function testBrowserKey({ url, key }: { url: string; key: string }): Promise<ServiceTestFinding> {
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
