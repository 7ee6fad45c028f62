import type { IndexReader } from '../index-format/index-reader.ts';

/** Documents of one data set, the one in the biggest town first. */
interface Listed<T> {
  data: T;
  documents: readonly number[];
}

/** The first so many of several data sets together, as if they were one: the biggest town first. */
export function bestOfData<T extends { reader: IndexReader }>(
  lists: readonly Listed<T>[],
  limit: number,
): [data: T, document: number][] {
  const [only, ...others] = lists.filter(({ documents }) => documents.length > 0);
  if (only === undefined) return [];
  if (others.length === 0) return only.documents.slice(0, limit).map((document) => [only.data, document]);
  const heads = [only, ...others].map((list) => headOf(list, 0));
  const best: [data: T, document: number][] = [];
  while (best.length < limit) {
    let at = 0;
    for (let other = 1; other < heads.length; other++) {
      if ((heads[other]?.size ?? -1) > (heads[at]?.size ?? -1)) at = other;
    }
    const head = heads[at];
    if (head?.document === undefined) break;
    best.push([head.list.data, head.document]);
    heads[at] = headOf(head.list, head.next);
  }
  return best;
}

function headOf<T extends { reader: IndexReader }>(
  list: Listed<T>,
  at: number,
): { list: Listed<T>; document: number | undefined; size: number; next: number } {
  const document = list.documents[at];
  const size = document === undefined ? -1 : townSize(list.data.reader, document);
  return { list, document, size, next: at + 1 };
}

/** Addresses of the document's town. */
export function townSize(reader: IndexReader, document: number): number {
  return reader.sections.placeAddresses[reader.placeOf(document)] ?? 0;
}
