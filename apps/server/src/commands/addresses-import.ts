import {
  ImportError,
  type ImportFormat,
  type ImportProgress,
  type ImportSummary,
  type RemarkReason,
  importAddresses,
  importFormats,
  parseColumnMapping,
  refusalWords,
} from '@doorstep/address-index';
import type { WriteStream } from 'node:tty';
import { CommandError } from '../command-error.ts';
import { loadConfig } from '../config.ts';
import { createHomeFormOf } from '../lookup/form-knowledge.ts';
import { addressFolder } from '../lookup/wire-lookup.ts';
import { prepareFolder } from '../prepare-folder.ts';
import { abortOnInterrupt } from './abort-on-interrupt.ts';
import { type Command, print, textOption } from './command.ts';
import { readJson } from './read-json.ts';

const remarks: Record<RemarkReason, string> = {
  header_repaired: 'the header and the first record shared a line, and were cut apart',
  title_skipped: 'a title above the header was left out',
  postcode_padded: 'the postcode had lost its zeros, which were put back',
  postcode_form: 'the postcode has not the form of its country; the address was kept',
  decimal_number: 'a whole number had become a decimal ("10.0"), and was made whole',
  id_rounded: 'the id had been rounded by a spreadsheet ("1.2E+11"), and was left out',
  region_by_postcode: 'the region disagreed with the postcode, whose region was taken',
  number_is_text: 'the number has no digit; it is found as text',
  number_is_mixed: 'a name or a unit stood in the number ("FLAT A, 64")',
  unit_from_number: 'the unit stood in the number ("2/14")',
  short_street: 'the street is a single character',
  many_numbers: 'a list of numbers became several addresses',
};

const delimiterNames: Record<string, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' };
const maxFiles = 5;

function summaryLines(summary: ImportSummary): string[] {
  const count = (value: number) => value.toLocaleString('en');
  const reasons = <R extends string>(
    tallies: readonly { reason: R; count: number; examples: { file: string; at: number | string; text: string }[] }[],
    words: Record<R, string>,
  ) =>
    tallies.flatMap((tally) => [
      `  ${count(tally.count)}  ${words[tally.reason]}`,
      ...tally.examples.map(({ file, at, text }) => `      ${place(file, at)}  ${visible(text)}`),
    ]);
  return [
    `Data set ${summary.dataset}: ${count(summary.addresses)} addresses in ${count(summary.streets)} streets, ` +
      `${(summary.bytes / 1_000_000).toFixed(1)} MB, in ${summary.seconds.toFixed(1)} s ` +
      `(${count(Math.round(summary.rowsRead / summary.seconds))} rows/s)`,
    ...summary.files.slice(0, maxFiles).map((file) => {
      const how = [file.format, file.encoding, delimiterNames[file.delimiter] ?? file.delimiter].filter(Boolean);
      return `read       ${visible(file.name)}  (${how.join(', ')}; ${count(file.rows)} rows)`;
    }),
    ...(summary.files.length > maxFiles ? [`           and ${count(summary.files.length - maxFiles)} more files`] : []),
    ...(summary.skipped.length === 0 ? [] : [`left out   ${shortList(summary.skipped)}`]),
    `rows read  ${count(summary.rowsRead)}`,
    `kept       ${count(summary.kept)}`,
    `merged     ${count(summary.merged)}  (repeats of an address that was kept)`,
    `changed    ${count(summary.changed)}  (kept with something put right)`,
    `refused    ${count(summary.refused.reduce((sum, refusal) => sum + refusal.count, 0))}`,
    ...reasons(summary.refused, refusalWords),
    ...alikeLines(summary),
    ...(summary.remarks.length === 0 ? [] : ['noticed']),
    ...reasons(summary.remarks, remarks),
  ];
}

function place(file: string, at: number | string): string {
  return visible(typeof at === 'number' ? `${file}:${at}` : `${file}, ${at}`);
}

function shortList(names: readonly string[]): string {
  const shown = names.slice(0, maxFiles).map(visible).join(', ');
  return names.length > maxFiles ? `${shown} and ${names.length - maxFiles} more` : shown;
}

function visible(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 100);
}

function alikeLines({ dataset, sharedForms }: ImportSummary): string[] {
  const count = (value: number) => value.toLocaleString('en');
  const { disambiguated, ambiguous, listedTwice } = sharedForms;
  if (disambiguated + ambiguous + listedTwice === 0) return [];
  return [
    `alike      ${count(ambiguous)}  (one form, several places: requests are held)`,
    `           ${count(disambiguated)}  (told apart by their towns)`,
    `           ${count(listedTwice)}  (one building under several towns or postcodes: one home)`,
    `           doorstep addresses collisions ${dataset} lists them`,
  ];
}

const barLength = 24;
const quietMs = 5000;
/** Below this share the remaining time cannot be estimated. */
const minShare = 0.02;

function showProgress(out: WriteStream): { show: (progress: ImportProgress) => void; end: () => void } {
  const startedAt = performance.now();
  let phaseStartedAt = startedAt;
  let phase: ImportProgress['phase'] = 'reading';
  let lastLineAt = startedAt;
  let hasBar = false;
  return {
    show(progress) {
      const now = performance.now();
      if (progress.phase !== phase) {
        phase = progress.phase;
        phaseStartedAt = now;
      }
      const line = () => progressLine(progress, (now - phaseStartedAt) / 1000);
      if (out.isTTY) {
        out.write(`\r${line()}\u001B[K`);
        hasBar = true;
      } else if (now - lastLineAt >= quietMs) {
        lastLineAt = now;
        out.write(`${line()}\n`);
      }
    },
    end() {
      if (hasBar) out.write('\r\u001B[K');
    },
  };
}

/** `reading  [####----]  33 %  86,000 rows  21,500 rows/s  0:08 left`; shorter if the size is unknown. */
export function progressLine({ phase, rowsRead, share }: ImportProgress, seconds: number): string {
  const count = (value: number): string => Math.round(value).toLocaleString('en');
  const rows = [`${count(rowsRead)} rows`];
  if (phase === 'reading' && seconds >= 1) rows.push(`${count(rowsRead / seconds)} rows/s`);
  if (share === null) return [phase, ...rows].join('  ');
  const full = Math.round(share * barLength);
  const bar = `[${'#'.repeat(full)}${'-'.repeat(barLength - full)}]`;
  if (share >= minShare && seconds >= 1) rows.push(`${clock((seconds / share) * (1 - share))} left`);
  return [phase, bar, `${Math.floor(share * 100)} %`, ...rows].join('  ');
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}

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
