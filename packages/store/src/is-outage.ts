/** SQLSTATE classes and codes of PostgreSQL: connection, resources, shutting down, input and output. */
const sqlStates = [/^08/, /^53/, /^57P0[1-3]$/, /^57014$/, /^55P03$/, /^58/];

/** The file is locked, full, not readable or not writable: results of SQLite by their first words. */
const sqliteResults = /^SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY|NOMEM)/;

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of the PostgreSQL client, without a code, about a connection that broke or was not answered. */
const lostConnection = /^Connection terminated|timeout exceeded when trying to connect|not queryable$/;

/** Whether an error means that the database has no space, no time or no connection for us: an outage, not an answer. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '') return lostConnection.test(error.message);
  return networkCodes.has(code) || sqliteResults.test(code) || sqlStates.some((state) => state.test(code));
}
