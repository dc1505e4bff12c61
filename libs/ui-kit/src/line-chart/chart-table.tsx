import { Accordion } from '../accordion/accordion.tsx';
import { Table } from '../table/table.tsx';
import type { ChartColumn, ChartDate, ChartSeries } from './chart-data.ts';

interface ChartTableProps {
  /** The words that open it. */
  readonly summary: string;
  readonly caption: string;
  readonly dateHeader: string;
  readonly dates: readonly ChartDate[];
  readonly series: readonly ChartSeries[];
  readonly columns: readonly ChartColumn[];
  readonly valueText: (value: number | null | undefined) => string;
}

/** All numbers of a chart, newest first, for who cannot or does not want to read lines. */
export function ChartTable({ summary, caption, dateHeader, dates, series, columns, valueText }: ChartTableProps) {
  return (
    <Accordion title={summary}>
      <Table
        caption={caption}
        captionHidden
        columns={[
          { key: 'date', header: dateHeader },
          ...[...series, ...columns].map(({ name }) => ({ key: name, header: name, align: 'end' as const })),
        ]}
        rows={dates
          .map((date, index) => ({
            key: `${date.time}`,
            cells: {
              date: date.text,
              ...Object.fromEntries(series.map(({ name, values }) => [name, valueText(values[index])])),
              ...Object.fromEntries(columns.map(({ name, texts }) => [name, texts[index] ?? ''])),
            },
          }))
          .reverse()}
      />
    </Accordion>
  );
}
