import { CommandError } from './command-error.ts';
import type { Config } from './config.ts';

const byCode: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at its address. Start it, or put host and port right',
  ENOTFOUND: 'its host is not known. Put the host right',
  EAI_AGAIN: 'its host cannot be looked up just now. Check the network',
  ETIMEDOUT: 'its host does not answer. Check the network and its firewall',
  '28P01': 'it refuses this user and password. Put them right',
  '28000': 'it refuses this user. Put the user right, or let it in (pg_hba.conf)',
  '3D000': 'it has no database of this name. Make it with createdb, or put the name right',
  '42501': 'its user may not make tables. Let it: GRANT CREATE ON SCHEMA public TO the user of DATABASE_URL',
  '25006': 'it takes no changes (a replica, or set to read-only). Name the primary',
  '55P03': 'a long transaction keeps its tables locked. End that one, and try again',
  '53300': 'it takes no more connections. Raise its max_connections, or end some',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by nobody that is trusted. Name its CA in sslrootcert',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by nobody that is trusted. Name its CA in sslrootcert',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is signed by nobody that is trusted. Name its CA in sslrootcert',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is signed by nobody that is trusted. Name its CA in sslrootcert',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host. Name it as its certificate does',
  CERT_HAS_EXPIRED: 'its certificate has expired. Renew it',
  SQLITE_CANTOPEN: 'its file cannot be opened. Let this user read and write the folder',
  SQLITE_NOTADB: 'its file is not a database. Put a backup in its place: doorstep restore FILE',
  SQLITE_CORRUPT: 'its file is damaged. Put a backup in its place: doorstep restore FILE',
  SQLITE_READONLY: 'its file cannot be written. Let this user write it and its folder',
  SQLITE_FULL: 'the disk is full. Make room',
  SQLITE_BUSY: 'another process keeps it locked. End that process, or wait for it',
};

const byWords: [RegExp, string][] = [
  [
    /unsupported startup parameter/,
    'a pooler before it refuses the settings of a connection. Add "options" to ignore_startup_parameters of PgBouncer, and give ' +
      'the settings to the database (docs/guides/scale.md, Connections)',
  ],
  [
    /does not support SSL/,
    'it does not speak TLS. Take sslmode and sslrootcert out of DATABASE_URL, or switch TLS on there',
  ],
  [
    /timeout exceeded when trying to connect|Connection terminated/,
    'its host does not answer. Check the network and its firewall',
  ],
];

/**
 * Explains an unusable store in one line, with cause and remedy.
 * @returns a CommandError for any error.
 */
export function explainStoreError(error: unknown, { databaseUrl }: Pick<Config, 'databaseUrl'>): CommandError {
  const name = databaseUrl === null ? 'The database under DOORSTEP_DATA' : 'DATABASE_URL: the database';
  const causes = [...causesOf(error)];
  for (const cause of causes) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    const reason = reasonOf(cause);
    if (reason !== undefined) return new CommandError(`${name} cannot be used: ${reason}${code && ` (${code})`}.`);
  }
  const [innermost] = causes.toReversed();
  const explained = (innermost?.message ?? String(error)).split('\n')[0];
  return new CommandError(`${name} cannot be used: ${explained}`, { cause: error });
}

function* causesOf(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error;) {
    yield each;
    each = each instanceof AggregateError ? each.errors[0] : each.cause;
  }
}

function reasonOf(error: Error): string | undefined {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  if (syscall === 'open' && path !== undefined)
    return `${path} cannot be read. Put its path right (sslrootcert, sslcert, sslkey), or let this user read it`;
  if (code.startsWith('ERR_OSSL_') || code === 'ERR_SSL_INVALID_PEM')
    return 'a file of its certificate or key holds none. Put sslrootcert, sslcert and sslkey right';
  return (
    byCode[code] ??
    byCode[code.replace(/^(SQLITE_[A-Z]+)_.*/, '$1')] ??
    byWords.find(([words]) => words.test(error.message))?.[1]
  );
}
