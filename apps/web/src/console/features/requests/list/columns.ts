import { useStoredChoice } from '../../../shared/use-stored-choice.ts';

/** What the list can show beside the name and the reference, in the order in which it stands there. */
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

/** The columns that are shown, which this browser keeps for the next visit. */
export function useColumns(): [Column[], (shown: Column[]) => void] {
  const [kept, keep] = useStoredChoice('doorstep.requests.columns', JSON.stringify(first));
  return [read(kept), (next) => keep(JSON.stringify(columns.filter((column) => next.includes(column))))];
}

function read(kept: string): Column[] {
  try {
    const shown: unknown = JSON.parse(kept);
    return Array.isArray(shown) ? columns.filter((column) => shown.includes(column)) : first;
  } catch {
    return first;
  }
}
