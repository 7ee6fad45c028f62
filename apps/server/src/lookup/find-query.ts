import type { FindQuery } from '@doorstep/address-lookup';
import { isCountry, maxCountries, toAlpha2 } from '@doorstep/contract';
import type { LookupParameters } from './lookup-parameters.ts';
import type { ProtocolErrorName } from './protocol-errors.ts';
import { readWhereabouts } from './read-whereabouts.ts';

/** Longer than any address, so further text cannot narrow a search. */
export const maxTextLength = 500;
/** Some providers encode names in their ids. */
export const maxIdLength = 2000;
const maxLanguageLength = 35;
const maxItems = 200;
/** "Show more" doubles the limit until a container is shown completely. */
const maxItemsInside = 1000;
/** A longer list must repeat a country. */
const maxCountriesLength = maxCountries * 5;

export function readFindQuery(
  parameters: LookupParameters,
): { kind: 'read'; query: FindQuery } | { kind: 'invalid'; name: ProtocolErrorName } {
  const Text = parameters.text('Text');
  const Container = parameters.text('Container');
  if (Text === undefined && Container === undefined) return { kind: 'invalid', name: 'find_without_text' };
  const Countries = readCountries(parameters.all('Countries').join(','));
  if (Countries === null) return { kind: 'invalid', name: 'countries_invalid' };
  const where = readWhereabouts(parameters);
  if (where.kind === 'invalid') return where;
  const limit = Number(parameters.text('Limit'));
  const maxLimit = Container === undefined ? maxItems : maxItemsInside;
  const query = {
    Text: Text ?? '',
    ...(Container === undefined ? {} : { Container }),
    Countries,
    language: parameters.text('Language') ?? '',
    ...(Number.isInteger(limit) && limit > 0 ? { limit: Math.min(limit, maxLimit) } : {}),
    ...where.whereabouts,
  };
  return { kind: 'read', query };
}

/** Without duplicates; null for an unknown country. */
function readCountries(list: string): string[] | null {
  if (list.length > maxCountriesLength) return null;
  const codes = list
    .split(',')
    .map(toAlpha2)
    .filter((code) => code !== '');
  return codes.every(isCountry) ? [...new Set(codes)] : null;
}

/** Truncates every part of a query to its useful length, before it is searched, forwarded or cached. */
export function boundedQuery(query: FindQuery): FindQuery {
  return {
    ...query,
    Text: query.Text.slice(0, maxTextLength),
    Countries: [...new Set(query.Countries)].slice(0, maxCountries),
    language: boundedLanguage(query.language),
  };
}

export function boundedLanguage(language: string): string {
  return language.trim().slice(0, maxLanguageLength);
}
