import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/**
 * One tab stop for all marks of a chart: arrows move the focus between marks, Home and End go to the ends of a row.
 * @param options.columns Marks per row; by default all in one row.
 * @param options.onOpen Opens a mark's details, on Enter and on click.
 */
export function useMarks(
  count: number,
  { columns = count, onOpen }: { columns?: number; onOpen?: (index: number) => void },
) {
  const group = useRef<SVGGElement>(null);
  const [stop, setStop] = useState(count - 1);
  const [shown, setShown] = useState<number | null>(null);
  const current = Math.min(stop, count - 1);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') return setShown(null);
    if (event.key === 'Enter') return onOpen?.(current);
    const next = moved(event.key, { from: current, count, columns });
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    group.current?.querySelector<SVGElement>(`[data-mark="${next}"]`)?.focus();
  }

  return {
    shown: shown === null || shown >= count ? null : shown,
    group: {
      ref: group,
      onKeyDown,
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setShown(null);
      },
      onPointerLeave: () => setShown(null),
    },
    mark: (index: number) => ({
      'data-mark': index,
      tabIndex: index === current ? 0 : -1,
      onFocus: () => {
        setStop(index);
        setShown(index);
      },
      onPointerEnter: () => setShown(index),
      onClick: () => onOpen?.(index),
    }),
  };
}

function moved(key: string, { from, count, columns }: { from: number; count: number; columns: number }): number | null {
  const row = from - (from % columns);
  const targets: Record<string, number> = {
    ArrowLeft: Math.max(row, from - 1),
    ArrowRight: Math.min(row + columns - 1, from + 1),
    ArrowUp: from - columns < 0 ? from : from - columns,
    ArrowDown: from + columns >= count ? from : from + columns,
    Home: row,
    End: Math.min(row + columns, count) - 1,
  };
  return targets[key] ?? null;
}
