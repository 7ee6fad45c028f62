import type { RequestQuery } from '@doorstep/contract';
import { expect, it } from 'vitest';
import { isCounted, isPostcodeAlone } from './where-fits.ts';

const query = (params: Partial<RequestQuery>): RequestQuery => ({ search: '', sort: 'newest', page: 1, ...params });

it('stored counts suffice for filters on the columns they are grouped by, whatever the sort and page', () => {
  const day = '2026-01-02T00:00:00.000Z';
  const counted: Partial<RequestQuery>[] = [
    {},
    { sort: 'name', page: 3, search: ' ' },
    { offer: 'one', state: 'held', from: day, until: day, assurance: 'typed', check: 'none', source: 'staff' },
  ];
  expect(counted.filter((params) => !isCounted(query(params)))).toEqual([]);
  const others: Partial<RequestQuery>[] = [
    { search: 'robin' },
    { network: 'abc' },
    { postcode: 'AB1' },
    { reason: 'no_pass' },
    { flag: 'home_undelivered' },
  ];
  expect(others.filter((params) => isCounted(query(params)))).toEqual([]);
});

it('a postcode filter counts as alone with no other filter but a state', () => {
  expect(isPostcodeAlone(query({ postcode: 'AB1', state: 'held', sort: 'name', page: 2 }))).toBe(true);
  const others: Partial<RequestQuery>[] = [
    {},
    { postcode: 'AB1', source: 'web' },
    { postcode: 'AB1', search: 'robin' },
  ];
  expect(others.filter((params) => isPostcodeAlone(query(params)))).toEqual([]);
});
