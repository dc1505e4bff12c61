import { useTranslation } from 'react-i18next';
import { ButtonLink, Card, List, ListRow } from '@haat/ui-kit';
import type { MonthView } from './earnings.data.ts';

/** The commission of a month: the sum, what it is made of, and the ways to the months beside it. */
export function MonthCard({ month }: { readonly month: MonthView }) {
  const { t } = useTranslation('earnings');
  const { name, total, earned, takenBack, entries, before, after } = month;
  return (
    <section aria-labelledby="month" className="flex min-w-0 flex-col gap-3">
      <Card>
        <h2 id="month" className="text-18 font-bold">
          {t('month.heading', { month: name })}
        </h2>
        <p className="text-28 font-bold">{total}</p>
        <p>{t('month.earned', { amount: earned })}</p>
        {takenBack === null ? null : <p>{t('month.takenBack', { amount: takenBack })}</p>}
      </Card>
      {entries.length === 0 ? (
        <p className="text-ink-soft">{t('month.none')}</p>
      ) : (
        <List label={t('month.heading', { month: name })}>
          {entries.map(({ number, kind, amount, day }, index) => (
            <ListRow
              key={index}
              title={t('order', { number })}
              detail={`${t(`kind.${kind}`)} · ${day}`}
              trailing={<span className="font-bold">{amount}</span>}
            />
          ))}
        </List>
      )}
      <div className="flex flex-wrap gap-3">
        {before === null ? null : (
          <ButtonLink to={before} variant="secondary">
            {t('month.before')}
          </ButtonLink>
        )}
        {after === null ? null : (
          <ButtonLink to={after} variant="secondary">
            {t('month.after')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
