import { removeDataset } from '@doorstep/address-index';
import { CommandError } from '../command-error.ts';
import { loadConfig } from '../config.ts';
import { addressFolder } from '../lookup/wire-lookup.ts';
import { remark, type Command } from './command.ts';

export const addressesRemove: Command = {
  words: 'addresses remove',
  usage: 'NAME [--yes]',
  summary: 'Takes a data set away.',
  options: {},
  arguments: { min: 1, max: 1 },
  asks: ({ arguments: [name = ''] }) => `The data set "${name}" is deleted; to have it again it must be imported.`,
  async run({ arguments: [name = ''] }) {
    const folder = addressFolder(loadConfig().dataFolder);
    if (!removeDataset(folder, name)) {
      throw new CommandError(`There is no data set "${name}".`);
    }
    remark(`The data set "${name}" is removed from ${folder}.`);
  },
};
