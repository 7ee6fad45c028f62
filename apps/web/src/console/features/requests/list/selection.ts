import type { ListedRequest } from '@doorstep/contract';
import { useState } from 'react';

export interface Selection {
  /** The selected rows among those shown. */
  selected: ListedRequest[];
  has: (id: string) => boolean;
  /** With `isRange`, toggles everything between this row and the last one, as shift does. */
  toggle: (id: string, on: boolean, isRange: boolean) => void;
  toggleAll: (on: boolean) => void;
  /** All that match the filters are selected, including other pages. */
  isAllMatching: boolean;
  selectAllMatching: () => void;
  clear: () => void;
}

/** Which rows are selected. Rows no longer shown are not: no one decides about rows they do not see. */
export function useSelection(rows: ListedRequest[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [lastId, setLastId] = useState('');
  const [isAllMatching, setAllMatching] = useState(false);
  const choosable = rows.filter(isChoosable);
  const selected = choosable.filter(({ id }) => ids.has(id));
  return {
    selected,
    has: (id) => selected.some((row) => row.id === id),
    isAllMatching: isAllMatching && selected.length > 0,
    selectAllMatching: () => setAllMatching(true),
    toggle(id, on, isRange) {
      setAllMatching(false);
      const order = choosable.map((row) => row.id);
      const [from, to] = [order.indexOf(isRange ? lastId : id), order.indexOf(id)].toSorted((a, b) => a - b) as [
        number,
        number,
      ];
      const next = new Set(ids);
      for (const each of order.slice(from === -1 ? to : from, to + 1)) {
        if (on) next.add(each);
        else next.delete(each);
      }
      setIds(next);
      setLastId(id);
    },
    toggleAll(on) {
      setAllMatching(false);
      setIds(new Set(on ? choosable.map(({ id }) => id) : []));
    },
    clear() {
      setAllMatching(false);
      setIds(new Set());
    },
  };
}

/** Whether any decision is possible. */
export function isChoosable({ transitions }: ListedRequest): boolean {
  return transitions.length > 0;
}
