import { expect, test } from 'vitest';
import {
  LookupAnswerError,
  LookupHttpError,
  LookupNetworkError,
  LookupServiceError,
  LookupTimeoutError,
  NoItemsRetrievedError,
} from './lookup-errors.ts';
import { lookupIssue } from './lookup-issue.ts';

const error = (Error: string, endpoint: 'find' | 'retrieve' = 'find') =>
  new LookupServiceError(endpoint, { Error, Description: 'd', Cause: 'c', Resolution: 'r' });

test.each([
  ['-1', 'unavailable'],
  ['', 'unavailable'],
  ['1', 'unavailable'],
  ['999', 'unavailable'],
  ['2', 'misconfigured'],
  ['3', 'account'],
  ['4', 'misconfigured'],
  ['5', 'misconfigured'],
  ['6', 'misconfigured'],
  ['7', 'account'],
  ['8', 'account'],
  ['9', 'account'],
  ['10', 'account'],
  ['11', 'account'],
  ['12', 'misconfigured'],
  ['13', 'account'],
  ['14', 'account'],
  ['15', 'misconfigured'],
  ['16', 'misconfigured'],
  ['18', 'our_fault'],
  ['19', 'our_fault'],
  ['20', 'our_fault'],
  ['21', 'misconfigured'],
  ['22', 'our_fault'],
  ['23', 'account'],
  ['1001', 'our_fault'],
  ['1002', 'account'],
])('the error code %j of Find is the issue %s', (code, kind) => {
  expect(lookupIssue(error(code))).toEqual({ kind, code });
});

test('code 17 concerns one visitor, and code 1001 of Retrieve one id', () => {
  expect(lookupIssue(error('17'))).toEqual({ kind: 'visitor_limited' });
  expect(lookupIssue(error('1001', 'retrieve'))).toEqual({ kind: 'no_address', reason: 'invalid_id' });
  expect(lookupIssue(new NoItemsRetrievedError('x'))).toEqual({ kind: 'no_address', reason: 'gone' });
});

test.each([
  [new LookupNetworkError('x'), 'network'],
  [new LookupTimeoutError(1), 'timeout'],
  [new LookupHttpError(500), 'http'],
  [new LookupAnswerError('x'), 'answer'],
])('%s may be temporary', (error, code) => {
  expect(lookupIssue(error)).toEqual({ kind: 'unavailable', code });
});

test.each([400, 403, 404, 413, 414, 431])('the HTTP status %i concerns the query, not the service', (status) => {
  expect(lookupIssue(new LookupHttpError(status))).toEqual({ kind: 'our_fault', code: 'http' });
});

test.each([408, 429, 500, 503])('the HTTP status %i may be temporary', (status) => {
  expect(lookupIssue(new LookupHttpError(status))).toEqual({ kind: 'unavailable', code: 'http' });
});

test('an error from elsewhere is not a lookup issue', () => {
  expect(lookupIssue(new DOMException('typed on', 'AbortError'))).toBeNull();
  expect(lookupIssue(new TypeError('a defect'))).toBeNull();
});
