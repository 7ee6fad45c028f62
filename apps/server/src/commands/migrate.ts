import { loadConfig } from '../config.ts';
import { openInstallation } from '../open-installation.ts';
import { print, type Command } from './command.ts';

export const migrate: Command = {
  words: 'migrate',
  usage: '',
  summary: 'Brings the tables of the store up to date and prints the steps made.',
  options: {},
  arguments: { least: 0, most: 0 },
  async run() {
    const installation = await openInstallation(loadConfig());
    for (const step of installation.migrated) print(step);
    await installation.close();
  },
};
