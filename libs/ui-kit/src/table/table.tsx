import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface TableColumn {
  /** Name of the column's cells in a row. */
  readonly key: string;
  readonly header: string;
  /** Amounts stand at the end, so that their digits are under one another. */
  readonly align?: 'start' | 'end';
}

export interface TableRow {
  readonly key: string;
  readonly cells: Readonly<Record<string, ReactNode>>;
}

export interface TableProps {
  /** What the table holds. */
  readonly caption: string;
  /** The caption is heard but not seen, where a heading already says it. */
  readonly captionHidden?: boolean;
  /** The first column names each row. */
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
}

const cellClasses =
  'flex flex-wrap items-baseline justify-between gap-x-3 py-1 @md:table-cell @md:border-t @md:border-line ' +
  '@md:px-3 @md:py-2';

/**
 * Facts of several things side by side: prices at three mandis, a bill, a soil report.
 *
 * Use it where one compares down a column. Things to open or act on are a `List`; two values of one thing are a `List`
 * too. Where it has less than 28 rem it becomes a card for each row, with the header's words before each value.
 */
export function Table({ caption, captionHidden = false, columns, rows }: TableProps) {
  const [naming, ...others] = columns;
  return (
    <div className="@container min-w-0">
      {/* Roles are said, because a table that is laid out as blocks loses its own in some browsers. */}
      <table role="table" className="block w-full border-collapse @md:table">
        <caption className={captionHidden ? 'sr-only' : 'block pb-2 text-left font-bold @md:table-caption'}>
          {caption}
        </caption>
        <thead className="sr-only @md:not-sr-only @md:table-header-group">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classes(
                  'px-3 py-2 text-14 font-semibold text-ink-soft',
                  column.align === 'end' ? 'text-right' : 'text-left',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="flex flex-col gap-2 @md:table-row-group">
          {rows.map((row) => (
            <tr
              key={row.key}
              role="row"
              className={
                'block min-w-0 rounded-card border border-line bg-card px-4 py-2 @md:table-row ' +
                '@md:rounded-none @md:border-0'
              }
            >
              {naming ? (
                <th
                  role="rowheader"
                  scope="row"
                  className={
                    'block py-1 text-left font-bold @md:table-cell @md:border-t @md:border-line @md:px-3 @md:py-2'
                  }
                >
                  {row.cells[naming.key]}
                </th>
              ) : null}
              {others.map((column) => (
                <td
                  key={column.key}
                  // It has this role by itself until it is laid out as a block.
                  // eslint-disable-next-line jsx-a11y/no-interactive-element-to-noninteractive-role
                  role="cell"
                  className={classes(cellClasses, column.align === 'end' && '@md:text-right')}
                >
                  <span aria-hidden="true" className="min-w-0 text-14 text-ink-soft @md:hidden">
                    {column.header}
                  </span>
                  <span className="ml-auto min-w-0 text-right @md:text-inherit">{row.cells[column.key]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
