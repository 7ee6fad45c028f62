import type { AddressIndex } from '@doorstep/address-index';
import { lookupErrorKind } from '@doorstep/address-lookup';
import { type ServiceTestFinding, type TestedService, captchas } from '@doorstep/contract';
import type { Config } from '../config.ts';
import { openCaptcha } from '../human-check/open-captcha.ts';
import { createPhotonClient } from '../lookup/photon/photon-client.ts';
import { testCaptcha } from './test-captcha.ts';
import { testLoqate } from './test-loqate.ts';
import { testMail } from './test-mail.ts';

/** Begins an address in every country that has English streets, and where it begins none the answer is good as well. */
const words = 'High Street';

/** One search, as a visitor's key press makes it. */
async function testPhoton({ photon }: Pick<Config, 'photon'>, timeoutMs: number): Promise<ServiceTestFinding[]> {
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

/** A service that takes longer keeps visitors waiting as well. */
const usualTimeoutMs = 5000;

/** Tests whether a service works as configured; returns at least one finding, and never throws for an outage. */
export type ServiceTests = Record<TestedService, () => Promise<ServiceTestFinding[]>>;

export function createServiceTests(
  config: Readonly<Config>,
  index: Pick<AddressIndex, 'datasets' | 'damagedFiles'>,
  { timeoutMs = usualTimeoutMs }: { timeoutMs?: number } = {},
): ServiceTests {
  return {
    'human-check': async () => {
      const provider = openCaptcha(config);
      return config.captcha === null || provider === null
        ? [builtIn('ok', 'pow_ready')]
        : testCaptcha({ provider, prefix: captchas[config.captcha.provider].settings, timeoutMs });
    },
    'address-lookup': async () => {
      if (config.lookup === 'index') return [testIndex(index)];
      return config.lookup === 'photon' ? testPhoton(config, timeoutMs) : testLoqate(config, timeoutMs);
    },
    mail: async () => [await testMail(config, timeoutMs)],
  };
}

function testIndex(index: Pick<AddressIndex, 'datasets' | 'damagedFiles'>): ServiceTestFinding {
  const error = index.damagedFiles()[0];
  if (error !== undefined) return builtIn('wrong', 'index_damaged', { error: error.message });
  const count = index.datasets().reduce((sum, { addresses }) => sum + addresses, 0);
  return count === 0 ? builtIn('note', 'index_empty') : builtIn('ok', 'index_ready', { count });
}

function builtIn(
  state: ServiceTestFinding['state'],
  outcome: ServiceTestFinding['outcome'],
  values: ServiceTestFinding['values'] = {},
): ServiceTestFinding {
  return { subject: 'built_in', state, outcome, values, provider: null };
}
