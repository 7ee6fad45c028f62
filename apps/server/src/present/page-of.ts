import type { Listed, ListPart } from '@doorstep/contract';

/** A page of a list, as operations answer it. Nothing is counted after a cursor. */
export async function pageOf<Row>(
  { rows, next }: Listed<Row>,
  { cursor, page = 1, limit }: ListPart,
  count: () => Promise<number>,
) {
  const isPage = cursor === undefined;
  return { rows, next, total: isPage ? await count() : null, page: isPage ? page : null, pageSize: limit };
}
