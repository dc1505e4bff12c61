import { useTranslation } from 'react-i18next';
import { LineChart, Table } from '@haat/ui-kit';
import { indexText, type IndexLineView } from './index-line.presenter.ts';

/** Fewer days than this are a table: a line through them would tell of a course that was not seen. */
const LEAST_DAYS_OF_A_LINE = 5;

/** Means of a field over time, beside what is usual for its crop. */
export function IndexLine({ line: { summary, days, hasUsual } }: { readonly line: IndexLineView }) {
  const { t } = useTranslation('satellite');
  if (days.length < LEAST_DAYS_OF_A_LINE)
    return (
      <Table
        caption={t('line.title')}
        columns={[
          { key: 'day', header: t('line.date') },
          { key: 'own', header: t('line.own'), align: 'end' },
        ]}
        rows={days.toReversed().map(({ time, text, own }) => ({
          key: `${time}`,
          cells: { day: text, own: indexText(own) },
        }))}
      />
    );
  return (
    <LineChart
      caption={t('line.title')}
      summary={summary}
      dates={days.map(({ time, text }) => ({ time, text }))}
      series={[
        { name: t('line.own'), values: days.map(({ own }) => own) },
        ...(hasUsual ? [{ name: t('line.usual'), values: days.map(({ usual }) => usual) }] : []),
      ]}
      formatValue={indexText}
      labels={{ date: t('line.date'), table: t('line.table'), noValue: '–' }}
    />
  );
}
