import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { importAddresses, ImportError, parseColumnMapping, type ImportFormat } from '@doorstep/address-index';
import { CommandError } from '../command-error.ts';
import { loadConfig } from '../config.ts';
import { addressFolder } from '../lookup/wire-lookup.ts';
import { prepareFolder } from '../prepare-folder.ts';
import { textOption, type Command, print } from './command.ts';
import { showProgress } from './import-progress.ts';
import { readJson } from './read-json.ts';
import { summaryLines } from './import-summary-lines.ts';

const formats: ImportFormat[] = ['openaddresses', 'openaddresses-geojson', 'ban', 'csv', 'geojson'];

export const addressesImport: Command = {
  words: 'addresses import',
  usage: 'FILE… --dataset NAME [--country XX] [--format F] [--map FILE] [--replace] [--licence TEXT] [--credit TEXT]',
  summary: 'Imports open address data as one data set; a running server answers from it within 2 seconds.',
  details: [
    'FILE may be - for standard input, a folder (every file in it), and packed with gzip.',
    `--format is one of ${formats.join(', ')}; without it the file itself shows what it is.`,
    '--map names a JSON file that says which column holds what; csv and geojson need one.',
    '--credit is shown wherever these addresses are.',
  ].join('\n'),
  options: {
    dataset: { type: 'string' },
    country: { type: 'string' },
    format: { type: 'string' },
    map: { type: 'string' },
    replace: { type: 'boolean' },
    licence: { type: 'string' },
    credit: { type: 'string' },
  },
  arguments: { least: 1, most: Infinity },
  async run(input) {
    const dataset = textOption(input, 'dataset');
    if (dataset === undefined) throw new CommandError('--dataset NAME is missing.');
    const [country, licence, attribution] = ['country', 'licence', 'credit'].map((name) => textOption(input, name));
    const format = readFormat(textOption(input, 'format'));
    const map = textOption(input, 'map');
    const { dataFolder } = loadConfig();
    prepareFolder(dataFolder);
    const progress = showProgress(process.stderr);
    try {
      const summary = await importAddresses({
        files: input.arguments.flatMap(filesOf),
        dataset,
        indexFolder: addressFolder(dataFolder),
        replace: input.options['replace'] === true,
        onProgress: progress.show,
        signal: abortOnInterrupt(),
        ...(country === undefined ? {} : { country: country.toUpperCase() }),
        ...(format === undefined ? {} : { format }),
        ...(map === undefined ? {} : { mapping: parseColumnMapping(readJson(map), map) }),
        ...(licence === undefined ? {} : { licence }),
        ...(attribution === undefined ? {} : { attribution }),
      });
      progress.end();
      for (const line of summaryLines(summary)) print(line);
    } catch (error) {
      progress.end();
      throw explain(error, dataset);
    }
  },
};

function readFormat(text: string | undefined): ImportFormat | undefined {
  if (text === undefined) return undefined;
  const format = formats.find((each) => each === text);
  if (format === undefined) throw new CommandError(`--format: got "${text}"; it takes ${formats.join(', ')}.`);
  return format;
}

/** A folder stands for the files in it, in the order of their names. */
function filesOf(path: string): (string | NodeJS.ReadStream)[] {
  if (path === '-') return [process.stdin];
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new CommandError(`${path}: there is no such file.`);
  if (!found.isDirectory()) return [path];
  const files = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ name }) => join(path, name))
    .toSorted();
  if (files.length === 0) throw new CommandError(`${path}: there is no file in this folder.`);
  return files;
}

function abortOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => controller.abort(new CommandError('Stopped. Nothing was changed.')));
  process.once('SIGTERM', () => controller.abort(new CommandError('Stopped. Nothing was changed.')));
  return controller.signal;
}

function explain(error: unknown, dataset: string): unknown {
  if (!(error instanceof ImportError)) return error;
  if (error.fault === 'dataset_exists') {
    return new CommandError(`There is already a data set "${dataset}". Add --replace to put this one in its place.`);
  }
  return new CommandError(`${error.message}. Nothing was changed.`);
}
