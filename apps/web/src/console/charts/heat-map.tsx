import { ChartTip } from './chart-tip.tsx';
import { useMarks } from './use-marks.ts';
import { useWidth } from './use-width.ts';

interface HeatMapProps {
  /** All rows have the same length. */
  values: number[][];
  rows: string[];
  /** Column labels; empty ones are not drawn. */
  columns: string[];
  tipOf: (row: number, column: number) => { title: string; lines: string[] };
  labelledBy: string;
  describedBy: string;
}

const [start, cellHeight, gap, axisHeight, shades] = [40, 22, 2, 22, 4];

/** Squares in rows; darker means more. */
export function HeatMap({ values, rows, columns, tipOf, labelledBy, describedBy }: HeatMapProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const count = columns.length;
  const marks = useMarks(values.length * count, { columns: count });
  const slot = Math.max(0, width - start) / count;
  const largest = Math.max(1, ...values.flat());
  const height = values.length * cellHeight + axisHeight;
  const { shown } = marks;
  const tip = shown === null ? null : tipOf(Math.floor(shown / count), shown % count);
  return (
    <div ref={frame} className="chart-frame">
      {width === 0 ? null : (
        <svg className="chart" width={width} height={height}>
          <g aria-hidden="true">
            {rows.map((row, index) => (
              <text key={row} className="chart-label" x={0} y={index * cellHeight + 15}>
                {row}
              </text>
            ))}
            {columns.map((column, index) => (
              <text
                key={index}
                className="chart-label"
                x={start + slot * (index + 0.5)}
                y={height - 6}
                textAnchor="middle"
              >
                {column}
              </text>
            ))}
          </g>
          <g role="group" aria-labelledby={labelledBy} aria-describedby={describedBy} {...marks.group}>
            {values.map((row, at) =>
              row.map((value, column) => {
                const { title, lines } = tipOf(at, column);
                return (
                  <rect
                    key={column}
                    role="img"
                    aria-label={`${title}: ${lines.join(', ')}`}
                    className={`chart-mark chart-heat chart-heat-${value === 0 ? 0 : Math.ceil((value / largest) * shades)}`}
                    x={start + slot * column + gap / 2}
                    y={at * cellHeight + gap / 2}
                    width={Math.max(1, slot - gap)}
                    height={cellHeight - gap}
                    rx={3}
                    {...marks.mark(at * count + column)}
                  />
                );
              }),
            )}
          </g>
        </svg>
      )}
      <ChartTip tip={tip} side={(shown ?? 0) % count < count / 2 ? 'right' : 'left'} />
    </div>
  );
}
