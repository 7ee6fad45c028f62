import { withInstallation } from './command-context.ts';
import { print, type Command } from './command.ts';

export const migrate: Command = {
  words: 'migrate',
  usage: '',
  summary: 'Brings the tables of the store up to date and prints the steps made.',
  options: {},
  arguments: { min: 0, max: 0 },
  async run() {
    for (const step of await withInstallation(async ({ migrated }) => migrated)) print(step);
  },
};
