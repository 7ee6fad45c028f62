import { lookupErrorKind } from '@doorstep/address-lookup';
import type { ServiceTestFinding } from '@doorstep/contract';
import type { Config } from '../config.ts';
import { loqateClient, loqateUrl } from '../lookup/loqate/loqate-service.ts';

const words = 'High Street';

/** One Find with the server's key; Finds are free. A browser's key is bound to the site and fails from here. */
export async function testLoqate({ lookup, loqate }: Config, timeoutMs: number): Promise<ServiceTestFinding[]> {
  const serverKey = await testServerKey(loqate, timeoutMs);
  if (lookup !== 'loqate-direct') return [serverKey];
  const values = { host: new URL(loqate.url ?? loqateUrl).host };
  return [
    serverKey,
    { subject: 'browser_key', state: 'note', outcome: 'browser_key_untested', values, provider: null },
  ];
}

async function testServerKey({ url, key }: Config['loqate'], timeoutMs: number): Promise<ServiceTestFinding> {
  const at = url ?? loqateUrl;
  const found = (
    state: ServiceTestFinding['state'],
    outcome: ServiceTestFinding['outcome'],
    more: Partial<Pick<ServiceTestFinding, 'values' | 'provider'>> = {},
  ): ServiceTestFinding => ({
    subject: 'server_key',
    state,
    outcome,
    values: { host: new URL(at).host, ...more.values },
    provider: more.provider ?? null,
  });
  const client = loqateClient({ url: at, key: key ?? '' }, timeoutMs);
  try {
    const items = await client.find({ Text: words, Countries: [], language: 'en', IsMiddleware: true });
    return found('ok', 'lookup_answers', { values: { count: items.length } });
  } catch (error) {
    const failed = lookupErrorKind(error);
    switch (failed?.kind) {
      case 'refused': {
        const { Error: code, Description: description, Cause: cause, Resolution: resolution } = failed.item;
        return found('wrong', 'lookup_refused', { values: { code }, provider: { description, cause, resolution } });
      }
      case 'timed_out':
        return found('wrong', 'timed_out', { values: { seconds: timeoutMs / 1000 } });
      case 'http_status':
        return found('wrong', 'http_status', { values: { status: failed.status } });
      case 'unreachable':
      case 'not_its_answer':
        return found('wrong', failed.kind);
      case 'no_items':
      case undefined:
        throw error;
    }
  }
}
