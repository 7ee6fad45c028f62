import { describe, expect, it } from 'vitest';
import { changeRequestQuery, readRequestQuery, writeRequestQuery } from './request-query.ts';

const read = (search: string) => readRequestQuery(new URLSearchParams(search));

describe('the request query in the address bar', () => {
  it('has a default for every filter', () => {
    expect(read('')).toEqual({ search: '', sort: 'newest', page: 1 });
  });

  it('survives a round trip', () => {
    const address = 'offer=o1&state=held&search=high+st&sort=name&page=3';
    expect(writeRequestQuery(read(address))).toBe(address);
  });

  it('drops invalid values, and keeps the rest', () => {
    expect(read('state=sleeping&page=-2&sort=colour&search=oak')).toEqual({ search: 'oak', sort: 'newest', page: 1 });
  });

  it('returns to page one when a filter changes, but not when the page does', () => {
    const third = read('state=held&page=3');
    expect(changeRequestQuery(third, { search: 'oak' }).page).toBe(1);
    expect(changeRequestQuery(third, { page: 4 })).toEqual({ ...third, page: 4 });
  });
});
