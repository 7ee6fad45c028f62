interface ChartTipProps {
  /** Null while no mark is pointed at or has the focus. */
  tip: { title: string; lines: string[] } | null;
  /** The half of the chart that the mark is not in. */
  side: 'left' | 'right';
}

/** What the mark under the pointer or the focus says, beside it; read out politely. */
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
