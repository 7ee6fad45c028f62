import { DoorstepError, type Listed, type ListPart } from '@doorstep/contract';
import { sql, type Expression, type SelectQueryBuilder } from 'kysely';

type Key = string | number;

/** The order of a list: columns that together identify a row, and their values in a row. */
export interface ListOrder<Row> {
  /** Names the list and its order: a cursor of another list is refused. */
  name: string;
  direction: 'asc' | 'desc';
  by: { column: Expression<unknown>; of(row: Row): Key }[];
}

/** The order of a table by creation. */
export function oldestFirst(table: string): ListOrder<{ created_at: number; id: string }> {
  return {
    name: table,
    direction: 'asc',
    by: [
      { column: sql.ref(`${table}.created_at`), of: (row) => row.created_at },
      { column: sql.ref(`${table}.id`), of: ({ id }) => id },
    ],
  };
}

/**
 * A page of a list. A cursor continues after the last row, whatever was added or removed since.
 * @throws DoorstepError `request_invalid` for a cursor of another list.
 */
export async function listPart<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { name, direction, by }: ListOrder<NoInfer<Row>>,
  { cursor, page = 1, limit }: ListPart,
): Promise<Listed<Row>> {
  const columns = by.map(({ column }) => column);
  let ordered = query.limit(limit + 1);
  for (const column of columns) ordered = ordered.orderBy(column, direction);
  const part =
    cursor === undefined
      ? ordered.offset((page - 1) * limit)
      : ordered.where(isBehind(columns, direction, readCursor(name, cursor, by.length)));
  const rows = await part.execute();
  return cutAt(limit, rows, (last) =>
    writeCursor(
      name,
      by.map(({ of }) => of(last)),
    ),
  );
}

/** Compared as one value, so that both databases continue in the index where the last page ended. */
export function isBehind(columns: Expression<unknown>[], direction: 'asc' | 'desc', keys: Key[]) {
  return sql<boolean>`(${sql.join(columns)}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${sql.join(keys)})`;
}

/** @param rows One more than `limit` if there are more. */
export function cutAt<Row>(limit: number, rows: Row[], cursorOf: (last: Row) => string): Listed<Row> {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next: last === undefined ? null : cursorOf(last) };
}

export function writeCursor(name: string, keys: Key[]): string {
  return btoa(JSON.stringify([name, ...keys]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** @throws DoorstepError `request_invalid` */
export function readCursor(name: string, cursor: string, length: number): Key[] {
  const [of, ...keys] = parsed(cursor);
  const areKeys = (all: unknown[]): all is Key[] => all.every((key) => Number.isSafeInteger(key) || isId(key));
  if (of !== name || keys.length !== length || !areKeys(keys)) throw unknownCursor();
  return keys;
}

export function unknownCursor(): DoorstepError {
  return new DoorstepError('request_invalid', { fields: [{ field: 'cursor', code: 'cursor_unknown' }] });
}

function parsed(cursor: string): unknown[] {
  try {
    const value: unknown = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function isId(key: unknown): boolean {
  return typeof key === 'string' && /^[\w-]{1,100}$/.test(key);
}
