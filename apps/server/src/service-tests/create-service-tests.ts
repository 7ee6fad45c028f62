import { captchas, type ServiceTestFinding, type TestedService } from '@doorstep/contract';
import type { AddressIndex } from '@doorstep/address-index';
import type { Config } from '../config.ts';
import { openCaptcha } from '../human-check/open-captcha.ts';
import { testCaptcha } from './test-captcha.ts';
import { testLoqate } from './test-loqate.ts';
import { testPhoton } from './test-photon.ts';
import { testMail } from './test-mail.ts';

/** A service that takes longer keeps visitors waiting as well. */
const usualTimeoutMs = 5000;

/** Asks a service whether it can be used as it is set up; at least one finding, and never an exception for an outage. */
export type ServiceTests = Record<TestedService, () => Promise<ServiceTestFinding[]>>;

/** The one place where services are tested: behind the console's button and in `doctor`. */
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
