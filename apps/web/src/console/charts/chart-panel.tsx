import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../shared/texts/texts-context.tsx';
import { useStoredChoice } from '../shared/use-stored-choice.ts';

interface ChartPanelProps {
  name: string;
  title: string;
  /** The chart's message in one sentence. */
  finding: string;
  /** How the numbers were counted. */
  note: string;
  /** URL of the numbers as a CSV file. */
  csv: string;
  table: Omit<ChartTableProps, 'label'>;
  /** The drawing; its group takes the ids of the heading and the finding. */
  children: (ids: { labelledBy: string; describedBy: string }) => ReactNode;
}

/** A chart with the same numbers as a table and as a file. The choice of chart or table is kept for the next visit. */
export function ChartPanel({ name, title, finding, note, csv, table, children }: ChartPanelProps) {
  const { t } = useTexts();
  const id = useId();
  const [view, setView] = useStoredChoice(`doorstep.chart.${name}`, 'chart');
  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key.toLowerCase() !== 't' || hasModifier) return;
    setView(view === 'table' ? 'chart' : 'table');
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key beside the button, which does the same
    <section className={`panel chart-panel chart-panel-${name}`} aria-labelledby={`${id}title`} onKeyDown={onKeyDown}>
      <header className="chart-head">
        <div>
          <h2 id={`${id}title`}>{title}</h2>
          <p id={`${id}finding`} className="muted">
            {finding}
          </p>
        </div>
        <div className="chart-tools">
          <div className="segments" role="group" aria-label={t('staff.insights.view_of', { title })}>
            {(['chart', 'table'] as const).map((each) => (
              <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
                {t(`staff.insights.${each}`)}
              </button>
            ))}
          </div>
          <a className="chart-csv" href={csv} download aria-label={t('staff.insights.csv_of', { title })}>
            {t('staff.insights.csv')}
          </a>
        </div>
      </header>
      {view === 'table' ? (
        <ChartTable {...table} label={title} />
      ) : (
        children({ labelledBy: `${id}title`, describedBy: `${id}finding` })
      )}
      <p className="muted chart-note">{note}</p>
    </section>
  );
}

interface ChartTableProps {
  label: string;
  /** The first column names the rows; the others are numbers. */
  columns: string[];
  rows: (string | number)[][];
}

function ChartTable({ label, columns, rows }: ChartTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
    <div className="chart-table" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{head}</th>
              {cells.map((cell, column) => (
                <td key={columns[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
