import { createLookupKey, revokeLookupKey } from '@doorstep/core';
import { CommandError } from '../command-error.ts';
import { withInstallation } from './command-context.ts';
import { print, remark, textOption, textOptions, type Command } from './command.ts';
import { table } from './table.ts';

export const keysCreateLookup: Command = {
  words: 'keys create lookup',
  usage: '--name NAME [--origin URL]…',
  summary: 'Makes a key for the address lookup and prints it. It is shown this once.',
  details: '--origin binds the key to pages of that address, such as https://shop.example; several may be given.',
  options: { name: { type: 'string' }, origin: { type: 'string', multiple: true } },
  arguments: { min: 0, max: 0 },
  async run(input) {
    const name = textOption(input, 'name')?.trim() ?? '';
    if (name === '' || name.length > 100) throw new CommandError('--name NAME is missing, or longer than 100 letters.');
    const origins = textOptions(input, 'origin').map(readOrigin);
    const { key } = await withInstallation((_, context) => createLookupKey(context, { name, origins }));
    print(key);
  },
};

export const keysList: Command = {
  words: 'keys list',
  usage: '',
  summary: 'Lists the keys, each with its id and its last letters.',
  options: {},
  arguments: { min: 0, max: 0 },
  async run() {
    const keys = await withInstallation(({ store }) => store.lookupKeys.list());
    const rows = keys.map(({ id, name, ending, origins, createdAt, revokedAt }) => [
      id,
      `…${ending}`,
      name,
      origins.length === 0 ? 'any origin' : origins.join(' '),
      new Date(createdAt).toISOString(),
      revokedAt === null ? 'in use' : `revoked ${new Date(revokedAt).toISOString()}`,
    ]);
    for (const line of table(['id', 'key', 'name', 'origins', 'created', 'state'], rows)) print(line);
  },
};

export const keysRevoke: Command = {
  words: 'keys revoke',
  usage: 'ID',
  summary: 'Ends a key; a running server refuses it within 2 seconds.',
  options: {},
  arguments: { min: 1, max: 1 },
  async run({ arguments: [id = ''] }) {
    const wasRevoked = await withInstallation((_, context) => revokeLookupKey(context, id));
    if (!wasRevoked) throw new CommandError(`There is no key with the id "${id}" in use.`);
    remark(`The key ${id} is revoked.`);
  },
};

/** An Origin header has no path or trailing slash, so a rule with one would never match. */
function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new CommandError(`--origin: got "${text}"; it takes the address of a site, such as https://shop.example.`);
  }
  return url.origin;
}
