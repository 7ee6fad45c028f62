import type { RequestQuery } from '@doorstep/contract';
import { expect, it } from 'vitest';
import { isCounted, isPostcodeAlone } from './where-fits.ts';

const query = (params: Partial<RequestQuery>): RequestQuery => ({ search: '', sort: 'newest', page: 1, ...params });

it('the kept counts tell how many fit what they are kept by, however the list is shown', () => {
  const day = '2026-01-02T00:00:00.000Z';
  const counted: Partial<RequestQuery>[] = [
    {},
    { sort: 'name', page: 3, search: ' ' },
    { offer: 'one', state: 'held', from: day, until: day, assurance: 'typed', check: 'none', source: 'staff' },
  ];
  for (const params of counted) expect(isCounted(query(params)), JSON.stringify(params)).toBe(true);
  const others: Partial<RequestQuery>[] = [
    { search: 'robin' },
    { network: 'abc' },
    { postcode: 'AB1' },
    { reason: 'no_pass' },
  ];
  for (const params of others) expect(isCounted(query(params)), JSON.stringify(params)).toBe(false);
});

it('a postcode is asked for alone, or beside a state', () => {
  expect(isPostcodeAlone(query({ postcode: 'AB1', state: 'held', sort: 'name', page: 2 }))).toBe(true);
  const others: Partial<RequestQuery>[] = [
    {},
    { postcode: 'AB1', source: 'web' },
    { postcode: 'AB1', search: 'robin' },
  ];
  for (const params of others) expect(isPostcodeAlone(query(params)), JSON.stringify(params)).toBe(false);
});
