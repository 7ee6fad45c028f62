interface RangeBarProps {
  /** Dates: the ends of the axis, the range on it, and its likeliest day. */
  first: string;
  last: string;
  from: string;
  middle: string;
  until: string;
}

/** A range of days on an axis. The sentence next to it says the same. */
export function RangeBar({ first, last, from, middle, until }: RangeBarProps) {
  const [start, end] = [Date.parse(first), Date.parse(last)];
  const percent = (day: string) => `${end === start ? 0 : ((Date.parse(day) - start) / (end - start)) * 100}%`;
  return (
    <svg className="range-bar" aria-hidden="true">
      <line className="chart-dashed" x1="0" x2={percent(from)} y1="8" y2="8" />
      <line className="chart-band" x1={percent(from)} x2={percent(until)} y1="8" y2="8" />
      <circle className="chart-likely" cx={percent(middle)} cy="8" r="5" />
    </svg>
  );
}
