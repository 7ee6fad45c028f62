import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Heads the column, and in narrow windows labels each cell of a `people-table`. */
  label: string;
  render: (row: Row) => ReactNode;
  /** `name` names the row, `actions` needs no label. */
  kind?: 'name' | 'number' | 'actions';
  /** Of the cells. */
  className?: string;
  /** Replaces the text of the heading. */
  head?: ReactNode;
}

interface DataTableProps<Row> {
  caption: string;
  className: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  isCurrent?: (row: Row) => boolean;
}

/** One row per record; in narrow windows, one card. */
export function DataTable<Row>({ caption, className, rows, keyOf, columns, isCurrent }: DataTableProps<Row>) {
  return (
    <table className={`table ${className}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, kind, head = label }) => (
            <th key={label} scope="col" className={kind === 'number' ? 'cell-number' : undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} aria-current={isCurrent?.(row) || undefined}>
            {columns.map(({ label, kind, className = kind === 'number' ? 'cell-number' : undefined, render }) =>
              kind === 'name' ? (
                <th key={label} scope="row" className={className}>
                  {render(row)}
                </th>
              ) : (
                <td key={label} className={className} data-label={kind === 'actions' ? undefined : label}>
                  {render(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
