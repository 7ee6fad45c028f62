import { itemsAnswer, readItems } from '@doorstep/address-index';
import { CommandError } from '../command-error.ts';
import { loadConfig } from '../config.ts';
import { readFindQuery } from '../lookup/find-query.ts';
import { readLookupParameters } from '../lookup/lookup-parameters.ts';
import { print, remark, textOption, type Command } from './command.ts';
import { openAddressData } from './addresses.ts';

export const addressesFind: Command = {
  words: 'addresses find',
  usage: '"TEXT" [--limit N] [--country XX] [--container ID] [--language TAG] [--json]',
  summary: 'Looks an address up, as a visitor would.',
  details: '--json prints the answer of the lookup protocol: {"Items":[…]}.',
  options: {
    limit: { type: 'string' },
    country: { type: 'string' },
    container: { type: 'string' },
    language: { type: 'string' },
    json: { type: 'boolean' },
  },
  arguments: { min: 0, max: 1 },
  async run(input) {
    const limit = textOption(input, 'limit');
    if (limit !== undefined && !/^[1-9]\d{0,2}$/.test(limit))
      throw new CommandError(`--limit: got "${limit}"; it takes a whole number from 1 to 999.`);
    const read = readFindQuery(
      readLookupParameters({
        text: input.arguments[0],
        limit,
        countries: textOption(input, 'country'),
        container: textOption(input, 'container'),
        language: textOption(input, 'language'),
      }),
    );
    if (read.kind === 'invalid' && read.name === 'countries_invalid')
      throw new CommandError(
        `--country: got "${textOption(input, 'country')}"; it takes a country code such as GB, or several with commas.`,
      );
    if (read.kind === 'invalid') throw new CommandError('Say what to look for, or name a --container.');
    const lookup = openAddressData(loadConfig());
    const outcome = await lookup.find(read.query);
    const attributions = lookup.attributions();
    await lookup.close();
    if (outcome.kind === 'unavailable') {
      throw new CommandError(`Nothing can be looked up: ${(outcome.cause as Error).message}.`);
    }
    if (outcome.kind === 'no_data') throw new CommandError('There is no address data to look in. Import some first.');
    if (outcome.kind === 'not_supported') throw new CommandError(`${outcome.parameter} is not supported.`);
    if (input.options['json'] === true) return print(itemsAnswer(outcome.items));
    for (const { Text, Description, Type, Id } of readItems(outcome.items))
      print(`${Text}, ${Description}  [${Type} ${Id}]`);
    if (outcome.items.count > 0 && attributions.length > 0) remark(`Address data: ${attributions.join('; ')}`);
    if (outcome.items.count === 0) remark('Nothing in the address data matches.');
  },
};
