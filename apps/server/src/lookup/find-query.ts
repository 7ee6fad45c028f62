import type { FindQuery } from '@doorstep/address-lookup';
import { isCountry, maxCountries, toAlpha2 } from '@doorstep/contract';
import type { LookupParameters } from './lookup-parameters.ts';
import type { ProtocolErrorName } from './protocol-errors.ts';
import { readWhereabouts } from './read-whereabouts.ts';

/** No address is longer than this; text beyond it cannot narrow the search any further. */
export const maxTextLength = 500;
/** Ids of some providers hold the names of what they stand for. */
export const maxIdLength = 2000;
const maxLanguageLength = 35;
const maxItems = 200;
/** What a container holds is asked for whole: "Show more" doubles the limit until all of it is there. */
const maxItemsInside = 1000;
/** Of a list with a space after each comma; one that is longer names a country twice. */
const maxCountriesLength = maxCountries * 5;

/** The query of a Find, or the error of the protocol: neither a text nor a container, or a malformed condition. */
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

/** Each country once; null where one of them does not exist. */
function readCountries(list: string): string[] | null {
  if (list.length > maxCountriesLength) return null;
  const codes = list
    .split(',')
    .map(toAlpha2)
    .filter((code) => code !== '');
  return codes.every(isCountry) ? [...new Set(codes)] : null;
}

/**
 * A query as it is searched for, passed on and kept in a cache, wherever it comes from: no part of it is longer than it can
 * be of use.
 */
export function boundedQuery(query: FindQuery): FindQuery {
  return {
    ...query,
    Text: query.Text.slice(0, maxTextLength),
    Countries: [...new Set(query.Countries)].slice(0, maxCountries),
    language: boundedLanguage(query.language),
  };
}

/** A language tag, or nothing. */
export function boundedLanguage(language: string): string {
  return language.trim().slice(0, maxLanguageLength);
}
