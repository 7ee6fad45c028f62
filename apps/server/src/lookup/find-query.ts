import type { FindQuery } from '@doorstep/address-lookup';
import type { LookupParameters } from './lookup-parameters.ts';

// No address is longer than this; what stands behind it cannot narrow the search any further.
const longestText = 500;
const maxItems = 200;
// More conditions than any form sets; a polygon of a district has a few hundred corners.
const maxFilters = 20;
const maxFence = 10_000;

/** What a Find asks for, or null when it names neither a text nor a container. */
export function readFindQuery(parameters: LookupParameters): FindQuery | null {
  const Text = parameters.text('Text')?.slice(0, longestText);
  const Container = parameters.text('Container');
  if (Text === undefined && Container === undefined) return null;
  const limit = Number(parameters.text('Limit'));
  const Origin = parameters.text('Origin')?.trim();
  const Bias = parameters.text('Bias')?.trim().toLowerCase();
  const Filters = parameters.all('Filters').slice(0, maxFilters);
  const GeoFence = parameters.text('GeoFence');
  return {
    Text: Text ?? '',
    ...(Container === undefined ? {} : { Container: Container.slice(0, longestText) }),
    Countries: (parameters.text('Countries') ?? '')
      .split(',')
      .map((code) => code.trim().toUpperCase())
      .filter((code) => /^[A-Z]{2,3}$/.test(code)),
    language: parameters.text('Language')?.trim().slice(0, 35) ?? '',
    ...(Number.isInteger(limit) && limit > 0 ? { limit: Math.min(limit, maxItems) } : {}),
    ...(Origin === undefined ? {} : { Origin: Origin.slice(0, 100) }),
    ...(Bias === 'true' || Bias === 'false' ? { Bias: Bias === 'true' } : {}),
    ...(Filters.length === 0 ? {} : { Filters: Filters.map((filter) => filter.slice(0, longestText)) }),
    ...(GeoFence === undefined ? {} : { GeoFence: GeoFence.slice(0, maxFence) }),
  };
}
