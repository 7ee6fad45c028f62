import { ImportError, IndexFileError, pullDataset } from '@doorstep/address-index';
import { CommandError } from '../command-error.ts';
import { loadConfig } from '../config.ts';
import { addressFolder } from '../lookup/wire-lookup.ts';
import { prepareFolder } from '../prepare-folder.ts';
import { abortOnInterrupt } from './abort-on-interrupt.ts';
import { type Command, print, remark } from './command.ts';

export const addressesPull: Command = {
  words: 'addresses pull',
  usage: 'URL [--replace]',
  summary: 'Fetches a finished data set of another machine, so that both answer with the same ids.',
  details: [
    'URL is the file NAME.addresses of that machine, on any web server. Every byte is checked before it is used.',
    '`doctor` says when the file at the URL has become another one.',
  ].join('\n'),
  options: { replace: { type: 'boolean' } },
  arguments: { min: 1, max: 1 },
  async run({ arguments: [url = ''], options }) {
    if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) {
      throw new CommandError(`"${url}" is no address of a web server: it begins with https:// or http://.`);
    }
    const { dataFolder } = loadConfig();
    prepareFolder(dataFolder);
    const signal = abortOnInterrupt();
    remark(`Fetching from ${new URL(url).host} …`);
    try {
      const pulled = await pullDataset({
        url,
        indexFolder: addressFolder(dataFolder),
        replace: options['replace'] === true,
        signal,
      });
      const megabytes = (pulled.bytes / 1_000_000).toFixed(1);
      print(
        `${pulled.dataset}: ${pulled.addresses.toLocaleString('en')} addresses, ${megabytes} MB, every byte checked.`,
      );
    } catch (error) {
      signal.throwIfAborted();
      throw explain(error);
    }
  },
};

function explain(error: unknown): unknown {
  if (error instanceof ImportError && error.code === 'dataset_exists') {
    return new CommandError(`${capital(error.message)}. Add --replace to put this one in its place.`);
  }
  if (error instanceof CommandError || !(error instanceof Error)) return error;
  const text = error instanceof IndexFileError ? error.message : capital(error.message);
  return new CommandError(`${text}. Nothing was changed.`);
}

function capital(text: string): string {
  // Not the name of a host.
  return /^[a-z]+ /.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
