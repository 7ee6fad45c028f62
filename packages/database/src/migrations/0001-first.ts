import type { DialectName } from '../dialect.ts';
import { alarmTables, messageTables } from './first/message-tables.ts';
import { batchTables } from './first/batch-tables.ts';
import { claimTables, homeTables } from './first/home-tables.ts';
import { dayTables, requestCountTables } from './first/request-count-tables.ts';
import { drawTables } from './first/draw-tables.ts';
import { insightTables } from './first/insight-tables.ts';
import { offerTables } from './first/offer-tables.ts';
import { requestTables } from './first/request-tables.ts';
import { signInTables, staffTables } from './first/staff-tables.ts';

/**
 * The first tables. Their constraints keep the product's promises: an item is never taken beyond its stock, a
 * key belongs to one home, a pass is spent once, a submission is saved once.
 */
export function first(dialect: DialectName): string[] {
  return [
    ...offerTables,
    ...homeTables(dialect),
    ...requestTables(dialect),
    ...requestCountTables(dialect),
    ...insightTables(dialect),
    ...staffTables(dialect),
    ...batchTables(dialect),
    ...drawTables,
    ...claimTables,
    ...messageTables(dialect),
    ...signInTables(dialect),
    ...alarmTables,
    ...dayTables(dialect),
  ];
}
