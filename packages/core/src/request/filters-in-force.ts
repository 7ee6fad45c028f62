import type { RequestFilter } from './request-store.ts';

/** What the audit log keeps of a filter: its state, and which others were in force, without their values. */
export function filtersInForce(filter: RequestFilter): { state: string; hasSearch: boolean; filters?: string } {
  const { state = '', search, from, until, postcode, reason, assurance, check, source, network } = filter;
  const others = Object.entries({ from, until, postcode, reason, assurance, check, source, network });
  const names = others.filter(([, value]) => value !== undefined).map(([name]) => name);
  return { state, hasSearch: search !== '', ...(names.length === 0 ? {} : { filters: names.join(', ') }) };
}
