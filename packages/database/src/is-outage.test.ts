import { describe, expect, it } from 'vitest';
import { isOutage, outageReason } from './is-outage.ts';

const failing = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

describe('an outage', () => {
  it.each([
    ['25006', 'it is read-only'],
    ['28P01', 'it refuses our user'],
    ['28000', 'it refuses our user'],
    ['42501', 'it refuses our user'],
    ['53300', 'it has no connection or memory left'],
    ['53100', 'its disk is full'],
    ['SQLITE_FULL', 'its disk is full'],
    ['ENOSPC', 'its disk is full'],
    ['42P01', 'its tables are not there'],
    ['3D000', 'its tables are not there'],
    ['57P01', 'it does not answer'],
    ['57014', 'it does not answer'],
    ['08006', 'it does not answer'],
    ['40001', 'it does not answer'],
    ['22P05', 'its encoding cannot hold the text'],
    ['22021', 'its encoding cannot hold the text'],
    ['XX001', 'it is damaged'],
    ['58030', 'its disk fails'],
    ['SQLITE_READONLY_DIRECTORY', 'it is read-only'],
    ['SQLITE_CORRUPT_VTAB', 'it is damaged'],
    ['SQLITE_NOTADB', 'it is damaged'],
    ['SQLITE_IOERR_FSYNC', 'its disk fails'],
    ['SQLITE_BUSY_SNAPSHOT', 'it does not answer'],
    ['SQLITE_CANTOPEN', 'it does not answer'],
    ['EROFS', 'it is read-only'],
    ['ECONNRESET', 'it does not answer'],
    ['ENOTFOUND', 'it does not answer'],
    ['CERT_HAS_EXPIRED', 'its certificate is not accepted'],
  ])('has the code %s: %s', (code, reason) => {
    expect(outageReason(failing(code))).toBe(reason);
  });

  it.each([
    ['no such table: request', 'SQLITE_ERROR'],
    ['Connection terminated unexpectedly', ''],
    ['timeout exceeded when trying to connect', ''],
    ['Client has encountered a connection error and is not queryable', ''],
  ])('has the message “%s”', (message, code) => {
    expect(isOutage(code === '' ? new Error(message) : failing(code, message))).toBe(true);
  });

  it('may be the cause of another error', () => {
    expect(isOutage(new Error('the store could not be migrated', { cause: failing('53300') }))).toBe(true);
    expect(isOutage(new AggregateError([failing('ECONNREFUSED')]))).toBe(true);
  });
});

describe('a bug', () => {
  it.each(['42601', '42883', '23505', '23514', '22003', '22P02', '21000', '25P02', '54000', 'SQLITE_ERROR'])(
    'has the code %s and is no outage',
    (code) => {
      expect(isOutage(failing(code))).toBe(false);
    },
  );

  it.each(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_MISMATCH', 'SQLITE_RANGE', 'SQLITE_MISUSE', 'ERR_INVALID_ARG_TYPE'])(
    'has the code %s and is no outage',
    (code) => {
      expect(isOutage(failing(code))).toBe(false);
    },
  );

  it('has no code at all', () => {
    expect(isOutage(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(false);
    expect(isOutage('thrown text')).toBe(false);
  });
});
