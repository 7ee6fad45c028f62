import { useSyncExternalStore } from 'react';
import { useStoredChoice } from '../../../shared/use-stored-choice.ts';

/** Optional columns next to name and reference, in display order. */
export const columns = [
  'state',
  'address',
  'lines',
  'received',
  'offer',
  'email',
  'assurance',
  'check',
  'source',
  'updated',
] as const;
export type Column = (typeof columns)[number];

const first: Column[] = ['state', 'address', 'lines', 'received'];
/** Defaults for screens with more room than the work needs. */
const firstWhenWide: Column[] = ['state', 'address', 'lines', 'received', 'offer', 'email'];
const wide = '(width >= 112rem)';

export interface Columns {
  shown: Column[];
  choose: (shown: Column[]) => void;
  /** They do not fit beside each other: the table scrolls sideways. */
  areMany: boolean;
}

/** The shown columns: defaults for the width, until someone chooses others, which this browser keeps. */
export function useColumns(): Columns {
  const isWide = useSyncExternalStore(onWidth, () => window.matchMedia(wide).matches);
  const [kept, keep] = useStoredChoice('doorstep.requests.columns', '');
  const shown = read(kept) ?? (isWide ? firstWhenWide : first);
  return {
    shown,
    choose: (next) => keep(JSON.stringify(columns.filter((column) => next.includes(column)))),
    areMany: shown.length > (isWide ? firstWhenWide.length : 5),
  };
}

function onWidth(onChange: () => void): () => void {
  const media = window.matchMedia(wide);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

function read(kept: string): Column[] | null {
  try {
    const shown: unknown = JSON.parse(kept);
    return Array.isArray(shown) ? columns.filter((column) => shown.includes(column)) : null;
  } catch {
    return null;
  }
}
