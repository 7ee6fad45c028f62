// What is inside a container. Whatever was typed, everything in it can be reached by choosing alone:
//   - a list longer than the limit is cut into parts ("5 Mill Road – 11 Mill Road"), and those again;
//   - words typed beyond what the container itself says narrow the list, and then its last row is all of it;
//   - what was typed before narrows neither a part nor "all of it": clients send it again, or the container's own text.
import type { IndexReader } from '../index-format/index-reader.ts';
import { parseQuery, type Token } from '../match/parse-query.ts';
import { type ContainerList, listContainer } from './container-list.ts';
import type { ContainerTarget, ItemTarget, ListPart } from './item-id.ts';
import { narrowContainer, type TypedInside } from './narrow-container.ts';
import type { SuggestionRow } from './suggestion-row.ts';

/** The children, in natural order; those that fit further typed words first. Null when the container is not there. */
export function openContainer(
  reader: IndexReader,
  target: ItemTarget,
  tokens: readonly Token[],
  limit: number,
): SuggestionRow[] | null {
  if (target.kind === 'address') return null;
  const list = listContainer(reader, target);
  if (list === null) return null;
  const part = withinList(target, list);
  const fitting = narrowContainer(reader, list.own.target, wordsInside(list, target, tokens), limit);
  if (fitting.length === 0) return spread(list, part, limit);
  return withAllOfIt(fitting, partRow(list, part, ownRow(list, part)), limit);
}

/** The words that may narrow the container. */
function wordsInside(list: ContainerList, target: ContainerTarget, tokens: readonly Token[]): TypedInside {
  const part = withinList(target, list);
  const isWhole = coversAll(list, part);
  if (target.part !== undefined && isWhole) return { tokens: [], isBeyondOwnText: true };
  const following = wordsFollowing(parseQuery(ownRow(list, part).shown().text), tokens);
  if (following !== null) return { tokens: following, isBeyondOwnText: true };
  return { tokens: isWhole ? tokens : [], isBeyondOwnText: false };
}

function withinList({ part }: ContainerTarget, list: ContainerList): ListPart {
  const to = Math.min(part?.to ?? list.length, list.length);
  return { from: Math.min(part?.from ?? 0, to), to };
}

/** What was typed after the container's own text; null when the text is not that one, nor its beginning. */
function wordsFollowing(own: readonly Token[], typed: readonly Token[]): Token[] | null {
  const shared = Math.min(own.length, typed.length);
  for (let at = 0; at < shared; at++) if (own[at]?.text !== typed[at]?.text) return null;
  return shared === 0 ? null : typed.slice(shared);
}

/** Rows that fit, and all of the container behind them unless they are all of it. */
function withAllOfIt(fitting: readonly SuggestionRow[], all: SuggestionRow, limit: number): SuggestionRow[] {
  const addresses = fitting.reduce((sum, { count }) => sum + Math.max(1, count), 0);
  if (fitting.length <= limit && addresses >= all.count) return [...fitting];
  return [...fitting.slice(0, Math.max(1, limit - 1)), all].slice(0, limit);
}

/** At most `limit` rows that hold the whole part. */
function spread(list: ContainerList, part: ListPart, limit: number): SuggestionRow[] {
  const flat = list.flattened?.(part, limit) ?? null;
  if (flat !== null) return flat;
  if (part.to - part.from > limit) {
    const parts = flatParts(list, part, limit);
    if (parts !== null) return parts;
  }
  const size = partSize(part.to - part.from, limit);
  const rows = cut(list, { from: part.from, to: Math.min(part.to, part.from + size * limit) }, size);
  return withLongStreetsInParts(rows, limit);
}

/** Stretches of an area that each open to all their houses at once; null when those would be too many. */
function flatParts(list: ContainerList, part: ListPart, limit: number): SuggestionRow[] | null {
  if (list.flattened === undefined) return null;
  const starts = [part.from];
  let addresses = 0;
  for (let at = part.from; at < part.to; at++) {
    const count = list.addressesIn({ from: at, to: at + 1 });
    if (addresses > 0 && addresses + count > limit) {
      starts.push(at);
      addresses = 0;
      if (starts.length > limit) return null;
    }
    addresses += count;
  }
  const rows = starts.map((from, at) => rowOf(list, { from, to: starts[at + 1] ?? part.to }));
  return withLongStreetsInParts(rows, limit);
}

function cut(list: ContainerList, part: ListPart, size: number): SuggestionRow[] {
  const rows: SuggestionRow[] = [];
  for (let from = part.from; from < part.to; from += size) {
    rows.push(rowOf(list, { from, to: Math.min(from + size, part.to) }));
  }
  return rows;
}

function rowOf(list: ContainerList, part: ListPart): SuggestionRow {
  return part.to === part.from + 1 ? list.row(part.from) : partRow(list, part, ownRow(list, part));
}

/** Streets that are too long for one list stand among others in parts, where there is room for all of them: one list fewer. */
function withLongStreetsInParts(rows: readonly SuggestionRow[], limit: number): SuggestionRow[] {
  const inParts = rows.flatMap((row) => (row.count > limit ? partsOf(row, limit) : [row]));
  return inParts.length > limit ? [...rows] : inParts;
}

function partsOf(row: SuggestionRow, limit: number): SuggestionRow[] {
  const list = row.type === 'Street' && row.target.kind !== 'address' ? listContainer(row.reader, row.target) : null;
  if (list === null || list.length <= limit) return [row];
  return cut(list, { from: 0, to: list.length }, Math.ceil(list.length / Math.ceil(list.length / limit)));
}

/** Children in each row: as few levels as the limit allows, and on each about as many rows. */
function partSize(count: number, limit: number): number {
  if (count <= limit || limit < 2) return 1;
  let levels = 1;
  for (let max = limit; max < count; max *= limit) levels++;
  const rows = Math.min(limit, Math.ceil(count ** (1 / levels)));
  return Math.ceil(count / rows);
}

/** The container as it stands in a list: itself, or for a stretch of it the ends of that. */
function ownRow(list: ContainerList, part: ListPart): SuggestionRow {
  const { own } = list;
  if (coversAll(list, part)) return own;
  const ends = (): string => `${list.endText(part.from)} – ${list.endText(part.to - 1)}`;
  const shown = () => {
    const { place } = own.shown();
    return { text: ends(), place: list.placeOf?.(part) ?? place };
  };
  return { ...own, type: 'Container', shown };
}

function partRow(list: ContainerList, part: ListPart, shown: SuggestionRow): SuggestionRow {
  const count = coversAll(list, part) ? list.own.count : list.addressesIn(part);
  return { ...shown, target: { ...list.own.target, part }, count };
}

function coversAll(list: ContainerList, { from, to }: ListPart): boolean {
  return from === 0 && to >= list.length;
}
