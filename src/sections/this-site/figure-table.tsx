/** Figures with their limits, and how much of each limit is used. */
import type { ReactNode } from 'react';

export type FigureRow = {
  label: string;
  value: ReactNode;
  note?: string | null;
  limit: string | null;
  /** Of the limit, above 1 where it is broken; null where it cannot be shown as a part. */
  share: number | null;
};

type FigureTableProps = {
  columns: { what: string; measured: string; limit: string; none: string };
  rows: readonly FigureRow[];
};

export function FigureTable({ columns, rows }: FigureTableProps) {
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.measured}</th>
          <th scope="col">{columns.limit}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value, note, limit, share }) => (
          <tr key={label}>
            <th scope="row" data-label={columns.what}>
              {label}
            </th>
            <td data-label={columns.measured}>
              {value}
              {note && '. '}
              {note && <small>{note}</small>}
            </td>
            <td data-label={columns.limit}>
              {limit ?? columns.none}
              {share !== null && (
                <svg className={`figure-share${share > 1 ? ' figure-over' : ''}`} aria-hidden="true">
                  <rect width={`${Math.round(Math.min(share, 1 / share) * 100)}%`} height="100%" />
                </svg>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
