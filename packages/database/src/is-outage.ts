/**
 * Causes of outages, by PostgreSQL's SQLSTATE, SQLite's result code or Node's error code; the first that
 * matches counts. Other codes are bugs of ours: bad SQL, broken constraints, values of the wrong type.
 */
const reasons: [codes: RegExp, reason: string][] = [
  [/^(53100|SQLITE_FULL|ENOSPC|EDQUOT)$/, 'its disk is full'],
  [/^SQLITE_READONLY_DBMOVED$/, 'its file was removed or replaced'],
  [/^(25006|EROFS|EACCES|EPERM|SQLITE_(READONLY|PERM)(_\w+)?)$/, 'it is read-only'],
  [/^(42P01|42703|3D\w{3}|3F\w{3})$/, 'its tables are not there'],
  [/^(28\w{3}|42501|SQLITE_AUTH(_\w+)?)$/, 'it refuses our user'],
  [/^(53\w{3}|EMFILE|ENFILE|ENOMEM|SQLITE_NOMEM)$/, 'it has no connection or memory left'],
  [/^(22021|22P05)$/, 'its encoding cannot hold the text'],
  [/^(XX\w{3}|SQLITE_(CORRUPT|NOTADB|FORMAT)(_\w+)?)$/, 'it is damaged'],
  [/^(58\w{3}|EIO|SQLITE_IOERR(_\w+)?)$/, 'its disk fails'],
  // Connections, conflicts, statements that PgBouncer lost, locks, time-outs, shutdowns, configuration.
  [/^(08\w{3}|25P0[34]|26\w{3}|40\w{3}|55\w{3}|57\w{3}|F0\w{3})$/, 'it does not answer'],
  [/^(ECONN\w+|E(HOST|NET)\w+|EPIPE|ETIMEDOUT|EADDRNOTAVAIL|ENOTFOUND|EAI_\w+)$/, 'it does not answer'],
  [/^(ERR_(TLS|SSL)_\w+|CERT_\w+|UNABLE_TO_\w+|(DEPTH_ZERO_)?SELF_SIGNED_\w+)$/, 'its certificate is not accepted'],
  // The rest of SQLite's primary codes: locks, interruptions, files that cannot be opened.
  [/^SQLITE_(?!ERROR|INTERNAL|CONSTRAINT|MISUSE|MISMATCH|RANGE|TOOBIG)/, 'it does not answer'],
];

const messages: [message: RegExp, reason: string][] = [
  // Both have the code of a faulty statement.
  [/^no such (table|column)/, 'its tables are not there'],
  [/^Cannot open database because the directory does not exist$/, 'its file was removed or replaced'],
  [
    /^(Connection terminated|Query read timeout|timeout e|The server does not support SSL|There was an error establishing|SASL|Received unexpected|Cannot use a pool after)|not queryable$/,
    'it does not answer',
  ],
];

/** The cause of the outage in an error or its causes; null if it is no outage. */
export function outageReason(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const [, reason = null] =
    reasons.find(([codes]) => codes.test(code)) ?? messages.find(([message]) => message.test(error.message)) ?? [];
  return reason ?? outageReason(error instanceof AggregateError ? error.errors[0] : error.cause);
}

/** Whether an error is an outage of the database, not a bug of ours. */
export function isOutage(error: unknown): boolean {
  return outageReason(error) !== null;
}

/** Whether one of the values caused the error, so that statements with other values may succeed. */
export function isAboutValue(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '22021' || error.code === '22P05');
}

/** Whether a database error reports a violated unique constraint, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return (
    error.code === '23505' || error.code === 'SQLITE_CONSTRAINT_UNIQUE' || error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  );
}

/** Whether a database error reports a violated check constraint. */
export function isCheckViolation(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === '23514' || error.code === 'SQLITE_CONSTRAINT_CHECK')
  );
}
