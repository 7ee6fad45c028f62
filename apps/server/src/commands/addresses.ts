import { type SharedForm, removeDataset } from '@doorstep/address-index';
import { CommandError } from '../command-error.ts';
import { type Config, loadConfig } from '../config.ts';
import { openIndexLookup } from '../lookup/index-lookup.ts';
import { addressFolder } from '../lookup/wire-lookup.ts';
import { findMasterSecret } from '../secrets/master-secret.ts';
import { type Command, print, remark } from './command.ts';
import { table } from './table.ts';

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

export const addressesList: Command = {
  words: 'addresses list',
  usage: '[--json]',
  summary: 'Lists the data sets.',
  options: { json: { type: 'boolean' } },
  arguments: { min: 0, max: 0 },
  async run({ options }) {
    const { index } = openAddressData(loadConfig());
    const datasets = index.datasets();
    for (const error of index.damagedFiles()) remark(`doorstep: ${error.message}`);
    index.close();
    if (options['json'] === true) return print(JSON.stringify(datasets));
    const rows = datasets.map(({ dataset, addresses, streets, countries, bytes, importedAt, licence, attribution }) => [
      dataset,
      addresses.toLocaleString('en'),
      streets.toLocaleString('en'),
      countries.slice(0, 5).join(','),
      `${(bytes / 1_000_000).toFixed(1)} MB`,
      importedAt,
      licence || '-',
      attribution || '-',
    ]);
    const head = ['name', 'addresses', 'streets', 'countries', 'size', 'imported', 'licence', 'credit'];
    for (const line of table(head, rows)) print(line);
  },
};

export const addressesCollisions: Command = {
  words: 'addresses collisions',
  usage: 'NAME [--json]',
  summary:
    'Lists the addresses of a data set that are written alike and are not one home, or are one and written twice.',
  details: [
    'held: places more than 300 m apart, and nothing tells them apart; their requests are held for staff.',
    'town added: such places in different towns. listed twice: one building under several towns or postcodes.',
    '--json prints one object a line.',
  ].join('\n'),
  options: { json: { type: 'boolean' } },
  arguments: { min: 1, max: 1 },
  async run({ arguments: [dataset = ''], options }) {
    const { index } = openAddressData(loadConfig());
    try {
      if (!index.datasets().some((each) => each.dataset === dataset))
        throw new CommandError(`There is no data set "${dataset}".`);
      for (const shared of index.allSharedForms(dataset)) {
        print(options['json'] === true ? JSON.stringify(shared) : describe(shared));
      }
    } finally {
      index.close();
    }
  },
};

function describe({ form, needsTown, ambiguous, also, places }: SharedForm): string {
  const kind = ambiguous.length > 0 ? 'held' : needsTown ? 'town added' : 'listed twice';
  const where = places.map(({ city, latitude, longitude }) => `${city} (${latitude}, ${longitude})`);
  const elsewhere = also.map(({ city, postcode }) => `also ${[city, postcode].filter(Boolean).join(' ')}`);
  return [kind, form, ...where, ...elsewhere].join('  ').replaceAll(/\p{Cc}+/gu, ' ');
}

export function openAddressData(config: Readonly<Config>): ReturnType<typeof openIndexLookup> {
  const folder = addressFolder(config.dataFolder);
  // The secret only signs ids of answers.
  return openIndexLookup({ folder, masterSecret: findMasterSecret(config) ?? 'only looked at, never signed with' });
}
