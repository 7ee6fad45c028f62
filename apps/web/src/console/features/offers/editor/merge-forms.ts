import { withLanguages } from './texts.ts';
import type { OfferForm } from './offer-form.ts';

export interface MergeConflict {
  path: string;
  mine: unknown;
  theirs: unknown;
}

export interface MergedForms {
  merged: OfferForm;
  /** Fields that both changed to different values; `merged` has mine. */
  conflicts: MergeConflict[];
}

/**
 * Merges two people's changes of one offer, by field and language: what only they changed is theirs, everything that I
 * changed stays mine. Rows of lists (items, questions, answers) are matched by id.
 * @param base The common starting point.
 */
export function mergeForms(base: OfferForm, mine: OfferForm, theirs: OfferForm): MergedForms {
  const conflicts: MergeConflict[] = [];
  const merged = mergeValues('', { base, mine, theirs }, conflicts) as OfferForm;
  return { merged: withLanguages(merged, languagesOf({ base, mine, theirs })), conflicts };
}

interface Versions<T = unknown> {
  base: T;
  mine: T;
  theirs: T;
}

function mergeValues(path: string, versions: Versions, conflicts: MergeConflict[]): unknown {
  const { base, mine, theirs } = versions;
  if (path === 'languages') return mine;
  if (areRows(mine) && areRows(theirs) && areRows(base)) return mergeRows(path, { base, mine, theirs }, conflicts);
  if (isRecord(mine) && isRecord(theirs) && isRecord(base) && !isWhole(path)) {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    return Object.fromEntries(
      [...keys].map((key) => {
        const inside = { base: base[key], mine: mine[key], theirs: theirs[key] };
        return [key, mergeValues(path === '' ? key : `${path}.${key}`, inside, conflicts)];
      }),
    );
  }
  if (isSame(base, mine)) return theirs;
  if (!isSame(base, theirs) && !isSame(mine, theirs)) conflicts.push({ path, mine, theirs });
  return mine;
}

type Row = Record<string, unknown>;

function mergeRows(path: string, versions: Versions<Row[]>, conflicts: MergeConflict[]): Row[] {
  const [base, mine, theirs] = [byId(versions.base), byId(versions.mine), byId(versions.theirs)];
  const orders = [[...base.keys()], [...mine.keys()], [...theirs.keys()]] as const;
  const didIChange = !isSame(orders[0], orders[1]);
  const didTheyChange = !isSame(orders[0], orders[2]);
  if (didIChange && didTheyChange && !isSame(orders[1], orders[2]))
    conflicts.push({ path, mine: versions.mine, theirs: versions.theirs });
  const added = orders[2].filter((id) => !base.has(id) && !mine.has(id));
  const order = didIChange ? [...orders[1], ...(didTheyChange ? added : [])] : orders[2];
  return order.map((id, index) => {
    const [mineRow, theirRow, baseRow] = [mine.get(id), theirs.get(id), base.get(id)];
    if (mineRow === undefined || theirRow === undefined) return mineRow ?? theirRow ?? {};
    const inside = { base: baseRow ?? theirRow, mine: mineRow, theirs: theirRow };
    return mergeValues(`${path}.${index}`, inside, conflicts) as Row;
  });
}

function byId(rows: Row[]): Map<string, Row> {
  return new Map(
    rows.map((row) => [
      String(row['questionId'] ?? row['optionId'] ?? row['placeId'] ?? (row['itemId'] || row['rowKey'])),
      row,
    ]),
  );
}

/** Atomic values: halves of two pictures do not make one. */
function isWhole(path: string): boolean {
  return path === 'polygon' || path.endsWith('.file');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function areRows(value: unknown): value is Row[] {
  return Array.isArray(value) && value.every(isRecord);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
}

/** The languages both have plus those either added; a language that either removed is gone. */
function languagesOf({ base, mine, theirs }: Versions<OfferForm>): string[] {
  const isKept = (tag: string) =>
    !base.languages.includes(tag) || (mine.languages.includes(tag) && theirs.languages.includes(tag));
  return [...mine.languages, ...theirs.languages].filter(isKept);
}
