import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Banner, ButtonLink, Card, List, ListRow } from '@haat/ui-kit';
import type { DuesView } from './credit.presenter.ts';

/** What is owed by which day, and the link to repaying it. */
export function CreditDues({
  dues: { amount, ahead, interest, dueDay, isLate, canRepay, days },
}: {
  readonly dues: DuesView;
}) {
  const { t } = useTranslation('credit');
  return (
    <>
      {isLate ? (
        <Banner tone="danger" title={t('late.title', { day: dueDay })}>
          {t('late.text')}
        </Banner>
      ) : null}
      <Card>
        <h2 className="text-18 font-bold">{t('dues')}</h2>
        <p className="text-sum font-bold">{amount ?? t('nothingDue')}</p>
        {ahead === null ? null : <p>{t('ahead', { amount: ahead })}</p>}
        {dueDay === null || isLate ? null : <p>{t('dueBy', { day: dueDay })}</p>}
        {interest === null ? null : <p className="text-ink-soft">{t('interest', { amount: interest })}</p>}
        {canRepay ? (
          <ButtonLink to={pathTo('repayCredit')} size="large" fullWidth reloadDocument>
            {t('repay')}
          </ButtonLink>
        ) : null}
      </Card>
      {days.length > 1 ? (
        <section aria-labelledby="by-day" className="flex min-w-0 flex-col gap-2">
          <h2 id="by-day" className="text-18 font-bold">
            {t('byDay.heading')}
          </h2>
          <List>
            {days.map((one) => (
              <ListRow
                key={one.key}
                title={one.day}
                detail={one.isLate ? t('byDay.late') : undefined}
                trailing={<span className="font-bold">{one.amount}</span>}
              />
            ))}
            {interest === null ? null : (
              <ListRow title={t('byDay.interest')} trailing={<span className="font-bold">{interest}</span>} />
            )}
          </List>
        </section>
      ) : null}
    </>
  );
}
