import type { OfferForm } from './offer-form.ts';

export interface MergeConflict {
  /** Top-level field, or `contact.…` and `organisation.…`. */
  path: string;
  mine: unknown;
  theirs: unknown;
}

export interface MergedForms {
  merged: OfferForm;
  /** What both sides changed, and not to the same; `merged` has mine. */
  conflicts: MergeConflict[];
}

const nested = ['contact', 'organisation'] as const;

/**
 * Brings two people's changes of one offer together, field by field: what only they changed is theirs, everything that
 * I changed stays mine. Lists (items, questions) count as one field each.
 * @param base What both started from.
 */
export function mergeForms(base: OfferForm, mine: OfferForm, theirs: OfferForm): MergedForms {
  const conflicts: MergeConflict[] = [];
  const mergeFields = <T extends object>(prefix: string, before: T, mine: T, theirs: T): T => {
    const merged = { ...theirs };
    for (const key of Object.keys(before) as (keyof T & string)[]) {
      if (prefix === '' && (key === 'base' || nested.some((name) => name === key))) continue;
      const didIChange = !isSame(before[key], mine[key]);
      if (didIChange) merged[key] = mine[key];
      if (didIChange && !isSame(before[key], theirs[key]) && !isSame(mine[key], theirs[key])) {
        conflicts.push({ path: prefix + key, mine: mine[key], theirs: theirs[key] });
      }
    }
    return merged;
  };
  return {
    merged: {
      ...mergeFields('', base, mine, theirs),
      contact: mergeFields('contact.', base.contact, mine.contact, theirs.contact),
      organisation: mergeFields('organisation.', base.organisation, mine.organisation, theirs.organisation),
    },
    conflicts,
  };
}

// Both are plain values in the same order of keys, made by one function.
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
