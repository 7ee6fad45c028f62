import type { Context } from '@doorstep/core';
import { createBaseUrl } from '../base-url.ts';
import { loadConfig } from '../config.ts';
import type { Installation, OpeningOptions } from '../open-installation.ts';
import { remark, remarkMisspeltSettings } from './command.ts';

/** Unless a command asks for more, it creates no store, and refuses one that only a migration would fit to this version. */
export async function withInstallation<T>(
  work: (installation: Installation, context: Context) => Promise<T>,
  { mayCreate = false, whenOutdated = 'refuse' }: OpeningOptions = {},
): Promise<T> {
  const { describeStore, openInstallation } = await import('../open-installation.ts');
  remarkMisspeltSettings();
  const config = loadConfig();
  const installation = await openInstallation(config, { mayCreate, whenOutdated });
  remark(`Store: ${describeStore(config)}`);
  try {
    return await work(installation, commandContext(installation));
  } finally {
    await installation.close();
  }
}

/** Context for verbs called by the operator. Nothing is submitted here, so no proof and no pass is valid. */
export function commandContext({ config, store, secrets }: Installation): Context {
  return {
    store,
    secrets,
    actor: { kind: 'command_line' },
    mailSite: createBaseUrl(config).get(),
    addresses: {
      verifyProof: () => ({ kind: 'forged' }),
      retrieve: async () => ({ kind: 'unavailable' }),
      match: async () => null,
      formKnowledge: () => ({ needsTown: false, isAmbiguous: false, alsoAs: [] }),
    },
    humanCheck: {
      verify: async () => ({ kind: 'rejected', reason: 'the command line submits nothing' }),
    },
  };
}
