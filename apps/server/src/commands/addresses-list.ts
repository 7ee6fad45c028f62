import { loadConfig } from '../config.ts';
import { print, remark, type Command } from './command.ts';
import { openAddressData } from './open-address-data.ts';
import { table } from './table.ts';

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
