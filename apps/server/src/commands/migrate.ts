import { CommandError } from '../command-error.ts';
import { loadConfig } from '../config.ts';
import { explainStoreError } from '../explain-store-error.ts';
import { describeStore, storePlace } from '../open-installation.ts';
import { withInstallation } from './command-context.ts';
import { print, remark, type Command } from './command.ts';

export const migrate: Command = {
  words: 'migrate',
  usage: '[--create] [--check]',
  summary: 'Brings the tables of the store up to date and prints the steps made.',
  details: [
    'With --create it makes a store, and the secret for it, where there is none; without it that is an error.',
    'With --check it changes nothing, prints the steps that are missing, and ends with 1 when there are any.',
  ].join('\n'),
  options: { create: { type: 'boolean' }, check: { type: 'boolean' } },
  arguments: { min: 0, max: 0 },
  async run({ options }) {
    if (options['check'] === true) return reportPending();
    const mayCreate = options['create'] === true;
    const open = { mayCreate, whenOutdated: 'migrate' } as const;
    for (const step of await withInstallation(async ({ migrated }) => migrated, open)) print(step);
  },
};

async function reportPending(): Promise<void> {
  const { inspectStore } = await import('@doorstep/store');
  const config = loadConfig();
  const store = await inspectStore(storePlace(config)).catch((error: unknown) => {
    throw explainStoreError(error, config);
  });
  remark(`Store: ${describeStore(config)}`);
  if (store.kind === 'new') throw new CommandError('There is no store yet: doorstep migrate --create makes one.');
  for (const step of store.pending) print(step);
  if (store.pending.length > 0)
    throw new CommandError(
      'The store lacks these steps. The next start makes them, or doorstep migrate. Back it up before.',
    );
}
