import type { SharedForm } from '@doorstep/address-index';
import { CommandError } from '../command-error.ts';
import { loadConfig } from '../config.ts';
import { print, type Command } from './command.ts';
import { openAddressData } from './open-address-data.ts';

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
