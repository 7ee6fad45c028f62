import { removeDataset } from '@doorstep/address-index';
import { CommandError } from '../command-error.ts';
import { loadConfig } from '../config.ts';
import { addressFolder } from '../lookup/wire-lookup.ts';
import { remark, type Command } from './command.ts';

export const addressesRemove: Command = {
  words: 'addresses remove',
  usage: 'NAME',
  summary: 'Takes a data set away.',
  options: {},
  arguments: { min: 1, max: 1 },
  async run({ arguments: [name = ''] }) {
    const folder = addressFolder(loadConfig().dataFolder);
    if (!removeDataset(folder, name)) {
      throw new CommandError(`There is no data set "${name}".`);
    }
    remark(`The data set "${name}" is removed from ${folder}.`);
  },
};
