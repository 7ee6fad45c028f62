import { apiScopes, installationScopes, isCalendarDay, type ApiScope } from '@doorstep/contract';
import { createApiToken, revokeApiToken, toIso } from '@doorstep/core';
import { CommandError } from '../command-error.ts';
import { withInstallation } from './command-context.ts';
import { print, remark, textOption, textOptions, type Command } from './command.ts';
import { requireOffer } from './offers.ts';
import { table } from './table.ts';

export const tokensCreate: Command = {
  words: 'tokens create',
  usage: '--name NAME --scope SCOPE… [--offer OFFER…] [--expires DAY]',
  summary: 'Makes a token for the API and prints it. It is shown this once.',
  details: `SCOPE is one of ${apiScopes.join(', ')}; several may be given. OFFER is the id or the short name of an offer;
without one the token is for all offers. DAY is the day at whose beginning (UTC) it expires, such as 2027-03-31.`,
  options: {
    name: { type: 'string' },
    scope: { type: 'string', multiple: true },
    offer: { type: 'string', multiple: true },
    expires: { type: 'string' },
  },
  arguments: { min: 0, max: 0 },
  async run(input) {
    const name = textOption(input, 'name')?.trim() ?? '';
    if (name === '' || name.length > 100) throw new CommandError('--name NAME is missing, or longer than 100 letters.');
    const scopes = textOptions(input, 'scope').map(readScope);
    if (scopes.length === 0) throw new CommandError(`--scope SCOPE is missing; it takes ${apiScopes.join(', ')}.`);
    const named = textOptions(input, 'offer');
    const offers = named.length === 0 ? null : named;
    const wide = offers === null ? undefined : scopes.find((scope) => installationScopes.has(scope));
    if (wide !== undefined) throw new CommandError(`--scope: ${wide} is for a token without --offer alone.`);
    const expires = textOption(input, 'expires');
    if (expires !== undefined && !isCalendarDay(expires))
      throw new CommandError(`--expires: got "${expires}"; it takes a day such as 2027-03-31.`);
    const expiresAt = expires === undefined ? null : `${expires}T00:00:00Z`;
    const { token } = await withInstallation(async (_, context) => {
      if (expiresAt !== null && Date.parse(expiresAt) <= (await context.store.now()))
        throw new CommandError(`--expires: got "${expires}"; it takes a day that is still to come.`);
      for (const offer of named)
        if ((await context.store.offers.find(offer)) === null) await requireOffer(context, offer);
      return createApiToken(context, { name, scopes, offers, expiresAt });
    });
    print(token);
  },
};

export const tokensList: Command = {
  words: 'tokens list',
  usage: '',
  summary: 'Lists the tokens of the API, each with its id and its last letters.',
  options: {},
  arguments: { min: 0, max: 0 },
  async run() {
    const tokens = await withInstallation(({ store }) => store.apiTokens.list());
    const rows = tokens.map(({ id, name, ending, scopes, offerIds, createdAt, expiresAt, usedAt, revokedAt }) => [
      id,
      `…${ending}`,
      name,
      scopes.join(' '),
      offerIds?.join(' ') ?? 'all',
      toIso(createdAt),
      toIso(expiresAt) ?? 'never',
      revokedAt !== null ? `revoked ${toIso(revokedAt)}` : usedAt === null ? 'never used' : `used ${toIso(usedAt)}`,
    ]);
    for (const line of table(['id', 'token', 'name', 'scopes', 'offers', 'created', 'expires', 'state'], rows))
      print(line);
  },
};

export const tokensRevoke: Command = {
  words: 'tokens revoke',
  usage: 'ID',
  summary: 'Ends a token at once.',
  options: {},
  arguments: { min: 1, max: 1 },
  async run({ arguments: [id = ''] }) {
    const wasRevoked = await withInstallation((_, context) => revokeApiToken(context, id));
    if (!wasRevoked) throw new CommandError(`There is no token with the id "${id}" in use.`);
    remark(`The token ${id} is revoked.`);
  },
};

function readScope(text: string): ApiScope {
  const scope = apiScopes.find((one) => one === text);
  if (scope === undefined) throw new CommandError(`--scope: got "${text}"; it takes ${apiScopes.join(', ')}.`);
  return scope;
}
