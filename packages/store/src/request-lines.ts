import { sql, type RawBuilder } from 'kysely';
import type { DialectName } from '@doorstep/database';

/** An item and a quantity. */
export type LinePair = [itemId: string, quantity: number];

/** The lines of a row of `request` as JSON, for `asPairs`: they come with the request, in the same statement. */
export const linesOf: Record<DialectName, RawBuilder<string | null>> = {
  sqlite: sql<string | null>`(select json_group_array(json_array(item_id, quantity)) from request_line
    where request_id = request.id)`,
  postgres: sql<string | null>`(select cast(json_agg(json_build_array(item_id, quantity)) as text) from request_line
    where request_id = request.id)`,
};

/** In the order of the items. */
export function asPairs(json: string | null): LinePair[] {
  const pairs = (json === null ? [] : JSON.parse(json)) as LinePair[];
  return pairs.length < 2 ? pairs : pairs.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
