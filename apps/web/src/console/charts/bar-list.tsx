export interface ListedBar {
  key: string;
  label: string;
  value: number;
  /** The value in words, where a bare number is not enough. */
  text: string;
  /** Text between this bar and the next. */
  after?: string;
  /** A remainder, not comparable with the others. */
  isRest?: boolean;
}

/**
 * Horizontal bars, each with its name and number.
 * @param color Number of a series colour.
 */
export function BarList({ bars, color = 1 }: { bars: ListedBar[]; color?: 1 | 4 }) {
  const largest = Math.max(1, ...bars.filter(({ isRest }) => isRest !== true).map(({ value }) => value));
  return (
    <ul className="plain-list bar-list">
      {bars.map(({ key, label, value, text, after, isRest }) => (
        <li key={key}>
          <span className="bar-list-label">{label}</span>
          <span className="bar-list-value">{text}</span>
          <svg className="bar-list-track" data-rest={isRest === true} aria-hidden="true">
            {isRest === true ? null : (
              <rect className={`bar-list-bar-${color}`} width={`${(value / largest) * 100}%`} height="100%" rx="4" />
            )}
          </svg>
          {after === undefined ? null : <span className="bar-list-after">{after}</span>}
        </li>
      ))}
    </ul>
  );
}
