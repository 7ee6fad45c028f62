import { useId } from 'react';
import { axisTicks } from './axis-ticks.ts';
import { ChartTip } from './chart-tip.tsx';
import { useMarks } from './use-marks.ts';
import { useWidth } from './use-width.ts';

export interface BarPoint {
  key: string;
  /** Label on the axis. */
  short: string;
  title: string;
  lines: string[];
  value: number;
  /** Previous value, drawn as a line across the bar. */
  before: number | null;
  /** Value in the lower panel; null if there is none. */
  level: number | null;
  isUnfinished: boolean;
}

interface BarChartProps {
  points: BarPoint[];
  labelledBy: string;
  describedBy: string;
  /** Titles of the two panels; the second is drawn only if points have a level. */
  names: [string, string];
  format: (value: number) => string;
  /** Opens the list behind a bar. */
  onOpen: (index: number) => void;
}

const [start, end, top, barsHeight, gap, levelHeight, axisHeight] = [44, 8, 26, 150, 34, 72, 24];

/** Bars over time, and below them a step line of a second measure on the same axis. */
export function BarChart({ points, labelledBy, describedBy, names, format, onOpen }: BarChartProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const hatch = useId();
  const marks = useMarks(points.length, { onOpen });
  const plotWidth = Math.max(0, width - start - end);
  const slot = plotWidth / Math.max(1, points.length);
  const barWidth = Math.max(1, slot * (slot < 6 ? 0.85 : 0.64));
  const xOf = (index: number) => start + slot * (index + 0.5);

  const largest = Math.max(0, ...points.map(({ value, before }) => Math.max(value, before ?? 0)));
  const ticks = axisTicks(largest);
  const bottom = top + barsHeight;
  const yOf = (value: number) => bottom - (value / (ticks.at(-1) ?? 1)) * barsHeight;
  const highest = points.reduce((best, { value }, index) => (value > (points[best]?.value ?? 0) ? index : best), 0);

  const hasBefore = points.some(({ before }) => before !== null && before > 0);
  const hasLevel = points.some(({ level }) => level !== null);
  const levelTicks = axisTicks(Math.max(0, ...points.map(({ level }) => level ?? 0)));
  const levelBottom = bottom + gap + levelHeight;
  const levelOf = (value: number) => levelBottom - (value / (levelTicks.at(-1) ?? 1)) * levelHeight;
  const height = (hasLevel ? levelBottom : bottom) + axisHeight;
  const steps = points.flatMap(({ level }, index) =>
    level === null ? [] : [`${start + slot * index} ${levelOf(level)} H${start + slot * (index + 1)}`],
  );
  const line = `M${steps.join(' L')}`;
  const every = Math.max(1, Math.ceil(points.length / Math.max(1, Math.floor(plotWidth / 64))));
  const point = marks.shown === null ? undefined : points[marks.shown];

  return (
    <div ref={frame} className="chart-frame">
      {width === 0 ? null : (
        <svg className="chart" width={width} height={height} aria-hidden={false}>
          <defs>
            <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="2.5" height="5" className="chart-hatch" />
            </pattern>
          </defs>
          <g aria-hidden="true">
            <text x={0} y={12} className="chart-name">
              {names[0]}
            </text>
            {ticks.map((tick) => (
              <Line key={tick} y={yOf(tick)} width={width} label={format(tick)} />
            ))}
            {hasLevel ? (
              <>
                <text x={0} y={bottom + gap - 12} className="chart-name">
                  {names[1]}
                </text>
                {[0, levelTicks.at(-1) ?? 1].map((tick) => (
                  <Line key={tick} y={levelOf(tick)} width={width} label={format(tick)} />
                ))}
                <path className="chart-area" d={`${line} V${levelBottom} H${start} Z`} />
                <path className="chart-line" d={line} />
              </>
            ) : null}
            {marks.shown === null ? null : (
              <line
                className="chart-cursor"
                x1={xOf(marks.shown)}
                x2={xOf(marks.shown)}
                y1={top}
                y2={height - axisHeight}
              />
            )}
            {points.map(({ key, short }, index) =>
              index % every === 0 ? (
                <text key={key} className="chart-label" x={xOf(index)} y={height - 6} textAnchor="middle">
                  {short}
                </text>
              ) : null,
            )}
          </g>
          <g role="group" aria-labelledby={labelledBy} aria-describedby={describedBy} {...marks.group}>
            {points.map(({ key, title, lines, value, before, isUnfinished }, index) => (
              <g
                key={key}
                role="link"
                aria-label={`${title}: ${lines.join(', ')}`}
                className="chart-mark"
                {...marks.mark(index)}
              >
                <rect className="chart-target" x={start + slot * index} y={top} width={slot} height={barsHeight} />
                <path
                  className="chart-bar"
                  d={bar({ x: xOf(index) - barWidth / 2, y: yOf(value), width: barWidth, bottom })}
                  {...(isUnfinished ? { fill: `url(#${hatch})`, 'data-unfinished': true } : {})}
                />
                {before === null || !hasBefore ? null : (
                  <line
                    className="chart-before"
                    x1={xOf(index) - barWidth * 0.65}
                    x2={xOf(index) + barWidth * 0.65}
                    y1={yOf(before)}
                    y2={yOf(before)}
                  />
                )}
              </g>
            ))}
          </g>
          {largest === 0 ? null : (
            <text
              aria-hidden="true"
              className="chart-top"
              x={xOf(highest)}
              y={yOf(points[highest]?.value ?? 0) - 6}
              textAnchor="middle"
            >
              {format(points[highest]?.value ?? 0)}
            </text>
          )}
        </svg>
      )}
      <ChartTip tip={point ?? null} side={(marks.shown ?? 0) < points.length / 2 ? 'right' : 'left'} />
    </div>
  );
}

function Line({ y, width, label }: { y: number; width: number; label: string }) {
  return (
    <>
      <line className="chart-grid" x1={start} x2={width - end} y1={y} y2={y} />
      <text className="chart-label" x={start - 8} y={y + 4} textAnchor="end">
        {label}
      </text>
    </>
  );
}

/** SVG path of a bar with a rounded top. */
function bar({ x, y, width, bottom }: { x: number; y: number; width: number; bottom: number }): string {
  const radius = Math.min(5, width / 2, bottom - y);
  return `M${x} ${bottom} V${y + radius} Q${x} ${y} ${x + radius} ${y} H${x + width - radius}
    Q${x + width} ${y} ${x + width} ${y + radius} V${bottom} Z`;
}
