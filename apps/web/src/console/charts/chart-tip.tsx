interface ChartTipProps {
  /** Null while no mark is hovered or focused. */
  tip: { title: string; lines: string[] } | null;
  /** The half of the chart opposite the mark. */
  side: 'left' | 'right';
}

/** A tooltip for the hovered or focused mark; a polite live region. */
export function ChartTip({ tip, side }: ChartTipProps) {
  return (
    <div className="chart-tip" role="status" data-shown={tip !== null} data-side={side}>
      {tip === null ? null : (
        <>
          <strong>{tip.title}</strong>
          {tip.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </>
      )}
    </div>
  );
}
