import { useState } from 'react';

/** What the list can show beside the reference, in the order in which it stands there. */
export const columns = [
  'state',
  'name',
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

const first: Column[] = ['state', 'name', 'address', 'lines', 'received'];
const key = 'doorstep.requests.columns';

/** The columns that are shown, which this browser keeps for the next visit. */
export function useColumns(): [Column[], (shown: Column[]) => void] {
  const [shown, setShown] = useState(read);
  return [
    shown,
    (next) => {
      const inOrder = columns.filter((column) => next.includes(column));
      setShown(inOrder);
      try {
        localStorage.setItem(key, JSON.stringify(inOrder));
      } catch {
        // A browser that keeps nothing: the choice holds until the page is left.
      }
    },
  ];
}

function read(): Column[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(kept) ? columns.filter((column) => kept.includes(column)) : first;
  } catch {
    return first;
  }
}
