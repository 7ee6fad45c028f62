import { findDiscrepancies, isOff } from '@doorstep/core';
import { CommandError } from '../command-error.ts';
import { loadConfig, type Config } from '../config.ts';
import { explainStoreError } from '../explain-store-error.ts';
import { describeStore, openInstallation, storePlace } from '../open-installation.ts';
import { findMasterSecret } from '../secrets/master-secret.ts';
import { secretFingerprint } from '../secrets/product-secrets.ts';
import { abortOnInterrupt } from './abort-on-interrupt.ts';
import { commandContext } from './command-context.ts';
import { print, remark, remarkMisspeltSettings, type Command } from './command.ts';
import { table } from './table.ts';

export const move: Command = {
  words: 'move',
  usage: 'DATABASE_URL',
  summary:
    'Copies the SQLite store into an empty database of PostgreSQL, counts every table on both sides, and verifies.',
  details: [
    'Stop the server first, or see that nobody writes: while the copy is made, a running server can save nothing. The SQLite',
    'store stays as it is. The copy is one transaction: interrupted or failed, the database stays empty. The secret and',
    'the address data stay where they are, under DOORSTEP_DATA. A password in the address can be seen in the list of',
    'processes: put it into PGPASSWORD, or into ~/.pgpass, instead.',
  ].join('\n'),
  options: {},
  arguments: { min: 1, max: 1 },
  async run({ arguments: [address = ''] }) {
    remarkMisspeltSettings();
    const source = loadConfig();
    if (source.databaseUrl !== null)
      throw new CommandError('DATABASE_URL is set: this store is on PostgreSQL already. Nothing was changed.');
    // oxlint-disable-next-line node/no-process-env -- the settings of the source, with another store
    const target = loadConfig({ ...process.env, DATABASE_URL: address });
    if (target.databaseUrl === null) throw new CommandError('The argument is no address that starts with postgres://.');
    await requireMovable(source);
    remark(`Store: ${describeStore(source)}`);
    remark(`To: ${describeStore(target)}`);
    const moved = await copy(source, { ...target, databaseUrl: target.databaseUrl });
    for (const line of table(
      ['table', 'rows'],
      moved.map(({ name, rows }) => [name, String(rows)]),
    ))
      print(line);
    await requireBalanced(target);
    print('balanced');
    remark(
      'The store is copied. Set DATABASE_URL to this address and start the server; then keep or delete doorstep.db.',
    );
  },
};

async function requireMovable(config: Readonly<Config>): Promise<void> {
  const { inspectStore } = await import('@doorstep/store');
  const store = await inspectStore(storePlace(config)).catch((error: unknown) => {
    throw explainStoreError(error, config);
  });
  if (store.kind === 'new') throw new CommandError(`There is no store: ${describeStore(config)}. Nothing was made.`);
  if (store.pending.length > 0)
    throw new CommandError(
      'The store was made by an earlier version: doorstep migrate, then move it. Nothing was changed.',
    );
  const secret = findMasterSecret(config);
  if (secret === null || store.settings.secretFingerprint !== secretFingerprint(secret))
    throw new CommandError(
      'The secret is not the one that the store was made with. Nothing was changed. ' +
        'Set the DOORSTEP_SECRET, or bring back the file "secret", of the store.',
    );
}

async function copy(source: Readonly<Config>, target: Readonly<Config> & { databaseUrl: string }) {
  const { isOutage } = await import('@doorstep/database');
  const { MoveRefusal, moveStore } = await import('@doorstep/database/open');
  const signal = abortOnInterrupt();
  try {
    return await moveStore({
      from: storePlace(source),
      to: target.databaseUrl,
      onTable: ({ name, rows }) => remark(`${name}: ${rows} rows`),
      signal,
    });
  } catch (error) {
    if (error === signal.reason) throw error;
    if (error instanceof MoveRefusal) throw new CommandError(refusals[error.reason]);
    if (isOutage(error)) throw explainStoreError(error, target);
    throw new CommandError(`The store cannot be copied: ${(error as Error).message}. Nothing was changed.`);
  }
}

const refusals = {
  'in use': 'Another process writes to the store: stop the server first. Nothing was changed.',
  'not empty':
    'The database has tables, which are not written over. Nothing was changed. Make an empty database with createdb, and name that.',
};

async function requireBalanced(target: Readonly<Config>): Promise<void> {
  const installation = await openInstallation(target);
  try {
    for await (const discrepancy of findDiscrepancies(commandContext(installation)))
      if (isOff(discrepancy))
        throw new CommandError(
          'The store is copied, and its counts do not reconcile: doorstep verify says for both stores what is off.',
        );
  } finally {
    await installation.close();
  }
}
