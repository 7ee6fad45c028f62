import type { FindQuery } from '@doorstep/address-lookup';
import type { LookupParameters } from './lookup-parameters.ts';
import type { ProtocolErrorName } from './protocol-errors.ts';
import { readWhereabouts } from './read-whereabouts.ts';

// No address is longer than this; text beyond it cannot narrow the search any further.
const maxTextLength = 500;
const maxItems = 200;
/** What a container holds is asked for whole: "Show more" doubles the limit until all of it is there. */
const maxItemsInside = 1000;
/** Ids of some providers hold the names of what they stand for. */
const maxIdLength = 2000;

/** The query of a Find, or the error of the protocol: neither a text nor a container, or a malformed condition. */
export function readFindQuery(
  parameters: LookupParameters,
): { kind: 'read'; query: FindQuery } | { kind: 'invalid'; name: ProtocolErrorName } {
  const Text = parameters.text('Text')?.slice(0, maxTextLength);
  const Container = parameters.text('Container');
  if (Text === undefined && Container === undefined) return { kind: 'invalid', name: 'find_without_text' };
  const where = readWhereabouts(parameters);
  if (where.kind === 'invalid') return where;
  const limit = Number(parameters.text('Limit'));
  const maxLimit = Container === undefined ? maxItems : maxItemsInside;
  const query = {
    Text: Text ?? '',
    ...(Container === undefined ? {} : { Container: Container.slice(0, maxIdLength) }),
    Countries: (parameters.text('Countries') ?? '')
      .split(',')
      .map((code) => code.trim().toUpperCase())
      .filter((code) => /^[A-Z]{2,3}$/.test(code)),
    language: parameters.text('Language')?.trim().slice(0, 35) ?? '',
    ...(Number.isInteger(limit) && limit > 0 ? { limit: Math.min(limit, maxLimit) } : {}),
    ...where.whereabouts,
  };
  return { kind: 'read', query };
}
