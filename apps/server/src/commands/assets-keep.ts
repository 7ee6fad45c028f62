import { join } from 'node:path';
import { loadConfig } from '../config.ts';
import { keepAssets } from '../http/keep-assets.ts';
import { webDist } from '../web-bundles.ts';
import type { Command } from './command.ts';

export const assetsKeep: Command = {
  words: 'assets keep',
  usage: '',
  summary:
    'Gives the servers that run on this data folder the files of this build’s pages, before a server of it starts.',
  options: {},
  arguments: { min: 0, max: 0 },
  async run() {
    keepAssets(join(loadConfig().dataFolder, 'assets'), webDist);
  },
};
