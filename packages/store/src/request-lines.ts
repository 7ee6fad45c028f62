import { sql, type RawBuilder } from 'kysely';
import type { DialectName } from '@doorstep/database';

/** An item and a quantity. */
export type LinePair = [itemId: string, quantity: number];

const ofRequest = sql`from request_line join item on item.id = item_id where request_id = request.id`;

/**
 * The lines of a row of `request` as JSON, for `asPairs`, in the order of the offer's items: they come with the request,
 * in the same statement.
 */
export const linesOf: Record<DialectName, RawBuilder<string | null>> = {
  sqlite: sql<
    string | null
  >`(select json_group_array(json_array(item_id, quantity) order by item.position) ${ofRequest})`,
  postgres: sql<
    string | null
  >`(select cast(json_agg(json_build_array(item_id, quantity) order by item.position) as text)
    ${ofRequest})`,
};

export function asPairs(json: string | null): LinePair[] {
  return json === null ? [] : (JSON.parse(json) as LinePair[]);
}
