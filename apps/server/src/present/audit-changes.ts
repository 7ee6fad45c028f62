import type { AuditChange } from '@doorstep/contract';
import { localText, type AuditEntry, type Store } from '@doorstep/core';

/** What an entry says of before and after: for an offer the two versions themselves, else what the entry keeps of both. */
export async function auditChanges(
  store: Pick<Store, 'offers'>,
  { action, subjectId, detail }: AuditEntry,
): Promise<AuditChange[]> {
  const { version, from, to } = detail;
  if (action === 'offer.changed' && typeof version === 'number') {
    const [before, after] = await Promise.all([
      store.offers.findVersion(subjectId, version - 1),
      store.offers.findVersion(subjectId, version),
    ]);
    if (before !== null && after !== null) return differences(before, after, before.mainLanguage);
  }
  if (from === undefined && to === undefined) return [];
  return [{ field: [], from: textOf(from), to: textOf(to) }];
}

function differences(before: object, after: object, language: string): AuditChange[] {
  const [was, is] = [leavesOf(before, language), leavesOf(after, language)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => ({ field: JSON.parse(path) as string[], from: was.get(path) ?? '', to: is.get(path) ?? '' }));
}

/** Every value of an offer by its path. Parts of a list are known by their id, and called by their name. */
function leavesOf(value: unknown, language: string, path: string[] = [], found = new Map<string, string>()) {
  if (Array.isArray(value) && value.some((each) => typeof each === 'object')) {
    for (const [index, part] of value.entries())
      leavesOf(part, language, [...path, nameOf(part, language, index)], found);
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [name, part] of Object.entries(value))
      if (name !== 'id') leavesOf(part, language, [...path, name], found);
  } else {
    found.set(JSON.stringify(path), Array.isArray(value) ? value.join(', ') : textOf(value));
  }
  return found;
}

function nameOf(part: unknown, language: string, index: number): string {
  const { name, label, id } = (part ?? {}) as Record<string, unknown>;
  const text = name ?? label;
  const called = typeof text === 'object' && text !== null ? localText(text as never, language, language).text : text;
  if (typeof called === 'string' && called !== '') return called;
  return typeof id === 'string' ? id : String(index + 1);
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
