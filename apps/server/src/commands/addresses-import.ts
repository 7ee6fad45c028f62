import {
  importAddresses,
  ImportError,
  importFormats,
  parseColumnMapping,
  type ImportFormat,
} from '@doorstep/address-index';
import { CommandError } from '../command-error.ts';
import { loadConfig } from '../config.ts';
import { createHomeFormOf } from '../lookup/form-knowledge.ts';
import { addressFolder } from '../lookup/wire-lookup.ts';
import { prepareFolder } from '../prepare-folder.ts';
import { abortOnInterrupt } from './abort-on-interrupt.ts';
import { textOption, type Command, print } from './command.ts';
import { showProgress } from './import-progress.ts';
import { readJson } from './read-json.ts';
import { summaryLines } from './import-summary-lines.ts';

export const addressesImport: Command = {
  words: 'addresses import',
  usage:
    'FILE… --dataset NAME [--country XX] [--format F] [--map FILE] [--delimiter C] [--encoding E] [--replace] [--licence TEXT] [--credit TEXT]',
  summary: 'Imports open address data as one data set; a running server answers from it within 2 seconds.',
  details: [
    'FILE may be - for standard input, a folder (every data file in it), and packed with gzip or zip.',
    `--format is one of ${importFormats.join(', ')}; without it the file itself shows what it is.`,
    '--map names a JSON file that says which column holds what; csv and geojson need one.',
    '--delimiter is the separator of a CSV file (one character, or the word tab), --encoding its encoding',
    '(utf-8, windows-1252, …); both are found from the file, or asked for where it leaves them open.',
    '--credit is shown wherever these addresses are.',
  ].join('\n'),
  options: {
    dataset: { type: 'string' },
    country: { type: 'string' },
    format: { type: 'string' },
    map: { type: 'string' },
    delimiter: { type: 'string' },
    encoding: { type: 'string' },
    replace: { type: 'boolean' },
    licence: { type: 'string' },
    credit: { type: 'string' },
  },
  arguments: { min: 1, max: Infinity },
  async run(input) {
    const dataset = textOption(input, 'dataset');
    if (dataset === undefined) throw new CommandError('--dataset NAME is missing.');
    const [country, licence, attribution] = ['country', 'licence', 'credit'].map((name) => textOption(input, name));
    const encoding = textOption(input, 'encoding');
    const format = readFormat(textOption(input, 'format'));
    const delimiter = readDelimiter(textOption(input, 'delimiter'));
    const map = textOption(input, 'map');
    const { dataFolder } = loadConfig();
    prepareFolder(dataFolder);
    const progress = showProgress(process.stderr);
    try {
      const summary = await importAddresses({
        files: input.arguments.map((path) => (path === '-' ? process.stdin : path)),
        dataset,
        indexFolder: addressFolder(dataFolder),
        formOf: createHomeFormOf(),
        replace: input.options['replace'] === true,
        onProgress: progress.show,
        signal: abortOnInterrupt(),
        ...(country === undefined ? {} : { country: country.toUpperCase() }),
        ...(format === undefined ? {} : { format }),
        ...(map === undefined ? {} : { mapping: parseColumnMapping(readJson(map), map) }),
        ...(delimiter === undefined ? {} : { delimiter }),
        ...(encoding === undefined ? {} : { encoding }),
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
  const format = importFormats.find((each) => each === text);
  if (format === undefined) throw new CommandError(`--format: got "${text}"; it takes ${importFormats.join(', ')}.`);
  return format;
}

function readDelimiter(text: string | undefined): string | undefined {
  if (text === 'tab') return '\t';
  if (text !== undefined && (text.length !== 1 || /["\r\n]/.test(text))) {
    throw new CommandError(`--delimiter: got "${text}"; it takes one character, or the word tab.`);
  }
  return text;
}

function explain(error: unknown, dataset: string): unknown {
  if (!(error instanceof ImportError)) return error;
  if (error.code === 'dataset_exists') {
    return new CommandError(`There is already a data set "${dataset}". Add --replace to put this one in its place.`);
  }
  const lines = [`${error.message}. Nothing was changed.`];
  if (error.suggestion !== null) {
    lines.push('This may be a mapping to start from, for --map:', JSON.stringify(error.suggestion, null, 2));
  }
  return new CommandError(lines.join('\n'));
}
