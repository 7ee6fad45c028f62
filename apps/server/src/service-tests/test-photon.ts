import { lookupErrorKind } from '@doorstep/address-lookup';
import type { ServiceTestFinding } from '@doorstep/contract';
import type { Config } from '../config.ts';
import { createPhotonClient } from '../lookup/photon/photon-client.ts';

/** Begins an address in every country that has English streets, and where it begins none the answer is good as well. */
const words = 'High Street';

/** One search, as a visitor's key press makes it. */
export async function testPhoton({ photon }: Pick<Config, 'photon'>, timeoutMs: number): Promise<ServiceTestFinding[]> {
  const url = photon.url ?? '';
  const found = (
    state: ServiceTestFinding['state'],
    outcome: ServiceTestFinding['outcome'],
    values: ServiceTestFinding['values'] = {},
  ): ServiceTestFinding[] => [
    { subject: 'server', state, outcome, values: { host: new URL(url).host, ...values }, provider: null },
  ];
  try {
    const query = { text: words, layers: ['house', 'street'] as const, limit: 10, countries: [] };
    const { places } = await createPhotonClient({ url, timeoutMs }).search(query);
    return found('ok', 'lookup_answers', { count: places.length });
  } catch (error) {
    const failed = lookupErrorKind(error);
    switch (failed?.kind) {
      case 'timed_out':
        return found('wrong', 'timed_out', { seconds: timeoutMs / 1000 });
      case 'http_status':
        return found('wrong', 'http_status', { status: failed.status });
      case 'unreachable':
      case 'not_its_answer':
        return found('wrong', failed.kind);
      case 'refused':
      case 'no_items':
      case undefined:
        throw error;
    }
  }
}
