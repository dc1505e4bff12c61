import { useTranslation } from 'react-i18next';
import { formatAmount } from '@haat/format';
import { LineChart, Table } from '@haat/ui-kit';
import { NO_VALUE, type HistoryView } from './history.presenter.ts';

/** Prices of one market over time: a line where there are enough of them, else a table, and a sentence beside it. */
export function PriceHistory({ history }: { readonly history: HistoryView }) {
  const { t } = useTranslation('mandi');
  const { caption, summary, days, isLine, supportPrice, hasArrivals } = history;
  if (days.length === 0) return <p>{summary}</p>;
  if (!isLine)
    return (
      <Table
        caption={caption}
        columns={[
          { key: 'day', header: t('chart.date') },
          { key: 'rate', header: t('chart.modal'), align: 'end' },
          ...(hasArrivals ? [{ key: 'arrivals', header: t('chart.arrivals'), align: 'end' as const }] : []),
        ]}
        rows={[...days].reverse().map(({ time, text, rate, arrivals }) => ({
          key: `${time}`,
          cells: { day: text, rate, arrivals },
        }))}
      />
    );
  return (
    <LineChart
      key={caption}
      caption={caption}
      summary={summary}
      dates={days.map(({ time, text }) => ({ time, text }))}
      series={[
        { name: t('chart.modal'), values: days.map(({ modal }) => modal) },
        ...(supportPrice === null ? [] : [{ name: t('chart.support'), values: days.map(() => supportPrice) }]),
      ]}
      columns={hasArrivals ? [{ name: t('chart.arrivals'), texts: days.map(({ arrivals }) => arrivals) }] : []}
      formatValue={(value) => `₹${formatAmount(value)}`}
      labels={{ date: t('chart.date'), table: t('chart.table'), noValue: NO_VALUE }}
    />
  );
}
