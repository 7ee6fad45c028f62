import { Fragment, type ReactNode } from 'react';
import type { MarkedRange } from './address-lookup-port.ts';

/** Wraps ascending, non-overlapping ranges in `<mark>`. An address keeps its own text direction. */
export function MarkedText({ text, ranges }: { text: string; ranges: readonly MarkedRange[] }): ReactNode {
  const ends = ranges.map(({ end }) => end);
  return (
    <bdi>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ends[index - 1] ?? 0, start)}
          <mark className="ds-mark">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </bdi>
  );
}
