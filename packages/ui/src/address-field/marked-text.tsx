import { Fragment, type ReactNode } from 'react';
import type { MarkedRange } from './address-lookup-port.ts';

/** Text with its marked ranges in `<mark>`; ranges ascend and do not overlap. An address keeps its own direction. */
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
