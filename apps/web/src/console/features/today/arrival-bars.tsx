import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWidth } from '../../charts/use-width.ts';

export interface Arrival {
  day: string;
  requests: number;
  /** The same weekday two weeks earlier. */
  before: number;
  /** URL of their list; null for people who may not see it. */
  to: string | null;
}

interface ArrivalBarsProps {
  arrivals: readonly Arrival[];
  label: (day: string) => string;
  /** Label of the last day. */
  today: string;
}

/** In CSS pixels, so that text has its size at every width. */
const size = { height: 250, left: 36, top: 22, bottom: 28 };
const floor = size.height - size.bottom;
const barPart = 0.64;
const lines = 3;
const narrowSlot = 28;

/** For sighted readers; the table next to it says the same. */
export function ArrivalBars({ arrivals, label, today }: ArrivalBarsProps) {
  const [frame, width] = useWidth<HTMLDivElement>();
  const max = Math.max(1, ...arrivals.flatMap(({ requests, before }) => [requests, before]));
  const step = niceStep(max / lines);
  const top = Math.ceil(max / step) * step;
  const slot = Math.max(0, width - size.left) / Math.max(1, arrivals.length);
  const labelEvery = slot < narrowSlot ? 4 : 2;
  const yOf = (requests: number) => floor - (requests / top) * (floor - size.top);
  const highest = arrivals.findIndex(({ requests }) => requests === Math.max(...arrivals.map((one) => one.requests)));
  return (
    <div ref={frame}>
      <svg className="bars" height={size.height} aria-hidden="true" focusable="false">
        <defs>
          <pattern id="unfinished" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect className="bar-hatch" width="3" height="6" />
          </pattern>
        </defs>
        {Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step).map((value) => (
          <g key={value}>
            <line className="bar-grid" x1={size.left} x2={width} y1={yOf(value)} y2={yOf(value)} />
            <text className="bar-axis" x={size.left - 8} y={yOf(value) + 4} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {arrivals.map(({ day, requests, before, to }, index) => {
          const isToday = index === arrivals.length - 1;
          const middle = size.left + slot * (index + 0.5);
          const barWidth = slot * barPart;
          return (
            <Slot key={day} to={to}>
              <rect className="bar-slot" x={middle - slot / 2} y={size.top} width={slot} height={floor - size.top} />
              {requests === 0 ? null : (
                <path
                  className={isToday ? 'bar bar-unfinished' : 'bar'}
                  d={barPath(middle - barWidth / 2, yOf(requests), barWidth)}
                />
              )}
              <line
                className="bar-before"
                x1={middle - slot * 0.44}
                x2={middle + slot * 0.44}
                y1={yOf(before)}
                y2={yOf(before)}
              />
              {index === highest && requests > 0 ? (
                <text className="bar-number" x={middle} y={yOf(requests) - 7} textAnchor="middle">
                  {requests}
                </text>
              ) : null}
              {isToday || (index % labelEvery === 1 && index < arrivals.length - 2) ? (
                <text
                  className={isToday ? 'bar-axis bar-today' : 'bar-axis'}
                  x={middle}
                  y={size.height - 8}
                  textAnchor="middle"
                >
                  {isToday ? today : label(day)}
                </text>
              ) : null}
            </Slot>
          );
        })}
      </svg>
    </div>
  );
}

/** A day; its link is for pointers only. */
function Slot({ to, children }: { to: string | null; children: ReactNode }) {
  return to === null ? (
    <g>{children}</g>
  ) : (
    <Link className="bar-open" to={to} tabIndex={-1}>
      {children}
    </Link>
  );
}

/** SVG path of a bar with a rounded top, down to the axis. */
function barPath(x: number, y: number, width: number): string {
  const radius = Math.min(5, width / 2, floor - y);
  return `M${x} ${floor}V${y + radius}q0 ${-radius} ${radius} ${-radius}h${width - 2 * radius}q${radius} 0 ${radius} ${radius}V${floor}z`;
}

/** 1, 2 or 5 times a power of ten, at least 1. */
function niceStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, step)));
  return ([1, 2, 5, 10].find((factor) => factor * power >= step) ?? 10) * power;
}
