import { withInstallation } from './command-context.ts';
import { print, type Command } from './command.ts';

export const migrate: Command = {
  words: 'migrate',
  usage: '[--create]',
  summary: 'Brings the tables of the store up to date and prints the steps made.',
  details: 'With --create it makes a store, and the secret for it, where there is none; without it that is an error.',
  options: { create: { type: 'boolean' } },
  arguments: { min: 0, max: 0 },
  async run({ options }) {
    const mayCreate = options['create'] === true;
    for (const step of await withInstallation(async ({ migrated }) => migrated, { mayCreate })) print(step);
  },
};
